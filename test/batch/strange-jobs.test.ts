import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {glob} from 'tinyglobby';
import {expect, test} from 'vitest';
import {collectJobs} from '../../src/batch/submit/collect-jobs.js';
import {plannedRequestOf} from '../../src/batch/plan/plan-requests.js';
import {scan} from '../../src/batch/scan/scan.js';
import {tasksOf} from '../../src/batch/run/deduplicate-documents.js';
import {json} from '../client/wire-server.js';
import {png} from '../service/harness.js';
import {folderOf} from './bench.js';
import {fastContext, serve, state, submit, work} from './foreign.js';

/** A folder with an archive in it. */
async function archived(): Promise<string> {
  const folder = await folderOf({'in/a.png': png('a'), 'in/b.png': png('b')});
  const found = await scan({cwd: folder, inputs: ['in'], travel: 'archive'});
  const {tasks} = await tasksOf(found.documents, {work, service: 's', context: {tell: () => undefined}});
  const chunks: Buffer[] = [];
  for await (const chunk of plannedRequestOf(tasks).document.open() as AsyncIterable<Buffer>)
    chunks.push(chunk);
  return folderOf({'in/b.zip': Buffer.concat(chunks)});
}

const inputs = ['in/b.zip'];
const filesIn = async (folder: string) => (await glob('**/*', {cwd: folder, dot: true})).sort();

test.each(['../../../evil', '/etc/evil', '..', 'a\\b', 'x'.repeat(300)])(
  'files of a job whose id is %s lie in the output folder',
  async (job_id) => {
    const root = await folderOf({'work/in/a.png': png('a'), 'work/in/b.png': png('b')});
    const folder = join(root, 'work');
    const server = await serve({
      'process-job': [json({job_id}, 202)],
      'job-status': [json({job_id, status: 'SUCCESS'})],
      'job-results': [json([{n: 1}, {n: 2}])],
    });
    const output = {directory: join(folder, 'deep/er/out')};
    const {report, context} = await submit(server, folder, {output});
    expect(report.counts).toMatchObject({succeeded: 2});
    await collectJobs([job_id, 'other'], {output: {directory: join(folder, 'deep/er/other')}}, context);
    const files = await filesIn(root);
    const outside = files.filter((name) => !/^work\/(in|deep\/er\/(out|other))\//.test(name));
    expect(outside).toEqual([]);
    expect(files.filter((name) => name.includes('/raw/'))).toHaveLength(3);
  },
);

test('an empty id is no id of a job', async () => {
  const folder = await folderOf({'in/a.png': png('a')});
  const server = await serve({'process-job': [json({job_id: ''}, 202)]});
  const {report} = await submit(server, folder);
  expect(report.documents[0]).toMatchObject({status: 'unknown', error: {code: 'bad_reply'}});
});

test('an archive of which no result came has failed, and is known as failed', async () => {
  const folder = await archived();
  const server = await serve({
    'process-job': [json({job_id: 'j-1'}, 202)],
    'job-status': [state('SUCCESS')],
    'job-results': [json([])],
  });
  const {report, state: ledger} = await submit(server, folder, {inputs});
  expect(report.documents).toMatchObject([{source: 'b.zip', status: 'failed', error: {code: 'job_failed'}}]);
  const again = await submit(server, folder, {inputs}, ledger);
  expect(again.report.documents).toMatchObject([
    {source: 'b.zip', status: 'failed', error: {hint: expect.stringContaining('--retry-failed') as string}},
  ]);
});

test('a job of somebody else that gave no results is told as such', async () => {
  const server = await serve({'job-status': [state('SUCCESS')], 'job-results': [json([])]});
  const {context} = await fastContext(server);
  const report = await collectJobs(['j-1'], {output: {directory: await folderOf()}}, context);
  expect(report.jobs).toMatchObject([{job_id: 'j-1', error: {code: 'job_failed'}}]);
});

test('documents that a reply calls by one name get a file each', async () => {
  const folder = await archived();
  const server = await serve({
    'process-job': [json({job_id: 'j-1'}, 202)],
    'job-status': [state('SUCCESS')],
    'job-results': [
      json([
        {_file: 'x/a.png', n: 1},
        {_file: 'x/a.png', n: 2},
        {_file: 'x/./A.png', n: 3},
      ]),
    ],
  });
  const {report} = await submit(server, folder, {inputs});
  expect(report.counts).toMatchObject({total: 3, succeeded: 3});
  const read = async (name: string) =>
    JSON.parse(await readFile(join(folder, 'out/b.zip/x', name), 'utf8')) as unknown;
  expect([await read('a.png.json'), await read('a-2.png.json'), await read('A-3.png.json')]).toEqual([
    {n: 1},
    {n: 2},
    {n: 3},
  ]);
});
