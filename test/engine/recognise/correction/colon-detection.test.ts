import {expect, test} from 'vitest';
import {layoutText} from '../../../../src/engine/layout-text.js';
import {makePdf, scan, sharedOcr} from '../../making.js';

test('colons that stand alone between labels and values are read, and nothing else is taken for one', async () => {
  const picture = await scan(
    await makePdf((pdf) => {
      const rows = [
        ['Total Sales', '327.00'],
        ['Discount', '0.00'],
        ['Rounding', '-0.05'],
      ];
      pdf.fontSize(11);
      rows.forEach(([label, value], row) => {
        pdf
          .text(label!, 20, 20 + 24 * row, {lineBreak: false})
          .text(':', 110, 20 + 24 * row, {lineBreak: false});
        pdf.text(value!, 150, 20 + 24 * row, {lineBreak: false});
      });
      pdf.text('Change', 20, 92, {lineBreak: false}).text('1.00', 150, 92, {lineBreak: false});
      pdf.circle(112, 98, 1).fill();
    }),
  );
  const engine = await sharedOcr();
  const {words} = await engine.readPage(picture);
  const lines = layoutText({words})
    .split('\n')
    .map((line) => line.trim().replace(/ +/g, ' '));
  expect(lines.filter((line) => line !== '')).toEqual([
    'Total Sales : 327.00',
    'Discount : 0.00',
    'Rounding : -0.05',
    'Change 1.00',
  ]);
});
