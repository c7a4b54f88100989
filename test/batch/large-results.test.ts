import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {collectJobs} from '../../src/batch/submit/collect-jobs.js';
import {contextFor, folderOf} from './bench.js';
import {serveResults} from './large-reply.js';

function* listOf(count: number, element: (index: number) => unknown): Generator<string> {
  for (let index = 0; index < count; index++)
    yield `${index === 0 ? '[' : ',\n'}${JSON.stringify(element(index))}`;
  yield ']\n';
}

const long = 'x'.repeat(1_000_000);

test('a reply that is too large to be held becomes results all the same, and is kept byte for byte', async () => {
  const {url, sum} = await serveResults(() =>
    listOf(25, (index) => ({_file: `${index}.pdf`, total: String(index), text: long})),
  );
  const folder = await folderOf();
  const {context, ledger} = await contextFor({url, key: 'key'});
  const report = await collectJobs(['j'], {output: {directory: folder}}, context);
  expect(report.counts).toMatchObject({total: 25, succeeded: 25});
  expect((await readdir(folder)).filter((name) => name.endsWith('.json'))).toHaveLength(25);
  const last = JSON.parse(await readFile(join(folder, '24.pdf.json'), 'utf8')) as unknown;
  expect(last).toEqual({total: '24', text: long});
  const raw = await readFile(join(folder, '.docextract/raw/j.json'));
  expect(createHash('sha256').update(raw).digest('hex')).toBe(sum());
  expect(await readdir(join(folder, '.docextract/raw'))).toEqual(['j.json']);
  expect(ledger.jobs().every(({collected}) => collected)).toBe(true);
});

test('large results that name no file are kept as one list', async () => {
  const {url} = await serveResults(() => listOf(20, (index) => ({total: String(index), text: long})));
  const folder = await folderOf();
  const {context, ledger} = await contextFor({url, key: 'key'});
  await ledger.claim(
    {
      id: 'i',
      key: 'i',
      operation: 'submit',
      service: 'the service',
      form: 'multipart',
      name: 'a.zip',
      documents: ['a', 'b'].map((name) => ({
        identity: name,
        source: `${name}.pdf`,
        path: `/${name}.pdf`,
        sha256: name,
        size: 1,
        entry: `${name}.pdf`,
      })),
    },
    () => true,
  );
  await ledger.settle('i', {state: 'accepted', job_id: 'j'});
  const report = await collectJobs(['j'], {output: {directory: folder}}, context);
  expect(report.counts).toMatchObject({failed: 2});
  const list = JSON.parse(await readFile(join(folder, 'job-j.json'), 'utf8')) as {total: string}[];
  expect(list.map(({total}) => total)).toEqual(Array.from({length: 20}, (_, index) => String(index)));
});

test('where results are only told nothing of a large reply is left behind', async () => {
  const {url} = await serveResults(() => listOf(20, (index) => ({_file: `${index}.pdf`, text: long})));
  const {context, state} = await contextFor({url, key: 'key'});
  const report = await collectJobs(['j'], {output: {}}, context);
  expect(report.documents.map(({fields}) => fields)).toEqual(Array.from({length: 20}, () => ({text: long})));
  expect((await readdir(join(state, 'results'))).filter((name) => name.startsWith('reply-'))).toEqual([]);
});

test('a large reply that is cut off is told as such, kept, and the job stays to be collected', async () => {
  const {url} = await serveResults(function* () {
    for (const piece of listOf(20, () => ({text: long}))) if (piece !== ']\n') yield piece;
  });
  const folder = await folderOf();
  const {context} = await contextFor({url, key: 'key'});
  const report = await collectJobs(['j'], {output: {directory: folder}}, context);
  expect(report.jobs).toMatchObject([{collected: false, error: {code: 'bad_reply'}}]);
  expect((await readFile(join(folder, '.docextract/raw/j.json'))).length).toBeGreaterThan(20_000_000);
});
