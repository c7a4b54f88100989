import {join} from 'node:path';
import {readdir, readFile} from 'node:fs/promises';
import {PDFDocument} from 'pdf-lib';
import {expect, test} from 'vitest';
import {planBatch} from '../../../src/batch/plan/dry-run.js';
import {countPages, countPdfPages} from '../../../src/batch/scan/count-pages.js';
import {scan} from '../../../src/batch/scan/scan.js';
import {png} from '../../service/harness.js';
import {contextFor, folderOf} from '../bench.js';

async function pdfOf(pages: number, useObjectStreams: boolean): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page++) document.addPage();
  return Buffer.from(await document.save({useObjectStreams}));
}

test.each([1, 3, 40])(
  'a PDF of %i pages, with its objects in plain sight and in compressed streams',
  async (pages) => {
    expect(countPdfPages(await pdfOf(pages, false))).toBe(pages);
    expect(countPdfPages(await pdfOf(pages, true))).toBe(pages);
  },
);

test('of a PDF that was changed by appending, the last page tree counts', async () => {
  const older = await pdfOf(2, false);
  const appended = Buffer.from(
    '\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 5 /Resources << /Font << >> >> >>\nendobj\n',
  );
  expect(countPdfPages(Buffer.concat([older, appended]))).toBe(5);
});

test('what cannot be counted is unknown, not none', () => {
  expect(countPdfPages(Buffer.from('%PDF-1.7 nothing that is a page tree %%EOF'))).toBeUndefined();
});

/** Directories of no tags, each pointing at the next. */
function tiff(pages: number, big: boolean): Buffer {
  const bytes = Buffer.alloc(8 + 6 * pages);
  bytes.write(big ? 'MM' : 'II');
  const write = (value: number, at: number, size: 2 | 4) =>
    big ? bytes.writeUIntBE(value, at, size) : bytes.writeUIntLE(value, at, size);
  write(42, 2, 2);
  for (let page = 0; page < pages; page++) write(8 + 6 * page, page === 0 ? 4 : 8 + 6 * (page - 1) + 2, 4);
  return bytes;
}

test('pages of TIFFs in either byte order are counted, a chain that bites its tail is unknown', async () => {
  const looping = tiff(3, false);
  looping.writeUInt32LE(8, 8 + 6 * 2 + 2);
  const folder = await folderOf({
    'a.tif': tiff(3, false),
    'b.tif': tiff(7, true),
    'c.tif': looping,
    'd.png': png('x'),
  });
  const {documents} = await scan({cwd: folder, inputs: ['.'], travel: 'archive'});
  expect(await Promise.all(documents.map(countPages))).toEqual([3, 7, undefined, 1]);
});

test('a dry run tells pages and what would be sent, and sends nothing', async () => {
  const folder = await folderOf({'a.pdf': await pdfOf(4, true), 'b.png': png('x'), 'twin.png': png('x')});
  const found = await scan({cwd: folder, inputs: ['.'], travel: 'archive'});
  const {context, ledger} = await contextFor({url: 'http://127.0.0.1:9', key: 'k'});
  const planned = await planBatch(found, {work: {operation: 'submit', templateId: 't'}}, context);
  expect(planned.map(({source, pages, action}) => [source, pages, action])).toEqual([
    ['a.pdf', 4, 'send'],
    ['b.png', 1, 'send'],
    ['twin.png', 1, 'twin'],
  ]);
  expect(ledger.entries()).toEqual([]);
});

test('our own fixtures are counted', async () => {
  const fixtures = join(import.meta.dirname, '../../../fixtures/scans');
  const names = (await readdir(fixtures)).filter((name) => name.endsWith('.pdf'));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const bytes = await readFile(join(fixtures, name));
    const truth = await PDFDocument.load(bytes).then(
      (document) => document.getPageCount(),
      () => undefined,
    );
    if (truth !== undefined) expect([name, countPdfPages(bytes)]).toEqual([name, truth]);
  }
});
