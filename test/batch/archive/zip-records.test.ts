import {open} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import yauzl from 'yauzl';
import {archiveSize} from '../../../src/batch/archive/archive-size.js';
import {openZipRecords, type RecordedEntry} from '../../../src/batch/archive/zip-records.js';
import {defaultSettings} from '../../../src/service/settings/settings.js';
import {surveyArchive} from '../../../src/service/unzip/inspect-archive.js';
import {folderOf} from '../bench.js';

const max32 = 0xffffffff;
const header = 30 + 'x.pdf'.length;

test.each<[string, number[]]>([
  ['one byte less than 32 bits can tell', [max32 - 1, 10]],
  ['as large as the number that says "elsewhere"', [max32, 10]],
  ['one byte more', [max32 + 1, 10]],
  ['small, at the place that says "elsewhere"', [max32 - header, 10, 20]],
  ['small, one byte before that place', [max32 - header - 1, 10, 20]],
  ['beyond, in size and in place', [5_000_000_000, 20_000_000, 10]],
])('readers find documents where they are: %s', async (_, sizes) => {
  const entries = sizes.map((size, index) => ({name: `${'xyz'[index]}.pdf`, size, crc32: 1000 + index}));
  const {path, bytes} = await sparseArchive(entries);
  const found = await entriesIn(path);
  expect(found.map(({fileName, uncompressedSize, crc32}) => [fileName, uncompressedSize, crc32])).toEqual(
    entries.map(({name, size, crc32}) => [name, size, crc32]),
  );
  const settings = {...defaultSettings, archiveBytes: Infinity};
  const unpacked = sizes.reduce((sum, size) => sum + size, 0);
  await expect(surveyArchive(path, {bytes, settings})).resolves.toBe(unpacked);
});

/** The records of an archive where they belong, with holes instead of documents. */
async function sparseArchive(entries: RecordedEntry[]): Promise<{path: string; bytes: number}> {
  const {bytes, zip64} = archiveSize(entries);
  const records = await openZipRecords({zip64});
  const path = join(await folderOf(), 'a.zip');
  const file = await open(path, 'w');
  let place = 0;
  const write = async (record: Buffer) => {
    await file.write(record, 0, record.length, place);
    place += record.length;
  };
  try {
    for (const entry of entries) {
      const {before, after} = records.around(entry);
      await write(before);
      place += entry.size;
      await write(after);
    }
    await write(records.end());
  } finally {
    await file.close();
  }
  expect(place).toBe(bytes);
  return {path, bytes};
}

async function entriesIn(path: string): Promise<yauzl.Entry[]> {
  const archive = await yauzl.openPromise(path, {autoClose: true});
  const entries: yauzl.Entry[] = [];
  for await (const entry of archive.eachEntry()) {
    // Where its header is not, the offset in the directory is wrong.
    await archive.readLocalFileHeaderPromise(entry);
    entries.push(entry);
  }
  return entries;
}
