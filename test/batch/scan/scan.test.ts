import {execFile} from 'node:child_process';
import fs from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import {createServer} from 'node:net';
import {rename, symlink, utimes, writeFile} from 'node:fs/promises';
import {basename, join} from 'node:path';
import {promisify} from 'node:util';
import {buffer} from 'node:stream/consumers';
import type {Readable} from 'node:stream';
import {expect, onTestFinished, test, vi} from 'vitest';
import {parseFileList} from '../../../src/batch/scan/file-list.js';
import {scan, type ScanOptions} from '../../../src/batch/scan/scan.js';
import {png as cutPng} from '../../service/harness.js';
import {folderOf} from '../bench.js';

const png = (text: string) => cutPng(`${text}IEND`);
const look = (cwd: string, options: Partial<ScanOptions> = {}) =>
  scan({cwd, inputs: ['.'], travel: 'archive', ...options});
const sources = async (cwd: string, options: Partial<ScanOptions> = {}) =>
  (await look(cwd, options)).documents.map(({source}) => source);
const pdf = Buffer.from('%PDF-1.4\nsome content\nstartxref\n0\n%%EOF\n');

test('folders are gone through in order, hidden and junk entries passed over and counted', async () => {
  const folder = await folderOf({
    'b.png': png('b'),
    'a/c.pdf': pdf,
    '.hidden/x.png': png('x'),
    '.DS_Store': 'x',
    'a/Thumbs.db': 'x',
    'a/._c.pdf': 'x',
    '@eaDir/c.png': png('x'),
    '~$letter.docx': 'x',
  });
  const {documents, passedOver, findings} = await look(folder);
  expect(documents.map(({source, kind}) => [source, kind])).toEqual([
    ['a/c.pdf', 'pdf'],
    ['b.png', 'png'],
  ]);
  expect(passedOver).toMatchObject({hidden: 1, junk: 5});
  expect(findings).toEqual([]);
});

test('without recursion only the folder itself counts', async () => {
  const folder = await folderOf({'b.png': png('b'), 'a/c.pdf': pdf});
  expect(await sources(folder, {recursive: false})).toEqual(['b.png']);
});

test('files, globs, lists and folders name their sources readably', async () => {
  const folder = await folderOf({'in/a/x.png': png('1'), 'in/a/y.pdf': pdf, 'in/z.png': png('2')});
  expect(await sources(folder, {inputs: ['in/a/x.png']})).toEqual(['x.png']);
  expect(await sources(folder, {inputs: ['in/**/*.png']})).toEqual(['a/x.png', 'z.png']);
  expect(await sources(folder, {inputs: ['in']})).toEqual(['a/x.png', 'a/y.pdf', 'z.png']);
  expect(await sources(folder, {inputs: [], listed: ['in/z.png', 'in/a/y.pdf']})).toEqual([
    'in/z.png',
    'in/a/y.pdf',
  ]);
  expect(await sources(folder, {inputs: ['in/z.png', 'in/z.png', 'in']})).toEqual([
    'z.png',
    'a/x.png',
    'a/y.pdf',
  ]);
});

test('a file whose name looks like a pattern is a file', async () => {
  const folder = await folderOf({'a[1].png': png('1'), '-rf *.png': png('2')});
  expect(await sources(folder, {inputs: ['a[1].png', '-rf *.png']})).toEqual(['a[1].png', '-rf *.png']);
});

test('sources of several folders that collide get the folder before them', async () => {
  const folder = await folderOf({'one/x.png': png('1'), 'two/x.png': png('2'), 'two/y.png': png('3')});
  const {documents, findings} = await look(folder, {inputs: ['one', 'two']});
  expect(documents.map(({source}) => source)).toEqual(['one/x.png', 'two/x.png', 'y.png']);
  expect(findings.map(({cause}) => cause)).toEqual(['name_collision', 'name_collision']);
});

test('twins by case or Unicode form in one folder are both sent under names of their own', async () => {
  const folder = await folderOf({
    'x.png': png('1'),
    'X.png': png('2'),
    'caf\u00e9.png': png('3'),
    'cafe\u0301.png': png('4'),
  });
  const found = await sources(folder);
  expect(new Set(found.map((source) => source.normalize('NFC').toLowerCase())).size).toBe(4);
});

test('odd names are read: quotes, newlines, 255 bytes, bytes that are no UTF-8', async () => {
  const long = `${'n'.repeat(251)}.png`;
  const folder = await folderOf({
    'it\'s "x".png': png('1'),
    'a\nb.png': png('2'),
    [long]: png('3'),
    ' lead.png': png('4'),
  });
  await writeFile(join(folder, 'plain.png'), png('5'));
  await rename(
    join(folder, 'plain.png'),
    Buffer.concat([Buffer.from(`${folder}/caf`), Buffer.from([0xe9]), Buffer.from('.png')]),
  );
  const {documents} = await look(folder);
  expect(documents.map(({source}) => source)).toEqual([
    ' lead.png',
    'a\nb.png',
    'caf\ufffd.png',
    'it\'s "x".png',
    long,
  ]);
  const contents = await Promise.all(
    documents.map(async (document) => (await buffer(document.open() as Readable)).subarray(8).toString()),
  );
  expect(contents).toEqual(['4IEND', '2IEND', '5IEND', '1IEND', '3IEND']);
});

