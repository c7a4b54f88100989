import {writeFile} from 'node:fs/promises';
import PDFDocument from 'pdfkit';

/** A page of a few lines of text, which is read in a fraction of the time that a whole invoice or a scan takes. */
export async function pdfOf(lines: readonly string[]): Promise<Buffer<ArrayBuffer>> {
  const pdf = new PDFDocument({size: 'A5'});
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  lines.forEach((line, place) => pdf.text(line, 50, 50 + place * 30));
  pdf.end();
  await new Promise((resolve) => pdf.on('end', resolve));
  return Buffer.concat(chunks);
}

export async function writePdf(path: string, lines: readonly string[]): Promise<void> {
  await writeFile(path, await pdfOf(lines));
}

/** Of an invoice with nothing but what every invoice says. */
export const invoiceLines = (number: string): string[] => [
  'INVOICE',
  `Invoice number: ${number}`,
  'Date: 2024-03-05',
  'Total: 120.50 EUR',
];
