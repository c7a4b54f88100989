import sharp, {type Sharp} from 'sharp';
import {expect, test} from 'vitest';
import {pagePictures, type PagePicture, type WantedPage} from '../../src/engine/page-pictures.js';
import {turnRaster} from '../../src/engine/ingest/pixels/raster.js';
import {drawReceipt, imageOf, inFolder, makePdf, readAll, scan, sharedOcr} from './making.js';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';

const width = 400;

async function picturesOf(path: string, wanted: WantedPage[]): Promise<PagePicture[]> {
  const all: PagePicture[] = [];
  for await (const one of pagePictures(path, wanted, {width, ocr: await sharedOcr()})) all.push(one);
  return all;
}

/** Mean difference of the brightness of two pictures of one size, 0 to 255. */
async function difference(one: Sharp, other: Sharp): Promise<number> {
  const pixels = (picture: Sharp): Promise<Buffer> => picture.greyscale().raw().toBuffer();
  const [a, b] = [await pixels(one), await pixels(other)];
  return a.reduce((sum, value, at) => sum + Math.abs(value - b[at]!), 0) / a.length;
}

test.each([
  ['a PDF with text', 'fixtures/kinds/delivery-note.pdf'],
  ['a sloping scan in a PDF', 'fixtures/scans/scan0007.pdf'],
  ['a fax', 'fixtures/scans/fax-waterkant.tif'],
  ['a photograph', 'fixtures/scans/IMG_2041.jpg'],
])('the picture of a page lies as the page was read: %s', async (_, path) => {
  const [page] = await readAll(path, {ocr: await sharedOcr(), only: 1});
  const [picture] = await picturesOf(path, [{page: 1}]);
  const read = await page!.image!({scale: Math.min(picture!.width, width) / page!.width});
  expect([picture!.width, picture!.height]).toEqual([read.width, read.height]);
  expect(await difference(sharp(picture!.data), imageOf(read))).toBeLessThan(4);
});

test('a page on its side is turned', async () => {
  await inFolder(async (folder) => {
    const path = join(folder, 'turned.png');
    const picture = await scan(await makePdf(drawReceipt));
    await writeFile(path, await imageOf(turnRaster(picture, 1)).png().toBuffer());
    const [turned] = await picturesOf(path, [{page: 1}]);
    expect(turned!.width).toBeGreaterThan(turned!.height);
  });
});

test('pages are given in the order asked for, and those that are not there are left out', async () => {
  const pdf = await makePdf((pdf) => void pdf.text('one').addPage().text('two'));
  await inFolder(async (folder) => {
    const path = join(folder, 'two.pdf');
    await writeFile(path, pdf);
    const all = await picturesOf(path, [{page: 2}, {page: 7}, {page: 1}]);
    expect(all.map(({page}) => page)).toEqual([2, 1]);
    expect(all[0]).toMatchObject({width, height: 160});
  });
});

test('a file that is no document is refused', async () => {
  await expect(picturesOf('fixtures/README.md', [{page: 1}])).rejects.toMatchObject({
    code: 'unsupported_kind',
  });
});
