import {readdir, stat} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {type Harness, png, resultsOf, runJob, startHarness} from '../harness.js';
import {overlappingZip, zip, type ZipEntry} from '../zip.js';

const mebibyte = 1024 * 1024;

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({
    settings: {
      documentBytes: 2 * mebibyte,
      archiveEntries: 2000,
      archiveBytes: 64 * mebibyte,
      archiveRatioFloorBytes: 8 * mebibyte,
    },
  });
});
afterAll(() => harness.stop());

const good: ZipEntry = {name: 'good.png', data: png('good')};

/** What each entry came to: its text, or the message of its error. */
async function outcomes(entries: ZipEntry[]): Promise<Record<string, unknown>> {
  const job = await runJob(harness, zip(entries));
  const rows = await resultsOf(harness, job.job_id);
  return Object.fromEntries(
    rows.map((row) => [
      row._file as string,
      row._error ? (row._error as {message: string}).message : row.total,
    ]),
  );
}

async function bytesOnDisk(path: string): Promise<number> {
  const entries = await readdir(path, {recursive: true, withFileTypes: true});
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(
        async (entry) => (await stat(join(entry.parentPath, entry.name)).catch(() => undefined))?.size ?? 0,
      ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('each document of an archive is processed, in archive order, and the archive is gone', async () => {
  const names = ['b.png', 'a.png', 'ä ö.png', 'c.PNG'];
  const job = await runJob(harness, zip(names.map((name) => ({name, data: png(name), deflate: true}))));
  expect(job).toMatchObject({status: 'SUCCESS', documents: {total: 4, done: 4, failed: 0}});
  const rows = await resultsOf(harness, job.job_id);
  expect(rows.map(({_file, total}) => [_file, total])).toEqual(names.map((name) => [name, name]));
  // A file goes right after what named it.
  await expect.poll(() => bytesOnDisk(join(harness.dataDir, 'kept'))).toBe(0);
});

test('a job that partly failed has succeeded; what failed says which it is and why, without include too', async () => {
  const job = await runJob(harness, zip([good, {name: 'bad.png', data: png('refuse')}]));
  expect(job).toMatchObject({status: 'SUCCESS', documents: {total: 2, done: 1, failed: 1}});
  const failed = {_file: 'bad.png', total: null, _error: {code: 'unreadable_document'}};
  expect(await resultsOf(harness, job.job_id)).toMatchObject([{_file: 'good.png', total: 'good'}, failed]);
  const [good_, bad] = await resultsOf(harness, job.job_id, []);
  expect(good_).not.toHaveProperty('_file');
  expect(good_).not.toHaveProperty('_error');
  expect(bad).toMatchObject(failed);
});

test('a job of which every document failed has failed', async () => {
  const job = await runJob(
    harness,
    zip([
      {name: 'bad.png', data: png('refuse')},
      {name: 'worse.png', data: png('refuse')},
    ]),
  );
  expect(job).toMatchObject({
    ...{status: 'PROCESS IMAGE FAILED', error: {code: 'all_failed'}, documents: {failed: 2}},
  });
});

test.each<[string, ZipEntry, RegExp]>([
  [
    'that is a symbolic link',
    {name: 'link.png', data: Buffer.from('/etc/passwd'), mode: 0o120777},
    /symbolic link/,
  ],
  [
    'that is encrypted',
    {name: 'secret.png', data: png('twelve bytes more'), claimedSize: 13, flags: 1},
    /encrypted/,
  ],
  ['packed in an unknown way', {name: 'odd.png', data: png('a'), method: 99}, /not supported/],
  ['with a wrong checksum', {name: 'crc.png', data: png('a'), crc: 1}, /checksum/],
  [
    'larger than it claims',
    {name: 'liar.png', data: png('x'.repeat(5000)), deflate: true, claimedSize: 10},
    /too many bytes/,
  ],
  [
    'smaller than it claims',
    {name: 'liar.png', data: png('x'), deflate: true, claimedSize: 1000},
    /not enough bytes/,
  ],
  ['that is too large', {name: 'big.png', data: png('x'.repeat(3 * mebibyte)), deflate: true}, /larger than/],
  ['that is empty', {name: 'empty.png'}, /empty/],
  ['of an unsupported kind', {name: 'notes.txt', data: Buffer.from('notes')}, /no supported kind/],
  ['that is an archive', {name: 'inner.zip', data: zip([good])}, /no supported kind/],
  ['that calls itself PDF and is an archive', {name: 'inner.pdf', data: zip([good])}, /no supported kind/],
])('an entry %s is refused with the reason, and the others go on', async (_, entry, reason) => {
  const found = await outcomes([entry, good]);
  expect(found['good.png']).toBe('good');
  const [, refused] = Object.entries(found).find(([name]) => name !== 'good.png')!;
  expect(refused).toMatch(reason);
});

test('of two entries of one name the first is processed and the second refused', async () => {
  const job = await runJob(harness, zip([good, good]));
  expect(await resultsOf(harness, job.job_id)).toMatchObject([
    {total: 'good'},
    {_error: {message: expect.stringMatching('more than once') as string}},
  ]);
});

test('names that are no UTF-8 are read as the old code page', async () => {
  expect(await outcomes([{name: Buffer.from([0x81, 0x2e, 0x70, 0x6e, 0x67]), data: png('ü')}])).toEqual({
    'ü.png': 'ü',
  });
});

test.each(['sub/a.png', 'sub\\a.png', '../../a.png', '/etc/passwd', 'a/b/c.txt'])(
  'an entry in a folder is no part of the job, which warns of it: %s',
  async (name) => {
    const job = await runJob(harness, zip([{name, data: png('a')}, good]));
    expect(job).toMatchObject({
      status: 'SUCCESS',
      documents: {total: 1, done: 1, failed: 0},
      warnings: [{entry: name.replace('\\', '/'), reason: expect.stringMatching(/in a folder/) as string}],
    });
    expect(await resultsOf(harness, job.job_id)).toMatchObject([{_file: 'good.png', total: 'good'}]);
  },
);

test('a job without anything ignored has no warnings', async () => {
  expect(await runJob(harness, zip([good]))).not.toHaveProperty('warnings');
});

test('of thousands of entries in folders the first are listed, and the last of those says how many more there are', async () => {
  const nested = Array.from({length: 150}, (_, index) => ({name: `sub/${index}.png`, data: png('x')}));
  const {warnings, documents} = await runJob(harness, zip([...nested, good]));
  expect(documents).toMatchObject({total: 1});
  expect(warnings).toHaveLength(100);
  expect((warnings as unknown[]).at(-1)).toMatchObject({
    entry: 'sub/99.png',
    reason: expect.stringMatching('50 more entries') as string,
  });
});

test('folders and what operating systems leave behind are no documents', async () => {
  const junk = ['folder/', '__MACOSX/._good.png', '.DS_Store', 'Thumbs.db', 'desktop.ini', '._good.png'];
  expect(
    await outcomes([
      ...junk.map((name) => ({name, data: Buffer.from(name.endsWith('/') ? '' : 'junk')})),
      good,
    ]),
  ).toEqual({
    'good.png': 'good',
  });
});

test('WebP is taken in an archive', async () => {
  const webp = Buffer.from('RIFF\x00\x00\x00\x00WEBPVP8 ');
  const job = await runJob(harness, zip([{name: 'a.webp', data: webp}]));
  expect(job.status).toBe('SUCCESS');
});

test.each<[string, () => Buffer<ArrayBuffer>, RegExp]>([
  ['is empty', () => zip([]), /no documents/],
  [
    'holds only folders and junk',
    () => zip([{name: 'a/'}, {name: '.DS_Store', data: Buffer.from('x')}]),
    /no documents/,
  ],
  [
    'holds documents in folders only',
    () =>
      zip([
        {name: '__MACOSX/a.png', data: png('x')},
        {name: 'in/a.png', data: png('x')},
        {name: 'in/b.png', data: png('x')},
      ]),
    /no documents in its root: in\/a\.png is in a folder/,
  ],
  [
    'holds nothing that can be processed',
    () => zip([{name: 'a.txt', data: Buffer.from('x')}]),
    /None of the 1/,
  ],
  ['is followed by something else', () => Buffer.concat([zip([good]), Buffer.from('and more')]), /damaged/],
  ['is cut short', () => zip([good]).subarray(0, 60), /damaged/],
  [
    'has a damaged directory',
    () => Buffer.concat([zip([good]).subarray(0, -40), zip([]).fill(7, 0, 4)]),
    /damaged/,
  ],
  [
    'has too many entries',
    () => zip(Array.from({length: 2001}, (_, index) => ({name: `${index}.png`, data: png('x')}))),
    /2001 entries/,
  ],
  ['expands too far', () => zip(bomb(9, 2 * mebibyte - 8)), /expands to/],
  ['has entries that share their data', () => overlappingZip(500, png('x'.repeat(10_000))), /overlap/],
])('an archive that %s fails as a whole, with the reason', async (_, archive, reason) => {
  const job = await runJob(harness, archive());
  expect(job.status).toBe('UNZIP FILE FAILED');
  expect((job.error as {message: string}).message).toMatch(reason);
  // A file goes right after what named it.
  await expect.poll(() => bytesOnDisk(join(harness.dataDir, 'kept'))).toBe(0);
});

/** Entries that are allowed one by one and come to far more than their archive. */
function bomb(count: number, size: number): ZipEntry[] {
  return Array.from({length: count}, (_, index) => ({
    name: `${index}.png`,
    data: png('\0'.repeat(size)),
    deflate: true,
  }));
}

test('an archive found to be damaged further on fails, and what was unpacked before is removed', async () => {
  const whole = zip([
    good,
    ...Array.from({length: 120}, (_, index) => ({name: `${index}.png`, data: png('x')})),
  ]);
  const secondEntry = whole.lastIndexOf('PK\x01\x02');
  whole.fill(0, secondEntry, secondEntry + 4);
  const job = await runJob(harness, whole);
  expect(job.status).toBe('UNZIP FILE FAILED');
  // A file goes right after what named it.
  await expect.poll(() => bytesOnDisk(join(harness.dataDir, 'kept'))).toBe(0);
});
