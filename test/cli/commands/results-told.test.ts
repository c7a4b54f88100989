import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {main} from '../../../src/cli/main.js';
import {folderOf} from '../../batch/bench.js';
import {type Answer, json, serveWire, text} from '../../client/wire-server.js';
import {png} from '../../service/harness.js';
import {fakeIo} from '../fake-io.js';

interface Job {
  status: string;
  results: Answer;
}

/** A service with one job, and a command line that has submitted it. */
async function submitted(job: Job | undefined) {
  const {url, received} = await serveWire((request, ...rest) => {
    if (request.url === '/v1/process-job') return json({job_id: 'j-1'}, 202)(request, ...rest);
    if (job === undefined) return json({error: 'not_found'}, 404)(request, ...rest);
    if (request.method === 'POST') return job.results(request, ...rest);
    json({job_id: 'j-1', status: job.status})(request, ...rest);
  });
  const cwd = await folderOf({'in/a.png': png('a')});
  const docextract = async (argv: string[], laterMs = 0) => {
    const env = {HOME: cwd, DOCEXTRACT_BASE_URL: url, DOCEXTRACT_API_KEY: 'k'};
    const io = {...fakeIo({cwd, env}), now: () => Date.now() + laterMs};
    return {exitCode: await main(argv, io), stdout: io.stdoutText(), stderr: io.stderrText()};
  };
  expect(await docextract(['submit', 'in', '-t', 't', '--detach', '-q'])).toMatchObject({exitCode: 0});
  return {docextract, cwd, received};
}

const pending = ['results', '--pending', '--json'];

test('results that are there before their job has ended are not told as its results', async () => {
  const {docextract} = await submitted({status: 'PROCESSING', results: json([{n: 1}])});
  const {exitCode, stdout} = await docextract(['results', 'j-1']);
  expect({exitCode, stdout}).toEqual({exitCode: 8, stdout: ''});
});

test('pending results are told once, and are known to have come', async () => {
  const {docextract, cwd, received} = await submitted({status: 'SUCCESS', results: json([{n: 1}])});
  const look = await docextract(['results', 'j-1']);
  expect(JSON.parse(look.stdout)).toEqual([{n: 1}]);
  const first = await docextract(pending);
  expect(first.exitCode).toBe(0);
  expect(JSON.parse(first.stdout)).toMatchObject({jobs: [{job_id: 'j-1', results: [{n: 1}]}]});
  const second = await docextract(pending);
  expect(second.exitCode).toBe(0);
  expect(JSON.parse(second.stdout)).toMatchObject({jobs: []});
  expect((await docextract(['submit', 'in', '-t', 't', '-o', 'out', '-q'])).exitCode).toBe(0);
  expect(JSON.parse(await readFile(join(cwd, 'out/a.png.json'), 'utf8'))).toEqual({n: 1});
  expect(received.filter(({url}) => url === '/v1/process-job')).toHaveLength(1);
});

test('a job that the service has forgotten is given up after its time, and not told for ever', async () => {
  const {docextract} = await submitted(undefined);
  // It may have waited for review, for up to three days.
  const late = 97 * 60 * 60 * 1000;
  expect((await docextract(pending)).exitCode).toBe(10);
  expect((await docextract(pending, late)).exitCode).toBe(10);
  expect((await docextract(pending, late)).exitCode).toBe(0);
});

test('a failed job without results is told as failed, not as unfinished', async () => {
  const {docextract} = await submitted({status: 'FAILED', results: json({error: 'no'}, 409)});
  expect(await docextract(['results', 'j-1'])).toMatchObject({exitCode: 6, stdout: ''});
});

test('a job that ended well and gave nothing is no success', async () => {
  const {docextract} = await submitted({status: 'SUCCESS', results: json([])});
  expect(await docextract(['results', 'j-1'])).toMatchObject({exitCode: 6, stdout: ''});
});

test('results that could not be read stay pending', async () => {
  const {docextract} = await submitted({status: 'SUCCESS', results: text('<html>', 200)});
  expect((await docextract(pending)).exitCode).toBe(5);
  expect((await docextract(pending)).exitCode).toBe(5);
});
