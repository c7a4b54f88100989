import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {Field} from '../../../../src/contract/fields.js';
import {referenceDocument} from '../../../../src/engine/registration/reference-documents.js';
import {alignFields} from '../../../../src/engine/registration/reference-fields.js';
import type {Page} from '../../../../src/engine/page.js';
import {makePdf, readAll} from '../../making.js';

type Stroke = (pdf: PDFKit.PDFDocument, x: number, y: number) => void;

const [width, height] = [420, 300];
const options = ['Letter', 'Courier', 'No'];
const leaves = {x: 40, y: 190};

/** Boxes stand before the words of the first line, circles after those of the second, one box alone below. */
function draw(
  pdf: PDFKit.PDFDocument,
  ticks: {box?: number; circle?: number; alone?: boolean},
  stroke: Stroke,
) {
  pdf.fontSize(11);
  pdf.text('Harbour Office Questionnaire', 40, 20).text('Return this sheet within two weeks', 40, 40);
  pdf.text('How shall documents travel', 40, 80).text('Permission was granted before', 40, 130);
  pdf.text('The berth is vacant at present', leaves.x + 18, leaves.y);
  pdf.text('Signature of applicant', 40, 240).text('Issued under Mooring Act', 220, 240);
  options.forEach((option, index) => {
    const x = 40 + index * 110;
    pdf.rect(x, 100, 10, 10).lineWidth(0.8).strokeColor('#222').stroke();
    pdf.text(option, x + 16, 100);
    if (ticks.box === index) stroke(pdf, x, 100);
    pdf
      .circle(x + 60, 155, 5)
      .lineWidth(0.8)
      .strokeColor('#222')
      .stroke();
    pdf.text(option, x, 150);
    if (ticks.circle === index) stroke(pdf, x + 55, 150);
  });
  pdf.rect(leaves.x, leaves.y, 10, 10).lineWidth(0.8).strokeColor('#222').stroke();
  if (ticks.alone) stroke(pdf, leaves.x, leaves.y);
}

const strokes: Record<string, Stroke> = {
  'a tick': (pdf, x, y) => line(pdf, [x + 1, y + 5, x + 4, y + 9, x + 9, y + 1], '#1a2a6a'),
  'a stroke out of the box': (pdf, x, y) =>
    line(pdf, [x - 1, y + 4, x + 4, y + 10, x + 17, y - 8], '#1a2a6a'),
  'a faint pencil': (pdf, x, y) => line(pdf, [x + 1, y + 5, x + 4, y + 9, x + 9, y + 1], '#999'),
  'a filled box': (pdf, x, y) =>
    pdf
      .rect(x + 1, y + 1, 8, 8)
      .fill('#222')
      .fillColor('#000'),
};

function line(pdf: PDFKit.PDFDocument, points: number[], color: string) {
  pdf.save().lineWidth(1).strokeColor(color).moveTo(points[0]!, points[1]!);
  for (let at = 2; at < points.length; at += 2) pdf.lineTo(points[at]!, points[at + 1]!);
  pdf.stroke().restore();
}

const fields: Field[] = [
  {name: 'travel', kind: 'RECTANGLE', type: 'text', options, value_box: box(34, 92, 360, 118)},
  {name: 'granted', kind: 'RECTANGLE', type: 'text', options, value_box: box(34, 142, 350, 168)},
  {name: 'vacant', kind: 'RECTANGLE', type: 'boolean', value_box: box(36, 186, 54, 204)},
];

function box(left: number, top: number, right: number, bottom: number): Field['value_box'] {
  return {left: left / width, top: top / height, right: right / width, bottom: bottom / height};
}

let blank: Page[];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docextract-marks-'));
  blank = await pagesOf({}, strokes['a tick']!);
});

afterAll(() => rm(folder, {recursive: true, force: true, maxRetries: 5, retryDelay: 100}));

let made = 0;

async function pagesOf(ticks: Parameters<typeof draw>[1], stroke: Stroke): Promise<Page[]> {
  const path = join(folder, `${made++}.pdf`);
  await writeFile(
    path,
    await makePdf((pdf) => draw(pdf, ticks, stroke), {size: [width, height], margin: 10}),
  );
  return readAll(path);
}

async function read(pages: Page[]) {
  const found = await alignFields({pages, references: [referenceDocument(blank)], fields});
  return Object.fromEntries([...found].map(([name, {value}]) => [name, value]));
}

test.each(Object.keys(strokes))('%s answers, before and after the words', async (name) => {
  const pages = await pagesOf({box: 1, circle: 2, alone: true}, strokes[name]!);
  expect(await read(pages)).toEqual({travel: 'Courier', granted: 'No', vacant: true});
});

test('a form nobody ticked answers nothing', async () => {
  expect(await read(await pagesOf({}, strokes['a tick']!))).toEqual({
    travel: null,
    granted: null,
    vacant: false,
  });
});
