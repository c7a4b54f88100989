import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {constants, deflateRawSync, deflateSync} from 'node:zlib';
import {PDFDocument} from 'pdf-lib';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {readEInvoice} from '../../../src/engine/einvoice/read-einvoice.js';
import {loadPdfium, type Pdfium} from '../../../src/engine/ingest/pdf/pdfium.js';
import {facturX, ublCreditNote} from './samples.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'einvoice-'));
});
afterAll(() => rm(folder, {recursive: true}));

test('the invoice attached to a PDF is found among other attachments', async () => {
  const path = await pdfWith({
    'terms.txt': 'Net 30',
    'other.xml': '<list/>',
    'factur-x.xml': facturX,
  });
  const {invoice, warnings} = await readEInvoice(path);
  expect(invoice?.facts.invoice_number).toBe('FA-2024-0117');
  expect(warnings).toEqual([]);
});

test('an invoice under the name of a standard comes before one under another name', async () => {
  const path = await pdfWith({'a.xml': ublCreditNote, 'xrechnung.xml': facturX});
  expect((await readEInvoice(path)).invoice?.facts.invoice_number).toBe('FA-2024-0117');
});

test('a PDF without attachments has no invoice and nothing to warn of', async () => {
  expect(await readEInvoice(await pdfWith({}))).toEqual({warnings: []});
});

test('an attached invoice that is broken is told, and the PDF goes on', async () => {
  const {invoice, warnings} = await readEInvoice(await pdfWith({'factur-x.xml': facturX.slice(0, 900)}));
  expect(invoice).toBeUndefined();
  expect(warnings).toEqual(['The attached invoice factur-x.xml is not well-formed XML and was left out.']);
});

test('an attachment above the limit is left out', async () => {
  const path = await pdfWith({'factur-x.xml': facturX});
  expect((await readEInvoice(path, {maxBytes: 1000, maxCount: 10})).invoice).toBeUndefined();
  expect((await readEInvoice(path, {maxBytes: 100_000, maxCount: 0})).invoice).toBeUndefined();
});

test('an attachment that unpacks to more than it says is left out', async () => {
  const path = join(folder, 'large.pdf');
  await writeFile(path, pdfWithPacked(deflateSync(Buffer.alloc(60_000_000))));
  expect(await readEInvoice(path)).toEqual({warnings: []});
});

test('an attachment that unpacks without end is told, and the next PDF is read as ever', async () => {
  const path = join(folder, 'endless.pdf');
  await writeFile(path, pdfWithPacked(gigabytesOfZeros(3)));
  const warnings = ['An attachment of the PDF cannot be unpacked and was left out.'];
  expect(await readEInvoice(path)).toEqual({warnings});
  expect(memoryOf(await loadPdfium())).toBeLessThan(100_000_000);
  const {invoice} = await readEInvoice(await pdfWith({'factur-x.xml': facturX}));
  expect(invoice?.facts.invoice_number).toBe('FA-2024-0117');
});

test('a file that is no PDF is the error of opening it', async () => {
  const path = join(folder, 'no.pdf');
  await writeFile(path, '%PDF-1.7 and nothing else');
  await expect(readEInvoice(path)).rejects.toMatchObject({code: 'unreadable_document'});
});

async function pdfWith(attachments: Record<string, string>): Promise<string> {
  const pdf = await PDFDocument.create();
  pdf.addPage([200, 200]);
  for (const [name, text] of Object.entries(attachments)) await pdf.attach(Buffer.from(text), name);
  const path = join(folder, `${Object.keys(attachments).join('-') || 'plain'}.pdf`);
  await writeFile(path, await pdf.save());
  return path;
}

/** Deflate blocks that end on a byte and look back at nothing may stand one behind the other any number of times. */
function gigabytesOfZeros(count: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(2 ** 24), {finishFlush: constants.Z_FULL_FLUSH});
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array<Buffer>(count * 64).fill(block),
    Buffer.from([3, 0]),
  ]);
}

function memoryOf({pdfium}: Pdfium): number {
  return pdfium.HEAPU8.byteLength;
}

/** A PDF with one attachment, packed as given, that claims to be a thousand bytes long. */
function pdfWithPacked(packed: Buffer): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[(factur-x.xml) 4 0 R]>>>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>',
    '<</Type/Filespec/F(factur-x.xml)/UF(factur-x.xml)/EF<</F 5 0 R>>>>',
    `<</Type/EmbeddedFile/Filter/FlateDecode/Length ${packed.length}/Params<</Size 1000>>>>stream\n${packed.toString('latin1')}\nendstream`,
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${offsets.join('')}trailer<</Size 6/Root 1 0 R>>`;
  return Buffer.from(`${text}${table}\nstartxref\n${text.length}\n%%EOF`, 'latin1');
}
