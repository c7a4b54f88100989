import {expect, test} from 'vitest';
import {makePdf, readBytes} from '../making.js';

test('words of a text layer tell the size, weight and slant of their font', async () => {
  const pdf = await makePdf((pdf) => {
    pdf.font('Helvetica').fontSize(10).text('plain', 20, 20);
    pdf.font('Helvetica-Bold').fontSize(14).text('Bold', 20, 40);
    pdf.font('Times-Italic').fontSize(8).text('slanted', 20, 60);
    pdf.font('Times-BoldItalic').save().scale(2, 2).text('both', 10, 40).restore();
  });
  const [page] = await readBytes('a.pdf', pdf);
  expect(page!.words.map(({text, font}) => ({text, ...font, size: Math.round(font!.size)}))).toEqual([
    {text: 'plain', size: 10, bold: false, italic: false},
    {text: 'Bold', size: 14, bold: true, italic: false},
    {text: 'slanted', size: 8, bold: false, italic: true},
    {text: 'both', size: 16, bold: true, italic: true},
  ]);
});
