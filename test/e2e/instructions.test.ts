import {createWriteStream} from 'node:fs';
import {join} from 'node:path';
import {finished} from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import {expect, test} from 'vitest';
import {docextract, freshHome} from './docextract.js';

/** A delivery note of two pages; the second one says the same things otherwise. */
async function writeNote(path: string): Promise<void> {
  const pdf = new PDFDocument({size: 'A5', margin: 40});
  const written = finished(pdf.pipe(createWriteStream(path)));
  pdf.fontSize(14).text('Delivery form').moveDown().fontSize(11);
  pdf.text('Date received: 03/04/2024').moveDown().text('Driver: Morgan Ellery');
  pdf.addPage().text('Copy for the office').moveDown();
  pdf.text('Date received: 05/06/2024').moveDown().text('Driver: Robin Tansley');
  pdf.end();
  await written;
}

test('instructions are heeded without a language model, and what is not understood is told', async () => {
  const {home, env} = await freshHome();
  const path = join(home, 'note.pdf');
  await writeNote(path);
  const argv = [
    'agent',
    path,
    '--document-type',
    'form',
    '--prompt',
    'received=Date received',
    '--prompt',
    'driver=Driver',
    '--json',
  ];

  const plain = await docextract(argv, {env});
  expect(JSON.parse(plain.stdout)).toMatchObject({
    document_data: {received: '2024-04-03', driver: 'Morgan Ellery'},
  });

  const instructions = 'Only the last page. US dates. Mind the handwriting.';
  const told = await docextract([...argv, '--instructions', instructions], {env});
  expect(JSON.parse(told.stdout)).toMatchObject({
    document_data: {received: '2024-05-06', driver: 'Robin Tansley'},
  });
  expect(told.stdout + told.stderr).toContain('Mind the handwriting.');
});
