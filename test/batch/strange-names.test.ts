import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {scan} from '../../src/batch/scan/scan.js';
import {submitAndCollect} from '../../src/batch/submit/submit-and-collect.js';
import {type Harness, png, startHarness} from '../service/harness.js';
import {contextFor, folderOf} from './bench.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

const names: [string, string | Buffer][] = [
  ['composed', 'caf\u00e9.png'],
  ['decomposed', 'cafe\u0301.png'],
  ['lower case', 'scan.png'],
  ['upper case', 'SCAN.png'],
  ['spaces', ' two  spaces .png'],
  ['quotes', `"double" 'single'.png`],
  ['a newline', 'two\nlines.png'],
  ['a leading dash', '-rf.png'],
  ['a drive', 'C:windows.png'],
  ['a backslash', 'back\\slash.png'],
  ['a percent sign', '100%25.png'],
  ['255 bytes', `${'n'.repeat(251)}.png`],
  ['letters of three bytes', `${'書'.repeat(83)}.png`],
  ['not UTF-8', Buffer.concat([Buffer.from([0xe9, 0xff]), Buffer.from('.png')])],
  ['not UTF-8 either', Buffer.concat([Buffer.from([0xe8, 0xfe]), Buffer.from('.png')])],
];

test('documents of any name get their own results, in one archive, by the names of the reply', async () => {
  const folder = await folderOf();
  await mkdir(join(folder, 'in'));
  for (const [what, name] of names)
    await writeFile(Buffer.concat([Buffer.from(`${join(folder, 'in')}/`), Buffer.from(name)]), png(what));
  const found = await scan({cwd: folder, inputs: ['in'], travel: 'archive'});
  const {context} = await contextFor(harness);
  const report = await submitAndCollect(
    found,
    {work: {operation: 'submit', templateId: 'receipt'}, output: {directory: join(folder, 'out')}},
    context,
  );
  expect(report.failures).toEqual([]);
  expect(report.counts).toMatchObject({total: names.length, succeeded: names.length});
  expect(report.jobs).toHaveLength(1);
  const totals = await Promise.all(
    report.documents.map(async ({result}) => JSON.parse(await readFile(result!, 'utf8')) as {total: string}),
  );
  expect(totals.map(({total}) => total).sort()).toEqual(names.map(([what]) => what).sort());
  expect(report.documents.every(({mapping}) => mapping === 'named')).toBe(true);
});

test('entries have an extension of their kind, results the names of their sources', async () => {
  const given = ['no-extension', 'lies.pdf', 'photo.jfif', 'photo.jfif.png', 'SCAN.PNG'];
  const folder = await folderOf(Object.fromEntries(given.map((name) => [`in/${name}`, png(name)])));
  const found = await scan({cwd: folder, inputs: ['in'], travel: 'archive'});
  const {context} = await contextFor(harness);
  const report = await submitAndCollect(
    found,
    {work: {operation: 'submit', templateId: 'receipt'}, output: {directory: join(folder, 'out')}},
    context,
  );
  expect(report.counts).toMatchObject({succeeded: given.length, failed: 0});
  const raw = join(folder, 'out/.docextract/raw', `${report.jobs[0]!.job_id}.json`);
  const entries = (JSON.parse(await readFile(raw, 'utf8')) as {_file: string}[]).map(({_file}) => _file);
  expect(entries.toSorted()).toEqual(
    ['SCAN.PNG', 'photo.jfif-2.png', 'lies.pdf.png', 'no-extension.png', 'photo.jfif.png'].toSorted(),
  );
  for (const name of given) {
    const text = await readFile(join(folder, 'out', `${name}.json`), 'utf8');
    expect(JSON.parse(text)).toMatchObject({total: name});
  }
});
