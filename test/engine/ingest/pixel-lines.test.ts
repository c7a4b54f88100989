import {expect, test} from 'vitest';
import {inkMask} from '../../../src/engine/ingest/ink/ink-mask.js';
import {linesOfInk} from '../../../src/engine/ingest/drawn-lines/pixel-lines.js';
import {linesAndBoxesOfRaster} from '../../../src/engine/ingest/raster-lines-and-boxes.js';
import type {Box, DrawnLines, Word} from '../../../src/engine/page.js';
import {turnRaster, type Raster} from '../../../src/engine/ingest/pixels/raster.js';
import {makePdf, imageOf, readBytes, scan} from '../making.js';

/** 144 dots per inch. */
const scale = 2;

/** A page of 300 × 200 points as a scanner sees it, with the words of its text layer in pixels. */
async function scanned(draw: (pdf: PDFKit.PDFDocument) => void): Promise<{raster: Raster; words: Word[]}> {
  const pdf = await makePdf(draw, {size: [300, 200], margin: 0});
  const [page] = await readBytes('a.pdf', pdf);
  const words = page!.words.map((word) => ({...word, box: enlarge(word.box)}));
  return {raster: await scan(pdf, scale), words};
}

function enlarge({left, top, right, bottom}: Box): Box {
  return {left: scale * left, top: scale * top, right: scale * right, bottom: scale * bottom};
}

function drawnOn({raster, words}: {raster: Raster; words: Word[]}, slope = 0): DrawnLines {
  return linesAndBoxesOfRaster(raster, {turns: 0, slope}, words)!.drawn;
}

/** Middle line and ends in points. */
function expectRows(boxes: readonly Box[], expected: number[][], slack = 1.5): void {
  const rows = boxes.map(({left, top, right, bottom}) => [(top + bottom) / 2, left, right]);
  expect(rows.map((row) => row.map((value) => Math.round(value / scale)))).toHaveLength(expected.length);
  rows.forEach((row, index) =>
    row.forEach((value, place) =>
      expect(Math.abs(value / scale - expected[index]![place]!)).toBeLessThanOrEqual(slack),
    ),
  );
}

function columns(boxes: readonly Box[]): Box[] {
  return [...boxes]
    .map(({left, top, right, bottom}) => ({left: top, top: left, right: bottom, bottom: right}))
    .sort((a, b) => a.top - b.top);
}

function write(pdf: PDFKit.PDFDocument): void {
  pdf.fontSize(10).text('Name and address of the mill', 30, 20).text('Illinois 1111 EFTL HHHH', 30, 40);
  pdf.font('Times-Bold').text('unmm mmnn Timber, immediate — minimum', 30, 60);
}

function drawTable(pdf: PDFKit.PDFDocument): void {
  write(pdf);
  for (const y of [100, 120, 140]) pdf.moveTo(20, y).lineTo(260, y).stroke();
  for (const x of [20, 140, 260]) pdf.moveTo(x, 100).lineTo(x, 140).stroke();
  pdf.text('Timber', 25, 105).text('12.50', 145, 125);
}

test('plain text has no drawn lines', async () => {
  expect(drawnOn(await scanned(write))).toEqual({horizontal: [], vertical: []});
});

test('the rules of a table are found where they are', async () => {
  const {horizontal, vertical} = drawnOn(await scanned(drawTable));
  expectRows(
    horizontal,
    [100, 120, 140].map((y) => [y, 20, 260]),
  );
  expectRows(
    columns(vertical),
    [20, 140, 260].map((x) => [x, 100, 140]),
  );
});

