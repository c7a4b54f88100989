import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {folderOf} from '../../batch/bench.js';
import {serve} from '../../batch/foreign.js';
import {json} from '../../client/wire-server.js';
import {png} from '../../service/harness.js';
import {run} from '../fake-io.js';

/** `correct`, through `main`, on results that a run has written. */

const meta = {
  total: {confidence: 0.6, route: 'label', page: 1, raw: '12,00'},
  due: {confidence: 0.5, route: 'label', page: 1},
};

async function results(...more: string[]) {
  const server = await serve({
    'process-job': [json({job_id: 'j-1'}, 202)],
    'job-status': [json({job_id: 'j-1', status: 'SUCCESS'})],
    'job-results': [
      json([
        {_file: 'a.png', total: '12.00', due: '2024-01-02', _meta: meta},
        {_file: 'b.png', total: '7.00', due: null, _meta: meta},
      ]),
    ],
  });
  const cwd = await folderOf({'in/a.png': png('a'), 'in/b.png': png('b')});
  const env = {HOME: cwd, DOCEXTRACT_BASE_URL: server.url, DOCEXTRACT_API_KEY: 'k'};
  const docextract = (argv: string[], stdin = '') => run(argv, {cwd, env, stdin});
  const submit = ['submit', 'in', '-t', 't', '-o', 'out', '--format', 'both', '--provenance', ...more];
  expect(await docextract([...submit, '-q'])).toMatchObject({exitCode: 0});
  const correct = (corrections: unknown, target = 'out', ...flags: string[]) =>
    docextract(['correct', target, '-', ...flags], JSON.stringify(corrections));
  const text = (name: string) => readFile(join(cwd, 'out', name), 'utf8');
  const result = async (name: string) => JSON.parse(await text(name)) as Record<string, unknown>;
  return {server, cwd, docextract, submit, correct, text, result};
}

const box = {left: 0.1, top: 0.2, right: 0.3, bottom: 0.4};

test.each(['out', 'j-1'])(
  'values are corrected in the files and tables of %s, and what was read is kept',
  async (target) => {
    const {correct, text, result} = await results();
    const corrections = {
      'a.png': {total: '12.50', due: null},
      'b.png': {total: {value: '7.00', page: 2, box}},
    };
    const {exitCode, stdout} = await correct(corrections, target, '--json');
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      documents: [
        {source: 'a.png', corrected: ['total', 'due']},
        {source: 'b.png', corrected: ['total']},
      ],
    });
    expect(await result('a.png.json')).toMatchObject({
      ...{total: '12.50', due: null},
      _corrected: {total: {was: '12.00'}, due: {was: '2024-01-02'}},
      _meta: {total: {confidence: 1}, due: {confidence: 1}},
    });
    expect(await result('a.png.json')).not.toHaveProperty('_meta.total.raw');
    expect(await result('b.png.json')).toMatchObject({
      _corrected: {total: {was: '7.00', page: 2, box}},
      _meta: {total: {confidence: 1, page: 2, box}, due: {confidence: 0.5}},
    });
    expect(await text('results.csv')).toMatch(/\r\na\.png,j-1,12\.50,1,/);
  },
);

test('the same corrections once more change nothing, and later ones keep what was read first', async () => {
  const {correct, text, result} = await results();
  await correct({'a.png': {total: '12.50'}});
  const once = await text('a.png.json');
  const again = await correct({'a.png': {total: '12.50'}});
  expect(again.stderr).toContain('nothing to correct');
  expect(await text('a.png.json')).toBe(once);
  await correct({'a.png': {total: '13.00'}});
  expect(await result('a.png.json')).toMatchObject({total: '13.00', _corrected: {total: {was: '12.00'}}});
});

test('a later run gives the corrected result, as one that needs no review', async () => {
  const {server, docextract, submit, correct} = await results();
  await correct({'a.png': {total: '12.50', due: '2024-02-01'}, 'b.png': {total: '7.00', due: null}});
  const {exitCode, stdout} = await docextract([...submit, '--review-below', '0.9', '--json']);
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({summary: {counts: {skipped: 2}}});
  const printed = await docextract(['process', 'in/a.png', '-t', 't', '--json']);
  expect(JSON.parse(printed.stdout)).toMatchObject({
    document_data: {total: '12.50'},
    _corrected: {total: {was: '12.00'}},
  });
  expect(server.sent('process')).toHaveLength(1);
});

test('fetching the job again does not undo corrections', async () => {
  const {docextract, correct, result} = await results();
  await correct({'a.png': {total: '12.50'}});
  await docextract(['results', 'j-1', '-o', 'out', '--format', 'both']);
  expect(await result('a.png.json')).toMatchObject({total: '12.50'});
});

test.each([
  [{'c.png': {total: '1'}}, 'there is no result of c.png hint: there are those of a.png, b.png'],
  [
    {'a.png': {total: '1'}, 'b.png': {sum: '1'}},
    'the result of b.png has no field sum hint: its fields are total, due',
  ],
  [{'a.png': {_meta: {}}}, 'what begins with _ is no field'],
  [{'a.png': 'total'}, 'a.png: must be an object of fields'],
  [[], 'must be an object of files'],
  [{'a.png': {total: {box: {left: 2}}}}, 'a.png: total: box: left: '],
  [{'a.png': {total: {page: 1}}}, 'a page alone corrects nothing'],
])('%j is refused, and nothing is written', async (corrections, words) => {
  const {correct, text} = await results();
  const before = await text('a.png.json');
  const {exitCode, stderr} = await correct(corrections);
  expect(exitCode).toBe(2);
  expect(stderr.replaceAll(/\s+/g, ' ')).toContain(words);
  expect(await text('a.png.json')).toBe(before);
});

test('a job that nobody knows, and a folder without results, are named', async () => {
  const {correct} = await results();
  expect(await correct({}, 'nobody')).toMatchObject({exitCode: 10});
  const {exitCode, stderr} = await correct({}, 'in');
  expect(exitCode).toBe(13);
  expect(stderr).toContain('is no folder of results');
});

test('a result that was only printed is corrected by the request of the ledger', async () => {
  const server = await serve({process: [json({total: '1.00'})]});
  const cwd = await folderOf({'a.png': png('a')});
  const env = {HOME: cwd, DOCEXTRACT_BASE_URL: server.url, DOCEXTRACT_API_KEY: 'k'};
  const argv = ['process', 'a.png', '-t', 't', '--json'];
  await run(argv, {cwd, env});
  const listed = await run(['jobs', 'list', '--json'], {cwd, env});
  const [request] = Object.values(JSON.parse(listed.stdout) as Record<string, {id: string}[]>)[0]!;
  await writeFile(join(cwd, 'corrections.json'), JSON.stringify({'a.png': {total: '2.00'}}));
  expect(await run(['correct', request!.id, 'corrections.json'], {cwd, env})).toMatchObject({exitCode: 0});
  expect(JSON.parse((await run(argv, {cwd, env})).stdout)).toMatchObject({document_data: {total: '2.00'}});
});
