import {expect, test} from 'vitest';
import {linesAndBoxesOfRaster} from '../../../src/engine/ingest/raster-lines-and-boxes.js';
import type {CheckBox} from '../../../src/engine/page.js';
import {makePdf, readBytes, scan} from '../making.js';

const paper: PDFKit.PDFDocumentOptions = {size: [300, 200], margin: 0};
/** 200 dots per inch. */
const scale = 200 / 72;

function drawForm(pdf: PDFKit.PDFDocument): void {
  pdf.fontSize(10).lineWidth(0.8);
  pdf.text('Name: DODO BOB 0000 80 QOO', 30, 10).text('HUBBUB, immediate [DEBIT] B', 30, 180);
  const labels = ['partner', 'director', 'officer', 'agent', 'employee'];
  labels.forEach((label, index) => {
    const y = 30 + 30 * index;
    pdf.rect(30, y, 9, 9).stroke().text(label, 50, y);
  });
  // Crossed, ticked, filled; the first and the last stay empty.
  pdf.moveTo(31, 61).lineTo(38, 68).moveTo(38, 61).lineTo(31, 68).stroke();
  pdf.lineWidth(1.2).moveTo(31, 94).lineTo(34, 98).lineTo(41, 87).stroke().lineWidth(0.8);
  pdf.rect(32, 122, 5, 5).fill('black');
}

const tops = [30, 60, 90, 120, 150];
const marked = [false, true, true, true, false];

function expectForm(checkBoxes: readonly CheckBox[] | undefined, pixels: number): void {
  const seen = [...checkBoxes!].sort((a, b) => a.box.top - b.box.top);
  expect(seen.map(({isMarked}) => isMarked)).toEqual(marked);
  for (const [index, {box, confidence}] of seen.entries()) {
    expect(Math.abs(box.top / pixels - tops[index]!)).toBeLessThan(1.5);
    expect(Math.abs(box.left / pixels - 30)).toBeLessThan(1.5);
    expect(Math.abs(box.right / pixels - 39)).toBeLessThan(1.5);
    expect(confidence).toBeGreaterThan(0.5);
  }
}

test('squares drawn by paths are check boxes, marked by what is drawn in them', async () => {
  const [page] = await readBytes('a.pdf', await makePdf(drawForm, paper));
  expectForm(page!.checkBoxes, 1);
  expect(page!.drawn).toEqual({horizontal: [], vertical: []});
});

test('squares of pixels are check boxes, letters are none', async () => {
  const pdf = await makePdf(drawForm, paper);
  const [page] = await readBytes('a.pdf', pdf);
  const words = page!.words.map((word) => ({
    ...word,
    box: {
      left: scale * word.box.left,
      top: scale * word.box.top,
      right: scale * word.box.right,
      bottom: scale * word.box.bottom,
    },
  }));
  const marks = linesAndBoxesOfRaster(await scan(pdf, scale), {turns: 0, slope: 0}, words)!;
  expectForm(marks.checkBoxes, scale);
});

test('circles, and brackets and box characters of a text layer, are check boxes; a comb of cells is none', async () => {
  const [page] = await readBytes(
    'a.pdf',
    await makePdf((pdf) => {
      pdf.fontSize(10).circle(35, 35, 4.5).stroke().text('Visa', 50, 30);
      pdf.circle(105, 35, 4.5).stroke().circle(105, 35, 2.5).fill('black').text('Giro', 120, 30);
      pdf.text('[ ] yes  [x] no', 30, 70);
      for (let x = 30; x < 130; x += 10) pdf.rect(x, 120, 10, 12).stroke();
    }, paper),
  );
  expect(page!.checkBoxes!.map(({isMarked}) => isMarked)).toEqual([false, true, false, true]);
  const [visa, giro, yes, no] = page!.checkBoxes!.map(({box}) => Math.round(box.left));
  expect(visa).toBeCloseTo(30, -1);
  expect(giro).toBeGreaterThan(95);
  expect(yes).toBeCloseTo(30, -1);
  expect(no).toBeGreaterThan(60);
});

test('a page without boxes has none', async () => {
  const draw = (pdf: PDFKit.PDFDocument) => void pdf.fontSize(10).text('Order no. 0800 B8 (x) DODO', 30, 30);
  const [page] = await readBytes('a.pdf', await makePdf(draw, paper));
  expect(page!.checkBoxes).toEqual([]);
});
