import {randomUUID} from 'node:crypto';
import {cp, readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {listen} from '../helpers/listen.js';
import {fixtures, freshHome} from './docextract.js';
import {onTerminal} from './on-terminal.js';

/** How often the job is asked for before it has ended: long enough for the spinner to be drawn. */
const askedBeforeEnd = 3;

let home: string;
let env: Record<string, string>;
let lastJob = '';

beforeAll(async () => {
  ({home, env} = await freshHome());
  await cp(join(fixtures, 'scans', 'rechnung-bergmann.pdf'), join(home, 'one.pdf'));
  const asked = new Map<string, number>();
  const answers: Record<string, (job_id: string) => object> = {
    '/v1/process': () => ({document_data: {number: 'R-1'}}),
    '/v1/process-job': () => ({job_id: (lastJob = randomUUID()), template_id: null, static_values: null}),
    '/v1/job-status': (job_id) => {
      asked.set(job_id, (asked.get(job_id) ?? 0) + 1);
      const hasEnded = asked.get(job_id)! >= askedBeforeEnd;
      return {job_id, template_id: null, status: hasEnded ? 'SUCCESS' : 'PROCESSING'};
    },
    '/v1/job-results': () => [{number: 'R-1'}],
  };
  const server = createServer((request, reply) => {
    const {pathname, searchParams} = new URL(request.url!, 'http://localhost');
    const answer = answers[pathname];
    request.resume().on('end', () => {
      reply.writeHead(answer === undefined ? 404 : 200, {'content-type': 'application/json'});
      reply.end(JSON.stringify(answer?.(searchParams.get('job_id') ?? '') ?? {}));
    });
  });
  const port = await listen(server);
  env = {...env, DOCEXTRACT_BASE_URL: `http://127.0.0.1:${port}`, DOCEXTRACT_API_KEY: 'k'};
  return () => (server.closeAllConnections(), server.close());
});

test.each([0, 1, 20, 80])('on a terminal of %i columns process, submit and results end', async (columns) => {
  const terminal = {columns, cwd: home, env: {...env, HOME: join(home, `home-${columns}`)}, timeout: 300_000};
  const out = join(home, `out-${columns}`);
  const processed = await onTerminal(['process', 'one.pdf', '-t', 'x', '--force'], terminal);
  expect(processed).toMatchObject({timedOut: false, exitCode: 0});
  const submitted = await onTerminal(
    ['submit', 'one.pdf', '-t', 'x', '--per-file', '--force', '-o', out],
    terminal,
  );
  expect(submitted).toMatchObject({timedOut: false, exitCode: 0});
  expect(await readFile(join(out, 'one.pdf.json'), 'utf8')).toContain('R-1');
  const fetched = await onTerminal(['results', lastJob], terminal);
  expect(fetched).toMatchObject({timedOut: false, exitCode: 0});
});
