import {PDFDocument} from 'pdf-lib';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {drawPdf} from './made/draw-pdf.mjs';
import {kindNames, languageNames, writeDocument} from './made/make-documents.mjs';
import {Random} from './made/random.mjs';
import {scanPicture} from './made/scan-picture.mjs';

test('a made document is drawn page by page, the same bytes each time', async () => {
  const draw = async (index: number) => {
    const {writer} = writeDocument({seed: 4, index, kinds: kindNames, languages: languageNames});
    return {pages: writer.sheets.length, pdf: await drawPdf(writer)};
  };
  for (const index of [0, 1, 2]) {
    const {pages, pdf} = await draw(index);
    expect((await PDFDocument.load(pdf)).getPageCount()).toBe(pages);
    expect(pdf.equals((await draw(index)).pdf)).toBe(true);
  }
});

test('a picture of a page is made a scan or a photograph, the same bytes each time', async () => {
  const page = {width: 300, height: 400, channels: 3, background: 'white'} as const;
  const picture = await sharp({create: page}).png().toBuffer();
  for (const look of ['scanned', 'photographed'] as const) {
    const scan = await scanPicture(picture, new Random(1), look);
    expect((await sharp(scan).metadata()).format).toBe('jpeg');
    expect(scan.equals(await scanPicture(picture, new Random(1), look))).toBe(true);
  }
});
