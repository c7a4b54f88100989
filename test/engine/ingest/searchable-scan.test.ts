import {PDFDocument, StandardFonts} from 'pdf-lib';
import {expect, test} from 'vitest';
import {imageOf, makePdf, readBytes, scan} from '../making.js';

test('the rules of a scan under a text layer are drawn lines', async () => {
  const printed = await makePdf((pdf) => {
    pdf.fontSize(14).text('Harbour Bakery', 30, 30).text('Total 12.50', 30, 70);
    pdf.moveTo(30, 92).lineTo(270, 92).stroke();
  });
  const picture = await imageOf(await scan(printed, 3))
    .png()
    .toBuffer();
  const document = await PDFDocument.create();
  const page = document.addPage([300, 120]);
  page.drawImage(await document.embedPng(picture), {x: 0, y: 0, width: 300, height: 120});
  const font = await document.embedFont(StandardFonts.Helvetica);
  page.drawText('Harbour Bakery', {x: 30, y: 79, size: 14, font, opacity: 0});
  page.drawText('Total 12.50', {x: 30, y: 39, size: 14, font, opacity: 0});
  const [read] = await readBytes('a.pdf', await document.save());
  expect(read!.words[0]!.source).toBe('text');
  expect(read!.drawn!.vertical).toEqual([]);
  expect(read!.drawn!.horizontal).toHaveLength(1);
  const [rule] = read!.drawn!.horizontal;
  expect(Math.abs((rule!.top + rule!.bottom) / 2 - 92)).toBeLessThan(1.5);
  expect(Math.abs(rule!.left - 30)).toBeLessThan(1.5);
  expect(Math.abs(rule!.right - 270)).toBeLessThan(1.5);
});
