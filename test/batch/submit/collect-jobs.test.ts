import {readFile} from 'node:fs/promises';
import {glob} from 'tinyglobby';
import {expect, test} from 'vitest';
import {collectJobs} from '../../../src/batch/submit/collect-jobs.js';
import type {CollectOptions} from '../../../src/batch/model/run-options.js';
import {json, serveWire} from '../../client/wire-server.js';
import {contextFor, folderOf} from '../bench.js';

interface Job {
  status: string;
  results?: object[];
}

/** A service with jobs of somebody else; one that is not there is 404. */
async function serveJobs(jobs: Record<string, Job>) {
  const server = await serveWire((request, ...rest) => {
    const asked = request.url.startsWith('/v1/job-results')
      ? (JSON.parse(request.body.toString()) as {job_id: string}).job_id
      : new URL(request.url, 'http://host').searchParams.get('job_id')!;
    const job = jobs[asked];
    const answer =
      job === undefined
        ? json({error: 'not_found'}, 404)
        : request.method === 'POST'
          ? json(job.results)
          : json({job_id: asked, template_id: 't', status: job.status});
    answer(request, ...rest);
  });
  return {...(await contextFor({...server, key: 'k'})), received: server.received};
}

const collect = async (
  {context}: Awaited<ReturnType<typeof serveJobs>>,
  jobIds: string[],
  options: Partial<CollectOptions> & {directory: string},
) => collectJobs(jobIds, {output: {directory: options.directory}, ...options}, context);

const filesIn = async (folder: string) => (await glob('**/*.json', {cwd: folder})).sort();
const done = (...results: object[]): Job => ({status: 'SUCCESS', results});

test('results of two jobs whose files have the same names lie in a folder for each', async () => {
  const made = await serveJobs({j1: done({_file: 'a.png', n: 1}), j2: done({_file: 'a.png', n: 2})});
  const directory = await folderOf();
  const report = await collect(made, ['j1', 'j2'], {directory});
  expect(report.counts).toMatchObject({total: 2, succeeded: 2});
  expect(await filesIn(directory)).toEqual(['j1/a.png.json', 'j2/a.png.json']);
});

test('so do those of jobs of this ledger, where they collide and only there', async () => {
  const made = await serveJobs({
    j1: done({_file: 'a.png'}),
    j2: done({_file: 'A.PNG'}),
    j3: done({_file: 'c.png'}),
  });
  for (const [jobId, source] of [
    ['j1', 'a.png'],
    ['j2', 'A.PNG'],
    ['j3', 'c.png'],
  ] as const) {
    await made.ledger.claim(
      {
        ...{id: jobId, operation: 'submit', service: 'the service', key: jobId, form: 'multipart'},
        name: source,
        documents: [{identity: jobId, source, path: `/${source}`, sha256: jobId, size: 1, entry: source}],
      },
      () => true,
    );
    await made.ledger.settle(jobId, {state: 'accepted', job_id: jobId});
  }
  const directory = await folderOf();
  await collect(made, ['j1', 'j2', 'j3'], {directory});
  expect(await filesIn(directory)).toEqual(['c.png.json', 'j1/a.png.json', 'j2/A.PNG.json']);
});

test('one job of somebody else lies flat, and in its own folder what would replace something', async () => {
  const made = await serveJobs({j1: done({_file: 'a.png', n: 1}), j2: done({_file: 'a.png', n: 2})});
  const directory = await folderOf();
  await collect(made, ['j1'], {directory});
  expect(await filesIn(directory)).toEqual(['a.png.json']);
  const second = await collect(made, ['j2'], {directory});
  expect(second.jobs[0]).toMatchObject({collected: true});
  expect(await filesIn(directory)).toEqual(['a.png.json', 'j2/a.png.json']);
  await collect(made, ['j2'], {directory, output: {directory, overwrite: true}});
  expect(JSON.parse(await readFile(`${directory}/a.png.json`, 'utf8'))).toEqual({n: 2});
});

test('a name that would lead out of the folder leads inwards', async () => {
  const made = await serveJobs({
    j1: done({_file: '../../up.png'}, {_file: '/etc/x'}, {_file: String.raw`..\w`}),
  });
  const directory = await folderOf();
  await collect(made, ['j1'], {directory: `${directory}/a/b/c`});
  expect(await filesIn(directory)).toEqual(['a/b/c/etc/x.json', 'a/b/c/up.png.json', 'a/b/c/w.json']);
});

test('the time a job of somebody else is given starts when it is first looked at', async () => {
  const made = await serveJobs({j1: {status: 'PROCESS IMAGE'}});
  const startedMs = Date.now();
  const report = await collect(made, ['j1'], {directory: await folderOf(), wait: true, jobTimeoutMs: 900});
  expect(Date.now() - startedMs).toBeGreaterThanOrEqual(900);
  expect(report.jobs[0]).toMatchObject({error: {code: 'not_finished'}});
});

test('a job that the service does not know is told at once', async () => {
  const made = await serveJobs({});
  const report = await collect(made, ['nobody'], {directory: await folderOf(), wait: true});
  expect(report.jobs[0]).toMatchObject({error: {code: 'not_found'}});
  expect(made.received).toHaveLength(1);
});

test('a job left unfinished goes on without us, but rests where the service is part of this process', async () => {
  const made = await serveJobs({j1: {status: 'NEW'}});
  const directory = await folderOf();
  const remote = await collect(made, ['j1'], {directory});
  expect(remote.jobs[0]!.error!.hint).toContain('goes on without us');
  const resting = {...made, context: {...made.context, rests: true}};
  const own = await collect(resting, ['j1'], {directory});
  expect(own.jobs[0]!.error!.hint).toMatch(/^It rests until .*docextract watch j1/);
});
