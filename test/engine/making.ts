import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import PDFDocument from 'pdfkit';
import sharp, {type Sharp} from 'sharp';
import type {Page} from '../../src/engine/page.js';
import type {OcrEngine} from '../../src/engine/recognise/ocr-engine.js';
import type {Raster} from '../../src/engine/ingest/pixels/raster.js';
import {ocrOf, readPages, type ReadOptions} from '../../src/engine/read-pages.js';

/** A PDF as `draw` draws it, by default on one small page. */
export function makePdf(
  draw: (pdf: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {size: [300, 120], margin: 10},
): Promise<Buffer<ArrayBuffer>> {
  const pdf = new PDFDocument(options);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  draw(pdf);
  pdf.end();
  return new Promise((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))));
}

/** Two lines of print. */
export function drawReceipt(pdf: PDFKit.PDFDocument): void {
  pdf.fontSize(16).text('Harbour Bakery', 20, 20).text('Total 12.50', 20, 60);
}

/** A box to tick, crossed where it is marked, with its words behind it. */
export function drawBox(
  pdf: PDFKit.PDFDocument,
  left: number,
  top: number,
  {text, isMarked}: {text: string; isMarked: boolean},
): void {
  pdf.rect(left, top, 8, 8).stroke();
  const [right, bottom] = [left + 7, top + 7];
  if (isMarked)
    pdf
      .moveTo(left + 1, top + 1)
      .lineTo(right, bottom)
      .moveTo(right, top + 1)
      .lineTo(left + 1, bottom)
      .stroke();
  pdf.text(text, left + 12, top, {lineBreak: false});
}

/** What a scanner would make of a PDF: its first page as a picture. */
export async function scan(pdf: Buffer, scale = 2): Promise<Raster> {
  return inFolder(async (folder) => {
    const path = join(folder, 'page.pdf');
    await writeFile(path, pdf);
    const [page] = await readAll(path);
    return page!.image!({scale});
  });
}

export function imageOf({data, width, height}: Raster): Sharp {
  return sharp(data, {raw: {width, height, channels: 3}});
}

/** A folder for the time of `work`. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'docextract-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
  }
}

/** The pages of a document given as bytes. */
export function readBytes(name: string, bytes: Uint8Array, options?: ReadOptions): Promise<Page[]> {
  return inFolder(async (folder) => {
    const path = join(folder, name);
    await writeFile(path, bytes);
    return readAll(path, options);
  });
}

export async function readAll(path: string, options?: ReadOptions): Promise<Page[]> {
  const pages: Page[] = [];
  for await (const page of readPages(path, options)) pages.push(page);
  return pages;
}

/** The recogniser that all tests of a process share; opening one takes longer than reading a page. */
export function sharedOcr(): Promise<OcrEngine> {
  return ocrOf({});
}

export function textOf(page: Page | undefined): string {
  return page!.lines.map((line) => line.text).join('\n');
}
