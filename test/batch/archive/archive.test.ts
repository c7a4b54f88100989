import {execFile, spawnSync} from 'node:child_process';
import {appendFile, readdir, rm, utimes, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Readable} from 'node:stream';
import {buffer} from 'node:stream/consumers';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import yauzl from 'yauzl';
import {archiveOf, type ArchiveEntry} from '../../../src/batch/archive/archive.js';
import {fingerprint} from '../../../src/batch/scan/fingerprint.js';
import {readAtOnceBytes} from '../../../src/batch/files/read-file.js';
import {scan} from '../../../src/batch/scan/scan.js';
import type {SourceDocument} from '../../../src/batch/model/source-document.js';
import {png} from '../../service/harness.js';
import {folderOf} from '../bench.js';

const hasPython = spawnSync('python3', ['-c', 'import zipfile']).status === 0;

async function entriesOf(folder: string): Promise<ArchiveEntry[]> {
  const {documents} = await scan({cwd: folder, inputs: ['.'], travel: 'archive'});
  return Promise.all(
    documents.map(async (document) => ({name: document.name, document: await fingerprint(document)})),
  );
}

async function bytesOf(entries: ArchiveEntry[]): Promise<Buffer> {
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
  const folder = await folderOf({'a.png': png('first'), 'b.png': largePng(), 'c.png': png('third')});
  const entries = await entriesOf(folder);
  const archive = await bytesOf(entries);
  expect(archive.readUInt16LE(6) & 0x0008).toBe(0);
  expect(archive.readUInt32LE(22)).toBe(entries[0]!.document.size);
  await writeFile(join(folder, 'a.zip'), archive);
  const {stdout} = await promisify(execFile)(process.execPath, ['-e', inflateCheck, join(folder, 'a.zip')]);
  expect(stdout).toBe('a.png b.png c.png');
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

test('files of all sizes come through whole, however many share a block', async () => {
  const sizes = [1, 100, 65_535, 65_536, 65_537, 262_144, 300_000, 4_194_304, 4_194_305, 10, 0xffff, 12];
  const files = sizes.map((size, index): [string, Buffer] => [`${index}.png`, png('x'.repeat(size - 1))]);
  const read = await unzip(await bytesOf(await entriesOf(await folderOf(Object.fromEntries(files)))));
  for (const [name, content] of files) expect(content.equals(read.get(name)!), name).toBe(true);
});

test('the same documents give the same bytes whatever their dates', async () => {
  const files = {'a.png': png('first'), 'b.png': png('second')};
  const one = await bytesOf(await entriesOf(await folderOf(files)));
  const folder = await folderOf(files);
  for (const name of Object.keys(files)) await utimes(join(folder, name), 1e9, 1e9);
  expect((await bytesOf(await entriesOf(folder))).equals(one)).toBe(true);
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

test('a file that changes while it streams spoils the archive, never silently', async () => {
  const folder = await folderOf({'a.png': png('first'), 'b.png': largePng()});
  const entries = await entriesOf(folder);
  await appendFile(join(folder, 'b.png'), 'more');
  await expect(bytesOf(entries)).rejects.toThrow(/changed/);
});

test('an archive that nobody takes any more is given up, and its files are closed', async () => {
  const folder = await folderOf({'a.png': largePng(), 'b.png': largePng()});
  const entries = await entriesOf(folder);
  const before = (await readdir('/proc/self/fd')).length;
  for await (const piece of archiveOf('a.zip', entries).open()) {
    expect((piece as Buffer).length).toBeGreaterThan(0);
    break;
  }
  await expect.poll(async () => (await readdir('/proc/self/fd')).length).toBeLessThanOrEqual(before);
});

const shapes: [string, () => Promise<ArchiveEntry[]> | ArchiveEntry[]][] = [
  ['no documents at all', () => []],
  ['one small document', () => documentsOf([['x.png', png('x')]])],
  [
    'names beyond ASCII and of many lengths',
    () =>
      documentsOf(
        ['é.png', '書'.repeat(60), '🧾 receipt.png', 'a', 'a'.repeat(200)].map((name) => [name, png(name)]),
      ),
  ],
  ['a document just taken whole', () => documentsOf([['x.png', Buffer.alloc(readAtOnceBytes, 1)]])],
  [
    'documents that stream among small ones',
    () =>
      documentsOf([
        ['a.png', png('a')],
        ['large é.png', Buffer.alloc(readAtOnceBytes + 1, 2)],
        ['b.png', png('b')],
        ['large.png', Buffer.alloc(2 * readAtOnceBytes + 12345, 3)],
      ]),
  ],
  ['70,000 entries', () => manyDocuments(70_000)],
];

test.each(shapes)('the size announced is the size written, and readers find all: %s', async (_, make) => {
  const entries = await make();
  const archive = await bytesOf(entries);
  expect(archive).toHaveLength(archiveOf('a.zip', entries).size);
  expect(await namesIn(archive)).toEqual(entries.map(({name}) => name));
});

test.runIf(hasPython)('Python agrees with every sum and size', async () => {
  const folder = await folderOf();
  for (const [shape, make] of shapes.slice(0, 5)) {
    await writeFile(join(folder, 'a.zip'), await bytesOf(await make()));
    const {stdout} = await promisify(execFile)('python3', ['-m', 'zipfile', '-t', join(folder, 'a.zip')]);
    expect(stdout, shape).toContain('Done testing');
  }
});

/** Of a size that is streamed into the archive. */
function largePng(): Buffer {
  return Buffer.concat([png('large'), Buffer.alloc(readAtOnceBytes + 1, 5)]);
}

function documentsOf(files: [string, Buffer][]): Promise<ArchiveEntry[]> {
  return Promise.all(
    files.map(async ([name, content]) => ({name, document: await fingerprint(memoryDocument(content))})),
  );
}

async function manyDocuments(count: number): Promise<ArchiveEntry[]> {
  const document = await fingerprint(memoryDocument(png('x')));
  return Array.from({length: count}, (_, index) => ({name: `${index}.png`, document}));
}

function namesIn(archive: Buffer): Promise<string[]> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(archive, {lazyEntries: false}, (error, zip) => {
      if (error) return reject(error);
      const names: string[] = [];
      zip.on('entry', ({fileName}: yauzl.Entry) => names.push(fileName));
      zip.on('end', () => resolve(names));
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
