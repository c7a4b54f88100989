import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {folderOf} from '../../batch/bench.js';
import {json, serveWire} from '../../client/wire-server.js';
import {png} from '../../service/harness.js';
import {run} from '../fake-io.js';

/** A service of several accounts: a job is found with the key it was submitted with, and with no other. */
async function serveAccounts() {
  const owners = new Map<string, string>();
  const keyOf = (request: {headers: Record<string, unknown>}) => String(request.headers['x-auth']);
  return serveWire((request, ...rest) => {
    if (request.url === '/v1/process-job') {
      const job_id = `job-${owners.size + 1}`;
      owners.set(job_id, keyOf(request));
      return json({job_id, template_id: 't'}, 202)(request, ...rest);
    }
    const asked =
      new URL(request.url, 'http://host').searchParams.get('job_id') ??
      (JSON.parse(request.body.toString()) as {job_id: string}).job_id;
    if (owners.get(asked) !== keyOf(request)) return json({error: 'not_found'}, 404)(request, ...rest);
    const reply = request.method === 'POST' ? [{total: '1'}] : {job_id: asked, status: 'SUCCESS'};
    json(reply)(request, ...rest);
  });
}

test('jobs of one key are left alone by a run with another, and collected by the next with their own', async () => {
  const {url} = await serveAccounts();
  const cwd = await folderOf({'in/a.png': png('a')});
  const docextract = (key: string, ...argv: string[]) =>
    run(argv, {cwd, env: {HOME: cwd, DOCEXTRACT_BASE_URL: url, DOCEXTRACT_API_KEY: key}});
  const collect = ['results', '--pending', '-o', 'out'];
  expect(await docextract('k1', 'submit', 'in', '-t', 't', '--detach', '-q')).toMatchObject({exitCode: 0});
  const other = await docextract('k2', ...collect);
  expect(other.exitCode).toBe(0);
  expect(other.stderr).toContain('1 pending job was submitted with another key');
  const named = await docextract('k2', 'results', 'job-1', '-o', 'out');
  expect(named.exitCode).toBe(10);
  expect((await docextract('k1', ...collect)).exitCode).toBe(0);
  expect(JSON.parse(await readFile(join(cwd, 'out/a.png.json'), 'utf8'))).toEqual({total: '1'});
});
