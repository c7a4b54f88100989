import {Readable} from 'node:stream';
import {expect, test} from 'vitest';
import yauzl from 'yauzl';
import {archiveOf, type ArchiveEntry} from '../../src/batch/archive/archive.js';
import {fingerprint} from '../../src/batch/scan/fingerprint.js';
import type {SourceDocument} from '../../src/batch/model/source-document.js';

const gibibyte = 1024 ** 3;

test('entries beyond 4 GiB, in size and in place, are found where they are', async () => {
  const large = await fingerprint(zeros(4.2 * gibibyte));
  const small = await fingerprint(zeros(1000));
  const entries = [
    {name: 'small.png', document: small},
    {name: 'large é.pdf', document: large},
    {name: 'streamed.pdf', document: await fingerprint(zeros(20_000_000))},
    {name: 'last.pdf', document: small},
  ];
  const {size, tail} = await endOf(entries);
  expect(size).toBe(archiveOf('a.zip', entries).size);
  const found = await entriesIn(sparseReader(size - tail.length, tail), size);
  expect(found.map(({fileName, uncompressedSize, crc32}) => [fileName, uncompressedSize, crc32])).toEqual(
    entries.map(({name, document}) => [name, document.size, document.fingerprint.crc32]),
  );
  expect(found.at(-1)!.relativeOffsetOfLocalHeader).toBeGreaterThan(4.2 * gibibyte);
});

test.each([65_534, 65_535, 65_536])('an archive of %i entries is read back', async (count) => {
  const document = await fingerprint(zeros(10));
  const entries = Array.from({length: count}, (_, index) => ({name: `${index}.png`, document}));
  const {size, tail} = await endOf(entries);
  expect(size).toBe(archiveOf('a.zip', entries).size);
  expect(await entriesIn(sparseReader(size - tail.length, tail), size)).toHaveLength(count);
});

/** A document of that many bytes, which nobody has to keep. */
function zeros(size: number): SourceDocument {
  const block = Buffer.alloc(256 * 1024);
  async function* open(): AsyncGenerator<Buffer> {
    for (let left = Math.floor(size); left > 0; left -= block.length)
      yield await Promise.resolve(block.subarray(0, Math.min(left, block.length)));
  }
  const about = {name: 'zeros', source: 'zeros', path: '/zeros', kind: 'pdf', modifiedMs: 0} as const;
  return {...about, size: Math.floor(size), pages: undefined, open};
}

const tailBytes = 32 * 1024 * 1024;

/** How long an archive is, and its last part, where the directory stands. */
async function endOf(entries: ArchiveEntry[]): Promise<{size: number; tail: Buffer}> {
  const last: Buffer[] = [];
  let [size, kept] = [0, 0];
  for await (const piece of archiveOf('a.zip', entries).open() as AsyncIterable<Buffer>) {
    size += piece.length;
    kept += piece.length;
    last.push(piece);
    while (kept - last[0]!.length > tailBytes) kept -= last.shift()!.length;
  }
  return {size, tail: Buffer.concat(last)};
}

/** A file of zeros up to `offset` and `tail` behind them, without the disk it would take. */
function sparseReader(offset: number, tail: Buffer): yauzl.RandomAccessReader {
  class Sparse extends yauzl.RandomAccessReader {
    override _readStreamForRange(start: number, end: number): Readable {
      const before = Buffer.alloc(Math.max(0, Math.min(end, offset) - start));
      const rest = tail.subarray(Math.max(0, start - offset), Math.max(0, end - offset));
      return Readable.from([Buffer.concat([before, rest])]);
    }
  }
  return new Sparse();
}

function entriesIn(reader: yauzl.RandomAccessReader, size: number): Promise<yauzl.Entry[]> {
  return new Promise((resolve, reject) => {
    yauzl.fromRandomAccessReader(reader, size, {lazyEntries: false}, (error, zip) => {
      if (error) return reject(error);
      const entries: yauzl.Entry[] = [];
      zip.on('entry', (entry: yauzl.Entry) => entries.push(entry));
      zip.on('end', () => resolve(entries));
      zip.on('error', reject);
    });
  });
}
