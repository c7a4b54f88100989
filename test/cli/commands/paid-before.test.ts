import {readFile, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {serve, state, three} from '../../batch/foreign.js';
import {json} from '../../client/wire-server.js';
import {run} from '../fake-io.js';

/** A service that names files, a folder of three documents, and commands of one user on them. */
async function paidOnce(jobId = 'j-1') {
  const folder = await three();
  const server = await serve({
    'process-job': [json({job_id: jobId}, 202)],
    'job-status': [state('SUCCESS')],
    'job-results': [
      json([
        {_file: 'a.png', n: 1},
        {_file: 'b.png', n: 2},
        {_file: 'c.png', n: 3},
      ]),
    ],
    process: [json({document_data: {n: 9}})],
  });
  const env = {HOME: folder, DOCEXTRACT_BASE_URL: server.url, DOCEXTRACT_API_KEY: 'key-of-a-test'};
  const docextract = (...argv: string[]) =>
    run(argv[0] === 'results' ? argv : [...argv, '-t', 't'], {cwd: folder, env});
  const paid = () => server.sent('process').filter(({method}) => method === 'POST').length;
  return {folder, docextract, paid};
}

const processed = (stdout: string) => (JSON.parse(stdout) as {document_data?: unknown}).document_data;

test('process of a file that submit has paid gives the paid result, says so, and sends nothing', async () => {
  const {docextract, paid} = await paidOnce();
  expect((await docextract('submit', 'in', '-o', 'out')).exitCode).toBe(0);
  const {exitCode, stdout, stderr} = await docextract('process', 'in/b.png', '--json');
  expect({exitCode, fields: processed(stdout)}).toEqual({exitCode: 0, fields: {n: 2}});
  expect(stderr).toContain('1 document was paid before (j-1)');
  expect(paid()).toBe(1);
});

test('submit of what process has paid writes its results, and sends the rest', async () => {
  const {folder, docextract, paid} = await paidOnce();
  await docextract('process', 'in', '-q');
  const {exitCode, stderr} = await docextract('submit', 'in', '-o', 'out');
  expect(exitCode).toBe(0);
  expect(stderr).toContain('3 documents were paid before');
  expect(JSON.parse(await readFile(join(folder, 'out/c.png.json'), 'utf8'))).toEqual({n: 9});
  expect(paid()).toBe(3);
});

test('where the paid result is gone the file is refused, exit 2, with the job; --force pays', async () => {
  const {folder, docextract, paid} = await paidOnce();
  await docextract('submit', 'in', '-o', 'out');
  await rm(join(folder, 'out'), {recursive: true});
  const {exitCode, stderr} = await docextract('process', 'in/b.png');
  expect(exitCode).toBe(2);
  expect(stderr).toContain('job j-1');
  expect(stderr).toContain('docextract results -o DIR j-1');
  expect(paid()).toBe(1);
  const forced = await docextract('process', 'in/b.png', '--json', '--force');
  expect(processed(forced.stdout)).toEqual({n: 9});
  expect(paid()).toBe(2);
});

test('the command that fetches the paid result works for a job whose id looks like an option', async () => {
  const {folder, docextract} = await paidOnce('-j');
  await docextract('submit', 'in', '-o', 'out');
  await rm(join(folder, 'out'), {recursive: true});
  const {stderr} = await docextract('process', 'in/b.png');
  expect(stderr).toContain('docextract results -o DIR -- -j');
  expect((await docextract('results', '-o', 'out', '--', '-j')).exitCode).toBe(0);
});

test('a file that a job is still to be collected for is not sent alone: exit 8', async () => {
  const {docextract, paid} = await paidOnce();
  await docextract('submit', 'in', '--detach');
  const {exitCode, stderr} = await docextract('process', 'in/b.png');
  expect(exitCode).toBe(8);
  expect(stderr).toContain('docextract watch j-1');
  await docextract('results', 'j-1', '-o', 'out');
  expect(processed((await docextract('process', 'in/b.png', '--json')).stdout)).toEqual({n: 2});
  expect(paid()).toBe(1);
});
