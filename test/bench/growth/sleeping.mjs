/** An engine of fixed cost: it sleeps as many milliseconds as the document says, and uses no core meanwhile. */
import {readFileSync} from 'node:fs';
import {setTimeout as delay} from 'node:timers/promises';

export const countPages = () => Promise.resolve(1);

export async function extract(path, request) {
  const ms = /sleep (\d+)/.exec(readFileSync(path, 'latin1'))?.[1];
  await delay(Number(ms ?? 0));
  const fields = request.fields.map(({name}) => [
    name,
    {value: '12.50', confidence: 1, route: 'label', page: 1},
  ]);
  return {pages: 1, fields: Object.fromEntries(fields), warnings: []};
}
