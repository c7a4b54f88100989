import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {countPages} from '../../../src/engine/count-pages.js';
import {turnRaster, type Raster} from '../../../src/engine/ingest/pixels/raster.js';
import {drawReceipt, imageOf, inFolder, makePdf, readAll, readBytes, scan, textOf} from '../making.js';

const receipt = 'Harbour Bakery\nTotal 12.50';
let picture: Raster;

beforeAll(async () => {
  picture = await scan(await makePdf(drawReceipt));
});

test.each(['jpeg', 'png', 'gif', 'webp', 'tiff'] as const)(
  '%s is read, with places in pixels',
  async (format) => {
    const [page] = await readBytes('scan', await imageOf(picture).toFormat(format).toBuffer());
    expect(page).toMatchObject({number: 1, width: 600, height: 240});
    expect(textOf(page)).toBe(receipt);
    const total = page!.words.find((word) => word.text === 'Total')!;
    expect(total.source).toBe('ocr');
    expect(total.confidence).toBeGreaterThan(0.8);
    expect(Math.abs(total.box.left - 40)).toBeLessThan(12);
  },
);

test('a bitmap is read, and one cut short or too large is refused', async () => {
  const bitmap = bitmapOf(picture);
  expect(textOf((await readBytes('scan.bmp', bitmap))[0])).toBe(receipt);
  const damaged = {code: 'unreadable_document'};
  await expect(readBytes('scan.bmp', bitmap.subarray(0, 5000))).rejects.toMatchObject(damaged);
  bitmap.writeInt32LE(2_000_000_000, 18);
  await expect(readBytes('scan.bmp', bitmap)).rejects.toMatchObject(damaged);
});

test('transparent paper is white, 16 bits and grey are as good as colour', async () => {
  const mask = await imageOf(picture).greyscale().negate().raw().toBuffer();
  const black = {create: {width: 600, height: 240, channels: 3, background: 'black'}} as const;
  const {default: sharp} = await import('sharp');
  const transparent = await sharp(black)
    .joinChannel(mask, {raw: {width: 600, height: 240, channels: 1}})
    .png()
    .toBuffer();
  expect(textOf((await readBytes('scan', transparent))[0])).toBe(receipt);
  const deep = await imageOf(picture).greyscale().toColourspace('grey16').png().toBuffer();
  expect((await sharp(deep).metadata()).depth).toBe('ushort');
  expect(textOf((await readBytes('scan', deep))[0])).toBe(receipt);
});

test('CMYK and bilevel pictures are read', async () => {
  const cmyk = await imageOf(picture).toColourspace('cmyk').jpeg().toBuffer();
  expect(textOf((await readBytes('scan', cmyk))[0])).toBe(receipt);
  const fax = await imageOf(picture)
    .greyscale()
    .threshold(160)
    .toColourspace('b-w')
    .tiff({compression: 'ccittfax4', bitdepth: 1})
    .toBuffer();
  expect(textOf((await readBytes('scan', fax))[0])).toBe(receipt);
});

test('a photograph is turned as its EXIF says', async () => {
  const turned = await imageOf(turnRaster(picture, 3)).jpeg().withMetadata({orientation: 6}).toBuffer();
  const [page] = await readBytes('scan', turned);
  expect(page).toMatchObject({width: 600, height: 240});
  expect(textOf(page)).toBe(receipt);
});

test.each([1, 2, 3] as const)(
  'a scan turned by %i quarters is read upright, and pictured so',
  async (turns) => {
    await inFolder(async (folder) => {
      const path = join(folder, 'scan.png');
      await writeFile(path, await imageOf(turnRaster(picture, turns)).png().toBuffer());
      const [page] = await readAll(path);
      expect(page).toMatchObject({width: 600, height: 240});
      expect(textOf(page)).toBe(receipt);
      expect(Buffer.compare((await page!.image!()).data, picture.data)).toBe(0);
      const region = {left: 30, top: 40, right: 330, bottom: 100};
      const part = await page!.image!({region, scale: 2});
      expect(part).toMatchObject({width: 600, height: 120});
    });
  },
);

