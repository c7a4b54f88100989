import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {serve, state, three} from '../../batch/foreign.js';
import {json} from '../../client/wire-server.js';
import {run} from '../fake-io.js';

/** A service that says nothing of files, and `submit` of a folder of three documents to it. */
async function submitTo(results: unknown) {
  const folder = await three();
  const server = await serve({
    'process-job': [json({job_id: 'j-1'}, 202)],
    'job-status': [state('SUCCESS')],
    'job-results': [json(results)],
  });
  const env = {HOME: folder, DOCEXTRACT_BASE_URL: server.url, DOCEXTRACT_API_KEY: 'key-of-a-test'};
  const submit = (...flags: string[]) =>
    run(['submit', 'in', '-t', 't', '-o', 'out', ...flags], {cwd: folder, env});
  const table = () => readFile(join(folder, 'out/results.csv'), 'utf8');
  return {submit, table, paid: () => server.sent('process-job').length};
}

test('as many results as documents: exit 0, a table, and one warning that names the ways to certainty', async () => {
  const {submit, table, paid} = await submitTo([{n: 1}, {n: 2}, {n: 3}]);
  const {exitCode, stderr} = await submit('--format', 'csv');
  expect(exitCode).toBe(0);
  expect(stderr.match(/does not say which document/g)).toHaveLength(1);
  expect(stderr).toMatch(/--trust-order[^]*--per-file/);
  expect((await table()).trim().split('\r\n')).toHaveLength(4);
  expect((await submit('--format', 'csv', '--trust-order')).exitCode).toBe(0);
  expect((await table()).split('\r\n')[1]).toMatch(/^a\.png,/);
  expect(paid()).toBe(1);
});

test('no result at all for several documents: exit 14, and paid once', async () => {
  const {submit, paid} = await submitTo([]);
  const {exitCode, stderr} = await submit();
  expect(exitCode).toBe(14);
  expect(stderr).toContain('the job gave no results for 3 documents');
  expect((await submit()).exitCode).toBe(14);
  expect(paid()).toBe(1);
});

test('another number: exit 14, however often, and paid once', async () => {
  const {submit, paid} = await submitTo([{n: 1}, {n: 2}]);
  const {exitCode, stderr} = await submit();
  expect(exitCode).toBe(14);
  expect(stderr).toContain('--per-file');
  expect((await submit()).exitCode).toBe(14);
  expect((await submit('--retry-failed')).exitCode).toBe(14);
  expect((await submit('--trust-order', '--json')).exitCode).toBe(14);
  expect(paid()).toBe(1);
});