test('filters look at names or paths and leave a count', async () => {
  const folder = await folderOf({
    'a/x.png': png('1'),
    'a/y.pdf': pdf,
    'b/x.png': png('2'),
    'old.png': png('3'),
  });
  await utimes(join(folder, 'old.png'), new Date('2020-01-01'), new Date('2020-01-01'));
  expect(await sources(folder, {include: ['*.png'], exclude: ['b/**']})).toEqual(['a/x.png', 'old.png']);
  expect(await sources(folder, {newerThan: new Date('2021-01-01')})).not.toContain('old.png');
  const {documents, passedOver} = await look(folder, {maxFiles: 2, include: ['*.png']});
  expect(documents).toHaveLength(2);
  expect(passedOver).toMatchObject({filtered: 1, beyond_limit: 1});
});

test('a file that is too old is left out unread: a damaged one does not fail', async () => {
  const folder = await folderOf({
    'a.png': png('1'),
    'damaged.pdf': '%PDF-1.4\ncut off',
    'sub/damaged.pdf': 'x',
  });
  await utimes(join(folder, 'damaged.pdf'), new Date('2020-01-01'), new Date('2020-01-01'));
  await utimes(join(folder, 'sub/damaged.pdf'), new Date('2020-01-01'), new Date('2020-01-01'));
  const {documents, findings, passedOver} = await look(folder, {newerThan: new Date('2021-01-01')});
  expect(documents.map(({source}) => source)).toEqual(['a.png']);
  expect(findings).toEqual([]);
  expect(passedOver).toMatchObject({filtered: 2});
});

test('a limit counts files that fail, not what is passed over, and leaves the files behind it unread', async () => {
  const folder = await folderOf({
    ...{'a.txt': 'text', 'b.png': png('1'), 'c.txt': 'text', 'd.pdf': '%PDF-1.4\ncut off'},
    ...{'e.pdf': '%PDF-1.4\ncut off', 'f.png': png('2'), 'x/b.png': png('3')},
  });
  const {documents, findings, passedOver} = await look(folder, {maxFiles: 2});
  expect(documents.map(({source}) => source)).toEqual(['b.png']);
  expect(findings.filter(({severity}) => severity === 'refused').map(({source}) => source)).toEqual([
    'd.pdf',
  ]);
  expect(findings.map(({source}) => source)).toEqual(['a.txt', 'c.txt', 'd.pdf']);
  expect(passedOver).toMatchObject({beyond_limit: 3});
});

test('files beyond a limit or too old are not opened', async () => {
  const folder = await folderOf({'a.png': png('1'), 'b.png': png('2'), 'c.png': png('3')});
  const long = new Date('2020-01-01');
  for (const name of ['b.png', 'c.png']) await utimes(join(folder, name), long, long);
  const opened = watchOpens();
  await look(folder, {maxFiles: 1});
  expect(opened()).toEqual(['a.png']);
  await look(folder, {newerThan: new Date('2021-01-01')});
  expect(opened()).toEqual(['a.png', 'a.png']);
});

/** Names of files opened from now on, by either way of Node, whatever the mount does with access times. */
function watchOpens(): () => string[] {
  const spies = [vi.spyOn(fs, 'openSync'), vi.spyOn(fs.promises, 'open')];
  syncBuiltinESMExports();
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
    syncBuiltinESMExports();
  });
  return () => spies.flatMap(({mock}) => mock.calls.map(([path]) => basename(String(path))));
}

test('a scan with a small limit heeds the signal before it goes on to further files', async () => {
  const stop = new AbortController();
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0')]);
  const folder = await folderOf({'a.dat': heic, 'b.png': png('1')});
  const converter = {
    lackFor: () => {
      stop.abort();
      return Promise.resolve({message: 'no', hint: 'none'});
    },
    convert: () => Promise.reject(new Error('nothing is converted')),
  };
  const opened = watchOpens();
  await expect(look(folder, {maxFiles: 1, converter, signal: stop.signal})).rejects.toThrow('aborted');
  expect(opened()).toEqual(['a.dat']);
});

