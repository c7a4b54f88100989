import {execFile} from 'node:child_process';
import {appendFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Readable} from 'node:stream';
import {buffer} from 'node:stream/consumers';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import yauzl from 'yauzl';
import {archiveOf, type Entry} from '../../src/batch/archive.js';
import {fingerprint} from '../../src/batch/fingerprint.js';
import {scan} from '../../src/batch/scan.js';
import type {SourceDocument} from '../../src/batch/source.js';
import {centralHeader, endRecords, localHeader, type ZipEntry} from '../../src/batch/zip-format.js';
import {png} from '../service/harness.js';
import {folderOf} from './bench.js';

async function entriesOf(folder: string): Promise<Entry[]> {
  const {documents} = await scan({cwd: folder, inputs: ['.'], travel: 'archive'});
  return Promise.all(
    documents.map(async (document) => ({name: document.name, document: await fingerprint(document)})),
  );
}

async function bytesOf(entries: Entry[]): Promise<Buffer> {
  return buffer(Readable.from(archiveOf('a.zip', entries).open()));
}

test('another reader finds every document, byte for byte, with the size announced', async () => {
  const files = {
    'a.png': png('first'),
    'ümlaut 書類.png': png('second'),
    'z.png': Buffer.concat([png(''), Buffer.alloc(3_000_000, 7)]),
  };
  const entries = await entriesOf(await folderOf(files));
  const archive = await bytesOf(entries);
  expect(archive).toHaveLength(archiveOf('a.zip', entries).size);
  const read = await unzip(archive);
  expect([...read.keys()].sort()).toEqual(Object.keys(files).sort());
  for (const [name, content] of Object.entries(files)) expect(content.equals(read.get(name)!)).toBe(true);
});

test('a reader that streams finds sizes in the local headers and right sums', async () => {
  const folder = await folderOf({'a.png': png('first'), 'b.png': png('second')});
  const entries = await entriesOf(folder);
  const archive = await bytesOf(entries);
  expect(archive.readUInt16LE(6) & 0x0008).toBe(0);
  expect(archive.readUInt32LE(22)).toBe(entries[0]!.document.size);
  await writeFile(join(folder, 'a.zip'), archive);
  const {stdout} = await promisify(execFile)(process.execPath, ['-e', inflateCheck, join(folder, 'a.zip')]);
  expect(stdout).toBe('a.png b.png');
});

/** A reader of its own in a process of its own: walks the local headers only, as a stream would. */
const inflateCheck = `
  const {crc32} = require('node:zlib');
  const bytes = require('node:fs').readFileSync(process.argv[1]);
  const names = [];
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50; ) {
    const [sum, size, name, extra] = [bytes.readUInt32LE(at + 14), bytes.readUInt32LE(at + 18), bytes.readUInt16LE(at + 26), bytes.readUInt16LE(at + 28)];
    const start = at + 30 + name + extra;
    if (crc32(bytes.subarray(start, start + size)) !== sum) throw new Error('wrong sum');
    names.push(bytes.toString('utf8', at + 30, at + 30 + name));
    at = start + size;
  }
  process.stdout.write(names.join(' '));
`;

test('the same documents give the same bytes whatever their dates', async () => {
  const files = {'a.png': png('first'), 'b.png': png('second')};
  const one = await bytesOf(await entriesOf(await folderOf(files)));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await bytesOf(await entriesOf(await folderOf(files)))).equals(one)).toBe(true);
});

test.each<[string, (path: string) => Promise<void>]>([
  ['grows', (path) => appendFile(path, 'more')],
  ['shrinks', (path) => writeFile(path, png('f'))],
  ['changes in place', (path) => writeFile(path, png('FIRST'))],
  ['disappears', (path) => rm(path)],
])('a file that %s before it is packed spoils the archive, never silently', async (_, change) => {
  const folder = await folderOf({'a.png': png('first'), 'b.png': png('second')});
  const entries = await entriesOf(folder);
  await change(join(folder, 'a.png'));
  await expect(bytesOf(entries)).rejects.toThrow(/changed|ENOENT/);
});

test('70,000 entries are read back', async () => {
  const content = png('x');
  const document = await fingerprint(memoryDocument(content));
  const entries = Array.from({length: 70_000}, (_, index) => ({name: `${index}.png`, document}));
  const archive = await bytesOf(entries);
  expect(archive).toHaveLength(archiveOf('a.zip', entries).size);
  expect(await countEntries(archive)).toBe(70_000);
});

test('entries beyond 4 GiB, in size and in place, are found where they are', async () => {
  const large: ZipEntry = {name: 'large.pdf', size: 5 * 1024 ** 3, crc32: 0x12345678};
  const last: ZipEntry = {name: 'last.pdf', size: 10, crc32: 0x23456789};
  const headers = [localHeader(large), localHeader(last)];
  const offset = headers[0]!.length + large.size;
  const directory = Buffer.concat([centralHeader(large, 0), centralHeader(last, offset)]);
  const end = endRecords({count: 2, size: directory.length, offset: offset + headers[1]!.length + last.size});
  const tail = Buffer.concat([headers[1]!, Buffer.alloc(10), directory, end]);
  const found = await entriesIn(sparseReader(offset, tail), offset + tail.length);
  expect(
    found.map(({fileName, uncompressedSize, relativeOffsetOfLocalHeader, crc32}) => [
      fileName,
      uncompressedSize,
      relativeOffsetOfLocalHeader,
      crc32,
    ]),
  ).toEqual([
    ['large.pdf', large.size, 0, large.crc32],
    ['last.pdf', 10, offset, last.crc32],
  ]);
  expect(headers[0]!.readUInt32LE(22)).toBe(0xffffffff);
  expect(headers[0]!.readBigUInt64LE(30 + 'large.pdf'.length + 4)).toBe(BigInt(large.size));
});

/** A file of zeros up to `offset` and `tail` behind them, without the disk it would take. */
function sparseReader(offset: number, tail: Buffer): yauzl.RandomAccessReader {
  class Sparse extends yauzl.RandomAccessReader {
    override _readStreamForRange(start: number, end: number): Readable {
      const zeros = Buffer.alloc(Math.max(0, Math.min(end, offset) - start));
      const rest = tail.subarray(Math.max(0, start - offset), Math.max(0, end - offset));
      return Readable.from([Buffer.concat([zeros, rest])]);
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

function countEntries(archive: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(archive, {lazyEntries: false}, (error, zip) => {
      if (error) return reject(error);
      let count = 0;
      zip.on('entry', () => count++);
      zip.on('end', () => resolve(count));
      zip.on('error', reject);
    });
  });
}

async function unzip(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await new Promise<yauzl.ZipFile>((resolve, reject) =>
    yauzl.fromBuffer(archive, {lazyEntries: true}, (error, opened) =>
      error ? reject(error) : resolve(opened),
    ),
  );
  const files = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        buffer(stream).then((content) => (files.set(entry.fileName, content), zip.readEntry()), reject);
      });
    });
    zip.on('end', () => resolve(files));
    zip.on('error', reject);
    zip.readEntry();
  });
}

function memoryDocument(content: Buffer): SourceDocument {
  async function* open(): AsyncGenerator<Buffer> {
    yield await Promise.resolve(content);
  }
  return {
    name: 'x.png',
    source: 'x.png',
    path: '/x.png',
    size: content.length,
    modifiedMs: 0,
    kind: 'png',
    pages: undefined,
    open,
  };
}