test('underlines, typed underscores, leaders of dots and dashed rules are lines', async () => {
  const page = await scanned((pdf) => {
    write(pdf);
    pdf.font('Helvetica').text('Total', 30, 90).moveTo(30, 100).lineTo(55, 100).lineWidth(0.7).stroke();
    pdf.text('Date: ____________', 30, 115).text('Carried over .................... 7', 30, 140);
    pdf.moveTo(30, 170).lineTo(230, 170).dash(3, {space: 3}).stroke();
  });
  const {horizontal, vertical} = drawnOn({
    ...page,
    words: page.words.filter(({text}) => !/[_.]{3}/.test(text)),
  });
  expect(vertical).toEqual([]);
  expectRows(
    horizontal,
    [
      [100, 30, 55],
      [124, 57, 124],
      [147, 91, 147],
      [170, 30, 230],
    ],
    6,
  );
});

test('a frame around one line of text has two sides, and its letters are none', async () => {
  const {horizontal, vertical} = drawnOn(
    await scanned((pdf) => {
      write(pdf);
      pdf.text('Illinois', 34, 104).rect(30, 100, 80, 16).stroke();
    }),
  );
  expectRows(horizontal, [
    [100, 30, 110],
    [116, 30, 110],
  ]);
  expectRows(columns(vertical), [
    [30, 100, 116],
    [110, 100, 116],
  ]);
});

test('a skewed scan gives level lines, a turned one upright lines', async () => {
  const {raster, words} = await scanned(drawTable);
  const slope = 0.02;
  const angle = (Math.atan(slope) * 180) / Math.PI;
  const {data, info} = await imageOf(raster)
    .rotate(angle, {background: 'white'})
    .raw()
    .toBuffer({resolveWithObject: true});
  const skewed = {width: info.width, height: info.height, data: new Uint8Array(data)};
  const {horizontal, vertical} = drawnOn({raster: skewed, words}, slope);
  expect(horizontal).toHaveLength(3);
  expect(vertical).toHaveLength(3);
  expect(Math.max(...horizontal.map(({top, bottom}) => bottom - top))).toBeLessThan(7);
  const [shiftX, shiftY] = [
    (info.width - raster.width) / 2 / scale,
    (info.height - raster.height) / 2 / scale,
  ];
  expectRows(
    horizontal,
    [100, 120, 140].map((y) => [y + shiftY, 20 + shiftX, 260 + shiftX]),
    2.5,
  );

  const turned = turnRaster(raster, 1);
  const upright = linesAndBoxesOfRaster(turned, {turns: 3, slope: 0}, words)!.drawn;
  expectRows(
    upright.horizontal,
    [100, 120, 140].map((y) => [y, 20, 260]),
  );
});

test('noise, gaps and a pale ruling do not hide a line; a picture has none', async () => {
  const {raster, words} = await scanned((pdf) => {
    write(pdf);
    pdf.strokeColor('#b0b0b0').moveTo(20, 100).lineTo(260, 100).stroke();
    pdf.strokeColor('black').moveTo(20, 140).lineTo(260, 140).stroke();
    for (let x = 40; x < 260; x += 40) pdf.rect(x, 138, 2, 4).fill('white');
  });
  let seed = 1;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  for (let at = 0; at < raster.data.length; at += 3) {
    const noise = 16 * (random() - 0.5);
    for (let channel = 0; channel < 3; channel++)
      raster.data[at + channel] = Math.max(0, Math.min(255, raster.data[at + channel]! + noise));
  }
  expectRows(drawnOn({raster, words}).horizontal, [
    [100, 20, 260],
    [140, 20, 260],
  ]);
  const picture = {...raster, data: raster.data.map(() => 255 * random())};
  expect(drawnOn({raster: picture, words})).toEqual({horizontal: [], vertical: []});
});

test('the shadow at the edge of a scan is no line', async () => {
  const {raster, words} = await scanned(write);
  for (let x = 0; x < raster.width; x++)
    for (let y = 0; y < 3; y++)
      raster.data.fill(0, 3 * (y * raster.width + x), 3 * (y * raster.width + x) + 3);
  expect(
    linesOfInk(
      inkMask(raster, {turns: 0, slope: 0}),
      22,
      words.map(({box}) => box),
    ).horizontal,
  ).toEqual([]);
});
