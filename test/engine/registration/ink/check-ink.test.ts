import {expect, test} from 'vitest';
import {checkInk} from '../../../../src/engine/registration/ink/check-ink.js';
import type {FieldRegion} from '../../../../src/engine/registration/regions/value-region.js';
import {inkOfValue} from '../../../../src/engine/registration/ink/value-ink.js';
import type {Box, Page, Word} from '../../../../src/engine/page.js';
import {cutRaster, type Raster} from '../../../../src/engine/ingest/pixels/raster.js';
import {resize} from '../../../../src/engine/ingest/pixels/resize.js';
import {makePdf, scan, sharedOcr} from '../../making.js';

const engine = await sharedOcr();

/** A cell of a form: its caption, a value in larger letters, and the frame around both. */
async function cell(value: string, draw: (pdf: PDFKit.PDFDocument) => unknown = () => 0): Promise<Page> {
  return pageOf(
    await scan(
      await makePdf((pdf) => {
        pdf.rect(20, 20, 220, 60).lineWidth(1).stroke();
        pdf.fontSize(9).text('Registration No.', 26, 26);
        pdf.fontSize(18).text(value, 80, 46, {characterSpacing: 4});
        draw(pdf);
      }),
    ),
  );
}

function pageOf(picture: Raster): Page {
  return {
    number: 1,
    width: picture.width,
    height: picture.height,
    words: [],
    lines: [],
    image({region = whole(picture), scale = 1} = {}) {
      const [left, top] = [Math.floor(region.left), Math.floor(region.top)];
      const [width, height] = [Math.ceil(region.right) - left, Math.ceil(region.bottom) - top];
      const part = cutRaster(picture, {left, top, width, height});
      return Promise.resolve(resize(part, Math.round(width * scale), Math.round(height * scale)));
    },
  };
}

function whole({width, height}: {width: number; height: number}): Box {
  return {left: 0, top: 0, right: width, bottom: height};
}

function word(text: string, box: Box, confidence = 1): Word {
  return {text, box, confidence, source: 'ocr'};
}

const dots = 2;

/** Where the figures stand that are printed from 80 points to `to`; pictures have two pixels to the point. */
function boxTo(to: number, from = 80): Box {
  return {left: from * dots, top: 47 * dots, right: to * dots, bottom: 63 * dots};
}

async function check(page: Page, read: Word, {sample}: Pick<FieldRegion, 'sample'> = {sample: '3911'}) {
  const field = {name: 'number', type: 'identifier' as const};
  const place: FieldRegion = {field, page, value: read.box, means: 'pair', sample};
  const reading = {page, words: [read], text: read.text, confidence: 0.9, by: 'zone' as const, rivalry: 1};
  return checkInk(reading, {place, readLines: (lines) => engine.readLines(lines)});
}

test('a value that is read whole keeps its confidence', async () => {
  const {text, confidence} = await check(await cell('5801'), word('5801', boxTo(132)));
  expect({text, confidence}).toEqual({text: '5801', confidence: 0.9});
});

test('a value of which a figure was left out is read from its ink', async () => {
  const {text, confidence, words} = await check(await cell('5801'), word('801', boxTo(132, 94)));
  expect(text).toBe('5801');
  expect(confidence).toBeGreaterThan(0.6);
  expect(words[0]!.box.left).toBeLessThan(boxTo(132, 84).left);
});

test('a value whose first figure touches the next one is read whole', async () => {
  const bridged = (pdf: PDFKit.PDFDocument) =>
    pdf.lineWidth(1.2).moveTo(84, 54).lineTo(108, 54).moveTo(106, 57).lineTo(130, 57).stroke();
  const {text} = await check(await cell('1884', bridged), word('884', boxTo(132, 96)));
  expect(text).toBe('1884');
});

test('ink beside a value that was read as nothing sure is of the value', async () => {
  const page = await cell('3634');
  page.words = [word('K', boxTo(105), 0.01)];
  const {text, confidence} = await check(page, word('34', boxTo(132, 106)));
  expect(text === '3634' || confidence < 0.55).toBe(true);
});

