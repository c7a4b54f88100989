import {degrees, PDFDocument} from 'pdf-lib';
import {expect, test} from 'vitest';
import type {Box, Page} from '../../../src/engine/page.js';
import {makePdf, readBytes} from '../making.js';

const paper: PDFKit.PDFDocumentOptions = {size: [300, 200], margin: 0};

async function read(draw: (pdf: PDFKit.PDFDocument) => void): Promise<Page> {
  return (await readBytes('a.pdf', await makePdf(draw, paper)))[0]!;
}

/** Middle line and ends of strokes, rounded to points. */
function rows(boxes: readonly Box[] | undefined): number[][] {
  return boxes!.map(({left, top, right, bottom}) =>
    [(top + bottom) / 2, left, right].map((value) => Math.round(value)),
  );
}

function columns(boxes: readonly Box[] | undefined): number[][] {
  return rows(
    boxes!.map(({left, top, right, bottom}) => ({left: top, top: left, right: bottom, bottom: right})),
  );
}

function write(pdf: PDFKit.PDFDocument): void {
  pdf.fontSize(10).text('Name and address', 30, 30).text('Illinois 1111 EFTL', 30, 60);
}

function drawTable(pdf: PDFKit.PDFDocument): void {
  write(pdf);
  for (const y of [100, 120, 140]) pdf.moveTo(20, y).lineTo(260, y).stroke();
  for (const x of [20, 140, 260]) pdf.moveTo(x, 100).lineTo(x, 140).stroke();
}

test('plain text has no drawn lines', async () => {
  const {drawn} = await read(write);
  expect(drawn).toEqual({horizontal: [], vertical: []});
});

test('the rules of a table are drawn lines', async () => {
  const {drawn} = await read(drawTable);
  expect(rows(drawn?.horizontal)).toEqual([
    [100, 20, 260],
    [120, 20, 260],
    [140, 20, 260],
  ]);
  expect(columns(drawn?.vertical)).toEqual([
    [20, 100, 140],
    [140, 100, 140],
    [260, 100, 140],
  ]);
});

test('cells drawn one by one, and twice, make each line once', async () => {
  const {drawn} = await read((pdf) => {
    write(pdf);
    for (const x of [20, 60, 100]) pdf.rect(x, 100, 40, 20).stroke().rect(x, 100, 40, 20).stroke();
  });
  expect(rows(drawn?.horizontal)).toEqual([
    [100, 20, 140],
    [120, 20, 140],
  ]);
  expect(columns(drawn?.vertical)).toEqual([
    [20, 100, 120],
    [60, 100, 120],
    [100, 100, 120],
    [140, 100, 120],
  ]);
});

test('thin fills, dashes and scaled strokes are lines; white ones, slanted ones and covered ones are not', async () => {
  const {drawn} = await read((pdf) => {
    write(pdf);
    pdf.rect(20, 90, 200, 1).fill('black');
    pdf.moveTo(20, 110).lineTo(220, 110).dash(3, {space: 3}).stroke('black').undash();
    pdf.save().scale(2, 2).lineWidth(0.5).moveTo(10, 65).lineTo(110, 65).stroke('black').restore();
    for (let x = 20; x < 220; x += 5)
      pdf
        .moveTo(x, 150)
        .lineTo(x + 3, 150)
        .stroke('black');
    pdf
      .polygon([20, 155], [20.5, 155.5], [219.5, 155.5], [220, 155], [219.5, 154.5], [20.5, 154.5])
      .fill('black');
    pdf.moveTo(20, 160).lineTo(220, 160).stroke('white');
    pdf.moveTo(20, 165).lineTo(220, 195).stroke('black');
    pdf.moveTo(230, 100).lineTo(290, 100).stroke('black').rect(225, 95, 70, 10).fill('white');
  });
  expect(rows(drawn?.horizontal)).toEqual([
    [91, 20, 220],
    [110, 20, 220],
    [130, 20, 220],
    [150, 20, 218],
    [155, 20, 220],
  ]);
  expect(drawn?.vertical).toEqual([]);
});

test('typed underscores and leaders of dots are lines where their ink is', async () => {
  const {words, drawn} = await read((pdf) =>
    pdf.fontSize(10).text('Name: ____________', 30, 30).text('Total............12.50', 30, 60),
  );
  const [underscores, dots] = drawn!.horizontal;
  expect(drawn!.horizontal).toHaveLength(2);
  const name = words.find(({text}) => text.startsWith('Name'))!.box;
  expect(underscores!.left).toBeGreaterThan(name.right);
  expect(underscores!.right - underscores!.left).toBeCloseTo(12 * 5.56, 0);
  expect(underscores!.top).toBeGreaterThan(name.top + 0.7 * (name.bottom - name.top));
  expect(dots!.right - dots!.left).toBeGreaterThan(25);
});

test.each([90, 180, 270])('lines of a page turned by %i degrees match its upright words', async (turn) => {
  const document = await PDFDocument.load(await makePdf(drawTable, paper));
  document.getPage(0).setRotation(degrees(turn));
  const [page] = await readBytes('a.pdf', await document.save());
  expect(rows(page!.drawn?.horizontal)).toEqual([
    [100, 20, 260],
    [120, 20, 260],
    [140, 20, 260],
  ]);
  expect(columns(page!.drawn?.vertical)).toEqual([
    [20, 100, 140],
    [140, 100, 140],
    [260, 100, 140],
  ]);
});

test('lines within a form XObject are where it is placed', async () => {
  const outer = await PDFDocument.create();
  const [embedded] = await outer.embedPdf(await makePdf(drawTable, paper));
  outer.addPage([300, 200]).drawPage(embedded!, {x: 0, y: 0, xScale: 0.5, yScale: 0.5});
  const [page] = await readBytes('a.pdf', await outer.save());
  expect(rows(page!.drawn?.horizontal)).toEqual([
    [150, 10, 130],
    [160, 10, 130],
    [170, 10, 130],
  ]);
});
