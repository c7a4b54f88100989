import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {widestGaps} from '../../../../src/engine/recognise/correction/gap-widths.js';
import {makePdf, scan, sharedOcr} from '../../making.js';

test('a rule below two words does not fill the gap between them, a hyphen does', () => {
  const [width, height] = [200, 48];
  const black = (data: Uint8Array, from: number, to: number, row: number) =>
    data.fill(0, 3 * (row * width + from), 3 * (row * width + to));
  const line = {width, height, data: new Uint8Array(3 * width * height).fill(255)};
  for (let row = 12; row < 34; row++) [20, 60, 100].forEach((x) => black(line.data, x, x + 4, row));
  for (let row = 22; row < 25; row++) black(line.data, 64, 100, row);
  for (let row = 38; row < 41; row++) black(line.data, 0, width, row);
  expect(widestGaps(line, [22, 62, 102])).toEqual([36, 0]);
});

test('words in narrow print on a rule, at 100 dots per inch, stay apart', async () => {
  const font = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf');
  const lines = ['26 Church Street, Springfield, TX 22503', 'Mar 26, 2018', 'Account of the main display'];
  const pdf = await makePdf(
    (page) => {
      page.font(font).fontSize(9);
      lines.forEach((line, index) => {
        page.text(line, 30, 30 + 24 * index, {lineBreak: false});
        page
          .moveTo(30, 41 + 24 * index)
          .lineTo(270, 41 + 24 * index)
          .lineWidth(0.8)
          .stroke();
      });
    },
    {size: [300, 120], margin: 10},
  );
  const engine = await sharedOcr();
  const {words} = await engine.readPage(await scan(pdf, 100 / 72), {upright: true});
  const read = words.map(({text}) => text);
  const printed = lines.flatMap((line) => line.split(' '));
  expect(printed.filter((word) => !read.includes(word))).toEqual([]);
});