test('links are followed once, loops end, and what a link leads nowhere is told', async () => {
  const folder = await folderOf({'a/x.png': png('1')});
  const elsewhere = await folderOf({'far/y.png': png('2')});
  await symlink('..', join(folder, 'a/loop'));
  await symlink(join(elsewhere, 'far'), join(folder, 'far'));
  await symlink(join(elsewhere, 'far'), join(folder, 'far-again'));
  await symlink('nowhere.png', join(folder, 'broken.png'));
  const {documents, passedOver, findings} = await look(folder);
  expect(documents.map(({source}) => source)).toEqual(['a/x.png', 'far/y.png']);
  expect(passedOver.link).toBe(2);
  expect(findings).toMatchObject([{source: 'broken.png', severity: 'refused', cause: 'special'}]);
});

test('a socket and a pipe are not read', async () => {
  const folder = await folderOf({'x.png': png('1')});
  const server = createServer().listen(join(folder, 'socket'));
  onTestFinished(() => void server.close());
  await promisify(execFile)('mkfifo', [join(folder, 'pipe.pdf')]);
  const {documents, findings} = await look(folder);
  expect(documents).toHaveLength(1);
  expect(findings.map(({source, severity}) => [source, severity])).toEqual([
    ['pipe.pdf', 'refused'],
    ['socket', 'ignored'],
  ]);
});

test('what would be pointless to send is found by content before anything is sent', async () => {
  const folder = await folderOf({
    'empty.pdf': '',
    'cut.pdf': '%PDF-1.7 and then nothing',
    'secret.pdf': '%PDF-1.7\ntrailer << /Encrypt 5 0 R >>\nstartxref\n0\n%%EOF',
    'really-a-png.pdf': png('x'),
    'letter.pdf': 'just text',
    'notes.txt': 'just text',
    'archive.zip': Buffer.from('PK\x05\x06' + '\0'.repeat(18)),
    'cut.png': cutPng('x'),
    'fine.pdf': pdf,
  });
  const {documents, findings} = await look(folder);
  expect(documents.map(({source}) => source)).toEqual([
    'cut.png',
    'fine.pdf',
    'really-a-png.pdf',
    'secret.pdf',
  ]);
  expect(
    Object.fromEntries(findings.map(({source, severity, cause}) => [source, [severity, cause]])),
  ).toEqual({
    'empty.pdf': ['refused', 'empty'],
    'cut.pdf': ['refused', 'truncated'],
    'cut.png': ['warning', 'truncated'],
    'secret.pdf': ['warning', 'encrypted'],
    'really-a-png.pdf': ['warning', 'wrong_extension'],
    'letter.pdf': ['refused', 'unsupported'],
    'notes.txt': ['ignored', 'unsupported'],
    'archive.zip': ['refused', 'unsupported'],
  });
});

test('archives do not travel alone', async () => {
  const webp = Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8 ');
  const folder = await folderOf({'x.webp': webp, 'x.zip': Buffer.from('PK\x05\x06' + '\0'.repeat(18))});
  const inputs = ['x.webp', 'x.zip'];
  expect((await look(folder, {inputs, travel: 'alone'})).documents.map(({source}) => source)).toEqual([
    'x.webp',
  ]);
  expect(await sources(folder, {inputs})).toEqual(['x.webp', 'x.zip']);
});

test('an office file is no archive of documents, alone or packed, named or found', async () => {
  const folder = await folderOf({'x.docx': Buffer.from('PK\x05\x06' + '\0'.repeat(18))});
  for (const travel of ['alone', 'archive'] as const) {
    const {documents, findings} = await look(folder, {inputs: ['x.docx'], travel});
    expect(documents).toEqual([]);
    expect(findings).toMatchObject([{cause: 'office', severity: 'refused'}]);
  }
  expect((await look(folder)).findings).toMatchObject([{cause: 'office', severity: 'ignored'}]);
});

test('results of earlier runs are not taken for input', async () => {
  const folder = await folderOf({
    'x.png': png('1'),
    'results/.docextract/manifest.ndjson': '',
    'results/x.png': png('2'),
    'out/y.png': png('3'),
  });
  const {documents, passedOver} = await look(folder, {leaveOut: [join(folder, 'out')]});
  expect(documents.map(({source}) => source)).toEqual(['x.png']);
  expect(passedOver.results).toBe(2);
});

test('an input that is not there is an error, one in a list is a finding', async () => {
  const folder = await folderOf({'x.png': png('1')});
  await expect(look(folder, {inputs: ['nowhere']})).rejects.toMatchObject({code: 'cannot_read'});
  await expect(look(folder, {inputs: ['*.pdf']})).rejects.toMatchObject({
    hint: 'Nothing matches the pattern.',
  });
  const {findings} = await look(folder, {inputs: ['x.png'], listed: ['gone.pdf']});
  expect(findings).toMatchObject([{source: 'gone.pdf', cause: 'missing', severity: 'refused'}]);
});

test('lists are separated by NUL where there is one, else by lines', () => {
  expect(parseFileList('a\nb c\r\n\nd')).toEqual(['a', 'b c', 'd']);
  expect(parseFileList('a\nb\0c\0')).toEqual(['a\nb', 'c']);
});