test('a reading none of the looks confirms is not certain', async () => {
  const scrawl = await check(await cell('QKXM'), word('334', boxTo(132), 0.7));
  expect(scrawl).toMatchObject({text: '334'});
  expect(scrawl.confidence).toBeLessThan(0.55);
});

test('the ink of a value goes without captions, frames and specks', async () => {
  const page = await cell('5801');
  const caption = {left: 50, top: 50, right: 200, bottom: 74};
  const ink = await inkOfValue({page, box: boxTo(132), others: [caption]});
  expect(ink!.pieces).toBe(4);
  expect(ink!.box.left).toBeGreaterThan(boxTo(132).left - 6);
  expect(ink!.box.top).toBeGreaterThan(caption.bottom);
  expect(ink!.box.bottom).toBeLessThan(80 * dots - 10);
});

test('paper without ink has none', async () => {
  expect(await inkOfValue({page: await cell(''), box: boxTo(132), others: []})).toBeUndefined();
});

test('looks that lose one of two equal figures do not take it from the value', async () => {
  const {text} = await check(await cell('2244'), word('2244', boxTo(132), 0.9));
  expect(text).toBe('2244');
});

test('a legible value beside a pen stroke stays a value', async () => {
  const {text, confidence} = await check(await cell('5801 ~'), word('5801', boxTo(132)));
  expect(text).toBe('5801');
  expect(confidence).toBeGreaterThan(0.6);
});

test('a legible value is not made longer by a stroke beside it', async () => {
  const stroke = (pdf: PDFKit.PDFDocument) => pdf.lineWidth(1.6).moveTo(66, 47).lineTo(65, 62).stroke();
  const {text} = await check(await cell('3634', stroke), word('3634', boxTo(132)));
  expect(text).toBe('3634');
});

test('where the reference shows no value, ink beside a well read one only makes it less certain', async () => {
  const stroke = (pdf: PDFKit.PDFDocument) => pdf.lineWidth(1.6).moveTo(66, 47).lineTo(65, 62).stroke();
  const read = word('3634', boxTo(132), 0.9);
  const {text, confidence} = await check(await cell('3634', stroke), read, {});
  expect(text).toBe('3634');
  expect(confidence).toBeGreaterThan(0.6);
  expect(confidence).toBeLessThan(0.9);
});

test('ink of the line below is not of the value', async () => {
  const page = await cell('5801', (pdf) => pdf.text('77', 136, 56));
  const ink = await inkOfValue({page, box: boxTo(132), others: []});
  expect(ink).toMatchObject({pieces: 4, goesOn: false});
});

test('ink that goes on over the edge of what is looked at is left out, and told', async () => {
  const page = await cell('580199887', (pdf) => pdf);
  const ink = await inkOfValue({page, box: boxTo(132), others: []});
  expect(ink!.goesOn).toBe(true);
  const {text, confidence} = await check(page, word('5801', boxTo(132)));
  expect(text).toBe('5801');
  expect(confidence).toBeLessThan(0.9);
});

test('ink that cannot be told from the grain of the picture tells nothing', async () => {
  const page = await cell('5801');
  const grain = pageOf(withNoise(await page.image!(), 140));
  const ink = await inkOfValue({page: grain, box: boxTo(132), others: []});
  expect(ink === undefined).toBe(true);
});

test('dots above a capital are ink of the value', async () => {
  const [plain, dotted] = await Promise.all(
    ['ALVA', 'ÄLVA'].map(async (text) =>
      inkOfValue({
        page: await cell(text),
        box: boxTo(140),
        others: [{left: 50, top: 50, right: 200, bottom: 74}],
      }),
    ),
  );
  expect(plain!.box.top - dotted!.box.top).toBeGreaterThan(2);
});

/** Shades up to `most` lighter or darker, the same each time. */
function withNoise(picture: Raster, most: number): Raster {
  let state = 7;
  const data = picture.data.slice();
  for (let pixel = 0; pixel < picture.width * picture.height; pixel++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const shade = most * (2 * (state / 2 ** 32) - 1);
    for (let at = 3 * pixel; at < 3 * pixel + 3; at++)
      data[at] = Math.max(0, Math.min(255, data[at]! + shade));
  }
  return {...picture, data};
}
