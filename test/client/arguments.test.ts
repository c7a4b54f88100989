import {expect, test} from 'vitest';
import {createClient} from '../../src/client/client.js';

/** As a JavaScript caller may call it: nothing is sent, and nothing thrown before there is a promise to reject. */
const client = createClient({baseUrl: 'http://127.0.0.1:9', apiKey: 'k'}) as unknown as Record<
  string,
  (...given: unknown[]) => Promise<unknown>
>;
const document = {name: 'a.pdf', size: 1, open: () => []};

test.each(['process', 'submit', 'agent', 'submitAgent'])(
  '%s without a document or without options rejects with what is missing',
  async (method) => {
    await expect(client[method]?.()).rejects.toMatchObject({
      code: 'usage',
      message: `${method} needs a document`,
    });
    await expect(client[method]?.(document)).rejects.toMatchObject({
      code: 'usage',
      message: `${method} needs options`,
    });
  },
);

test.each(['status', 'results', 'deleteJob', 'template', 'resultsCsv', 'download'])(
  '%s of what is no id rejects with that',
  async (method) => {
    for (const id of [undefined, '', 7])
      await expect(client[method]?.(id)).rejects.toMatchObject({code: 'usage'});
  },
);
