import {expect, test} from 'vitest';
import {ocrOf} from '../../src/engine/read-pages.js';
import type {OcrEngine} from '../../src/engine/recognise/ocr-engine.js';
import {drawReceipt, imageOf, makePdf, readBytes, scan, textOf} from './making.js';

test('a letterhead in an image is read on the first page that has it, and stands on all', async () => {
  const {engine, calls} = await counting();
  const letterhead = await imageOf(await scan(await makePdf(drawReceipt)))
    .png()
    .toBuffer();
  const pdf = await makePdf(
    (pdf) => {
      for (const number of [1, 2, 3]) {
        if (number > 1) pdf.addPage();
        pdf.image(letterhead, 0, 0, {width: 240}).fontSize(10).text(`Sheet ${number}`, 20, 105);
      }
    },
    {size: [300, 140], margin: 0},
  );
  const pages = await readBytes('a.pdf', pdf, {ocr: engine});
  expect(pages.map((page) => textOf(page))).toEqual(
    [1, 2, 3].map((number) => `Harbour Bakery\nTotal 12.50\nSheet ${number}`),
  );
  expect(calls.pages).toBe(1);
});

async function counting(): Promise<{engine: OcrEngine; calls: {pages: number}}> {
  const ocr = await ocrOf({});
  const calls = {pages: 0};
  const engine: OcrEngine = {
    ...ocr,
    readPage: (raster, options) => {
      calls.pages++;
      return ocr.readPage(raster, options);
    },
  };
  return {engine, calls};
}
