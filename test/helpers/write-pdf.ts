import {writeFile} from 'node:fs/promises';
import {makePdf} from '../engine/making.js';

/** A page of a few lines of text, which is read in a fraction of the time that a whole invoice or a scan takes. */
export function pdfOf(lines: readonly string[]): Promise<Buffer<ArrayBuffer>> {
  return makePdf((pdf) => lines.forEach((line, place) => pdf.text(line, 50, 50 + place * 30)), {size: 'A5'});
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
