import {describe, expect, test} from 'vitest';
import {extractFromPages} from '../../src/engine/extract.js';
import type {Page} from '../../src/engine/page.js';
import {drawBox, makePdf, readBytes} from './making.js';

type Draw = (pdf: PDFKit.PDFDocument) => void;

const size: [number, number] = [440, 140];

async function printed(draw: Draw): Promise<Page[]> {
  return readBytes('form.pdf', await makePdf(draw, {size, margin: 10}));
}

function answersOf(pages: Page[], prompts: string[]): unknown[] {
  const fields = prompts.map((prompt, at) => ({name: `field_${at}`, prompt}));
  return Object.values(extractFromPages(pages, {document_type: 'form', fields}).fields).map(
    ({value}) => value,
  );
}

describe('a box before the words of a request', () => {
  test('answers nothing where what is filled in stands behind the words, or below', async () => {
    const pages = await printed((pdf) => {
      pdf.fontSize(10);
      drawBox(pdf, 40, 30, {text: 'Weight: 12 kg', isMarked: true});
      drawBox(pdf, 40, 55, {text: 'Carrier', isMarked: true});
      pdf.text('Northern Haulage', 150, 55, {lineBreak: false});
    });
    expect(answersOf(pages, ['Weight', 'Carrier'])).toEqual([
      expect.stringContaining('12'),
      'Northern Haulage',
    ]);
  });

  test('answers nothing where the boxes of a page are bullets', async () => {
    const pages = await printed((pdf) => {
      pdf.fontSize(10);
      drawBox(pdf, 40, 30, {text: 'Name of the ship', isMarked: false});
      pdf.text('Aurora Bright', 52, 43);
      drawBox(pdf, 40, 75, {text: 'Home port', isMarked: false});
      pdf.text('Whitby', 52, 88);
    });
    expect(answersOf(pages, ['Name of the ship', 'Home port'])).toEqual(['Aurora Bright', 'Whitby']);
  });
});

test('each drawn line has its answer above and its caption below', async () => {
  const pages = await printed((pdf) => {
    drawCaptioned(pdf, 40, 40, {value: 'Martha Ellison Pruitt', caption: 'Name of applicant'});
    drawCaptioned(pdf, 220, 40, {value: 'Cooper', caption: 'Occupation'});
    drawCaptioned(pdf, 40, 80, {value: '9 Foundry Row, Derby', caption: 'Home address'});
    drawCaptioned(pdf, 220, 80, {value: '14 May 1988', caption: 'Date of birth'});
  });
  expect(answersOf(pages, ['Name of applicant', 'Occupation', 'Home address', 'Date of birth'])).toEqual([
    'Martha Ellison Pruitt',
    'Cooper',
    '9 Foundry Row, Derby',
    '1988-05-14',
  ]);
});

function drawCaptioned(
  pdf: PDFKit.PDFDocument,
  left: number,
  top: number,
  {value, caption}: {value: string; caption: string},
): void {
  pdf.fontSize(10).text(value, left + 4, top, {lineBreak: false});
  pdf
    .moveTo(left, top + 13)
    .lineTo(left + 160, top + 13)
    .stroke();
  pdf.fontSize(7).text(caption, left + 4, top + 16, {lineBreak: false});
}

test('boxes for yes and no answer a question, and what is left empty denies nothing', async () => {
  const pages = await printed((pdf) => {
    pdf.fontSize(10);
    pdf.text('Do you smoke?', 40, 30, {lineBreak: false});
    drawBox(pdf, 160, 30, {text: 'Yes', isMarked: false});
    drawBox(pdf, 210, 30, {text: 'No', isMarked: true});
    pdf.text('Do you own a car?', 40, 55, {lineBreak: false});
    drawBox(pdf, 160, 55, {text: 'Yes', isMarked: true});
    drawBox(pdf, 210, 55, {text: 'No', isMarked: false});
    pdf.text('Do you have children?', 40, 80, {lineBreak: false});
    drawBox(pdf, 160, 80, {text: 'Yes', isMarked: false});
    drawBox(pdf, 210, 80, {text: 'No', isMarked: false});
  });
  expect(answersOf(pages, ['Do you smoke?', 'Do you own a car?', 'Do you have children?'])).toEqual([
    false,
    true,
    null,
  ]);
});
