import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {json, serveWire} from '../../client/wire-server.js';
import {png} from '../../service/harness.js';
import {folderOf} from '../../batch/bench.js';
import {run} from '../fake-io.js';

test('a job whose status means nothing for ever ends at --job-timeout with code 8, and stays to be collected', async () => {
  const {url} = await serveWire((request, response, socket) =>
    (request.url.startsWith('/v1/process-job')
      ? json({job_id: 'j-1', template_id: 't', static_values: null}, 202)
      : json({job_id: 'j-1', template_id: 't', status: 'POLISHING'}))(request, response, socket),
  );
  const home = await folderOf({'scans/a.png': png('a')});
  const env = {HOME: home, DOCEXTRACT_BASE_URL: url, DOCEXTRACT_API_KEY: 'k'};
  const argv = ['submit', 'scans', '-t', 't', '--job-timeout', '1s', '--json'];
  const {exitCode, stdout} = await run(argv, {cwd: home, env});
  expect(exitCode).toBe(8);
  expect(JSON.parse(stdout)).toMatchObject({job_id: 'j-1', summary: {counts: {pending: 1}, exit_code: 8}});
});

test('the pause a service asks one process for is there for all others with the key', async () => {
  const asked: number[] = [];
  const {url} = await serveWire((request, response, socket) => {
    asked.push(Date.now());
    return json({job_id: 'j-1', template_id: 't', status: 'SUCCESS'}, 200, {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': '2',
    })(request, response, socket);
  });
  const home = await folderOf();
  const env = {HOME: home, DOCEXTRACT_BASE_URL: url, DOCEXTRACT_API_KEY: 'k'};
  const first = await run(['status', 'j-1', '--json'], {cwd: home, env});
  expect(first.exitCode).toBe(0);
  await expect.poll(() => readdir(join(home, '.local/state/docextract/limits'))).toHaveLength(1);
  await run(['status', 'j-1', '--json'], {cwd: home, env});
  expect(asked[1]! - asked[0]!).toBeGreaterThan(1900);
});