test('a skewed scan is read, and pictured level', async () => {
  const long = await scan(
    await makePdf(
      (pdf) => {
        pdf.fontSize(12);
        for (let row = 0; row < 6; row++)
          pdf.text(`Item number 2${row + 1} of the long list of goods`, 30, 40 + row * 30);
      },
      {size: [400, 260], margin: 10},
    ),
  );
  await inFolder(async (folder) => {
    const path = join(folder, 'scan.png');
    await writeFile(path, await imageOf(long).rotate(4, {background: 'white'}).png().toBuffer());
    const [page] = await readAll(path);
    expect(page!.lines.map((line) => line.text)).toEqual(
      [0, 1, 2, 3, 4, 5].map((row) => `Item number 2${row + 1} of the long list of goods`),
    );
    const {box} = page!.lines[2]!;
    const tops = page!.lines[2]!.words.map((word) => word.box.top);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8);
    const part = await page!.image!({region: box});
    expect(inkRows(part)).toBeGreaterThan(0.5);
  });
});

test('every page of a TIFF is read, one of them blank', async () => {
  const {default: sharp} = await import('sharp');
  const blank = {create: {width: 600, height: 240, channels: 3, background: 'white'}} as const;
  const pages = [await imageOf(picture).png().toBuffer(), await sharp(blank).png().toBuffer()];
  const tiff = await sharp([...pages, pages[0]!], {join: {animated: true}})
    .tiff()
    .toBuffer();
  await inFolder(async (folder) => {
    const path = join(folder, 'scan.tif');
    await writeFile(path, tiff);
    expect(await countPages(path)).toBe(3);
    expect((await readAll(path)).map(textOf)).toEqual([receipt, '', receipt]);
  });
});

test('of an animation the first picture is the document', async () => {
  const {default: sharp} = await import('sharp');
  const page = await imageOf(picture).png().toBuffer();
  const gif = await sharp([page, page], {join: {animated: true}})
    .gif()
    .toBuffer();
  await inFolder(async (folder) => {
    const path = join(folder, 'scan.gif');
    await writeFile(path, gif);
    expect(await countPages(path)).toBe(1);
    const pages = await readAll(path);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({width: 600, height: 240});
  });
});

test('an image cut short says so', async () => {
  for (const format of ['jpeg', 'png', 'gif', 'webp', 'tiff'] as const) {
    const whole = await imageOf(picture).toFormat(format).toBuffer();
    await expect(readBytes('scan', whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      code: 'unreadable_document',
      message: expect.stringMatching(/^scan is damaged or cut short/) as string,
    });
  }
});

test('an image of too many pixels is refused by its header', async () => {
  const png = await imageOf(picture).png().toBuffer();
  png.writeUInt32BE(50_000, 16);
  png.writeUInt32BE(50_000, 20);
  await expect(readBytes('scan', png)).rejects.toMatchObject({code: 'unreadable_document'});
});

test('what is no document is refused by its kind', async () => {
  await expect(readBytes('notes.txt', Buffer.from('hello'))).rejects.toMatchObject({
    code: 'unsupported_kind',
    message: 'notes.txt is neither a PDF nor an image.',
  });
  await expect(readAll('/nowhere/at/all.pdf')).rejects.toMatchObject({code: 'cannot_read'});
});

/** Part of the ink that stands in the fuller half of the rows: level print leaves rows between lines empty. */
function inkRows({width, height, data}: Raster): number {
  const rows = Array.from({length: height}, (_, y) => {
    let ink = 0;
    for (let x = 0; x < width; x++) if (data[3 * (y * width + x)]! < 128) ink++;
    return ink;
  });
  const total = rows.reduce((sum, ink) => sum + ink, 0);
  const fuller = [...rows].sort((a, b) => b - a).slice(0, height >> 1);
  return fuller.reduce((sum, ink) => sum + ink, 0) / total;
}

/** A 24-bit Windows bitmap. */
function bitmapOf({width, height, data}: Raster): Buffer {
  const stride = (width * 3 + 3) & ~3;
  const file = Buffer.alloc(54 + stride * height);
  file.write('BM');
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++)
        file[54 + (height - 1 - y) * stride + x * 3 + 2 - channel] = data[3 * (y * width + x) + channel]!;
  return file;
}
