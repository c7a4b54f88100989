import {expect, test} from 'vitest';
import {folderOf} from '../../batch/bench.js';
import {serve} from '../../batch/foreign.js';
import {json} from '../../client/wire-server.js';
import {png, startHarness} from '../../service/harness.js';
import {run} from '../fake-io.js';

/** `--review-below`, through `main`, with services on real sockets. */

const sure = {
  document_data: {total: '1', tax: '2'},
  _meta: {total: {confidence: 0.9}, tax: {confidence: 0.8}},
};
const unsure = {
  document_data: {total: '1', tax: '2', tip: null},
  _meta: {total: {confidence: 0.7}, tax: {confidence: 0.62}, tip: {confidence: 0}},
};

async function commands(...replies: object[]) {
  const server = await serve({process: replies.map((reply) => json(reply))});
  const files = Object.fromEntries(replies.map((_, at) => [`in/${at}.png`, png(`file ${at} IEND`)]));
  const cwd = await folderOf(files);
  const env = {HOME: cwd, DOCEXTRACT_BASE_URL: server.url, DOCEXTRACT_API_KEY: 'k'};
  return (...argv: string[]) => run(argv, {cwd, env});
}

const process = ['process', 'in', '-t', 't', '--concurrency', '1'];

test('documents with an unsure value are listed, told as events, and end with 15', async () => {
  const docextract = await commands(sure, unsure);
  const argv = [...process, '-o', 'out', '--review-below', '0.8'];
  const {exitCode, stdout, stderr} = await docextract(...argv, '--json');
  expect(exitCode).toBe(15);
  const review = [
    {field: 'tax', confidence: 0.62},
    {field: 'total', confidence: 0.7},
  ];
  const {documents, summary} = JSON.parse(stdout) as {documents: object[]; summary: object};
  expect(documents).toMatchObject([{source: '0.png'}, {source: '1.png', review}]);
  expect(documents[0]).not.toHaveProperty('review');
  expect(summary).toMatchObject({exit_code: 15, review: [{source: '1.png', values: review}]});
  expect(stderr).toContain('? 1 document to be reviewed\n      1.png: tax 62 %, total 70 %\n');
  const events = (await docextract(...argv, '--events', '-q')).stdout.trim().split('\n');
  const records = events.map((line) => JSON.parse(line) as {type: string});
  expect(records.filter(({type}) => type === 'document')).toContainEqual(
    expect.objectContaining({source: '1.png', status: 'skipped', review}),
  );
});

test('the limit itself is sure enough, and quiet is silent then', async () => {
  const docextract = await commands(sure);
  const done = await docextract(...process, '-o', 'out', '--review-below', '80%', '-q');
  expect(done).toEqual({exitCode: 0, stdout: '', stderr: ''});
  const unsureNow = await docextract(...process, '-o', 'out', '--review-below', '81%', '-q');
  expect(unsureNow).toMatchObject({exitCode: 15, stdout: ''});
  expect(unsureNow.stderr).toContain('0.png: tax 80 %');
});

test('a result that tells no confidence can only be reviewed', async () => {
  const docextract = await commands({total: '9'});
  const {exitCode, stderr} = await docextract(...process, '-o', 'out', '--review-below', '0.5');
  expect(exitCode).toBe(15);
  expect(stderr).toContain('0.png: how sure its values are is not known');
});

test('failed documents come before those to be reviewed', async () => {
  const server = await serve({process: [json(unsure), json({code: 'unreadable_document'}, 422)]});
  const cwd = await folderOf({'in/a.png': png('a'), 'in/b.png': png('b')});
  const env = {HOME: cwd, DOCEXTRACT_BASE_URL: server.url, DOCEXTRACT_API_KEY: 'k'};
  expect(await run([...process, '-o', 'out', '--review-below', '0.8'], {cwd, env})).toMatchObject({
    exitCode: 3,
  });
});

test('a watched folder tells it of each document, and ends with 15 when it looks once', async () => {
  const docextract = await commands(unsure);
  const {exitCode, stderr} = await docextract(
    ...['watch', 'in', '-t', 't', '-o', 'out', '--once', '--settle', '100ms', '--review-below', '0.65'],
  );
  expect(exitCode).toBe(15);
  expect(stderr).toContain('0.png: extracted, to be reviewed: tax 62 %');
});

test('results and watch look into the results of jobs', async () => {
  const harness = await startHarness();
  try {
    const cwd = await folderOf({'a.png': png('one')});
    const env = {HOME: cwd, DOCEXTRACT_BASE_URL: harness.url, DOCEXTRACT_API_KEY: harness.key};
    const submitted = await run(
      ['submit', 'a.png', '-t', 'receipt', '-o', 'out', '--json', '--review-below', '1'],
      {cwd, env},
    );
    expect(submitted.exitCode).toBe(15);
    const {job_id: job} = JSON.parse(submitted.stdout) as {job_id: string};
    for (const command of ['results', 'watch']) {
      const unsureOnes = await run([command, job, '--review-below', '0.91'], {cwd, env});
      expect(unsureOnes.exitCode).toBe(15);
      expect(unsureOnes.stderr).toMatch(/^\? a\.png is to be reviewed: company 90 %/m);
      expect(await run([command, job, '--review-below', '0.9'], {cwd, env})).toMatchObject({exitCode: 0});
    }
    const csv = await run(['results', job, '--review-below', '0.9', '--format', 'csv'], {cwd, env});
    expect(csv).toMatchObject({exitCode: 2, stdout: ''});
  } finally {
    await harness.stop();
  }
});

test.each(['0', '1.1', 'much', '-1', '80'])('%s is no confidence', async (value) => {
  const {exitCode, stderr} = await run(['process', 'x.png', `--review-below=${value}`], {cwd: '/'});
  expect(exitCode).toBe(2);
  expect(stderr).toContain('Give a confidence such as 0.8 or 80%.');
});
