import {expect, test} from 'vitest';
import {makePdf, scan, sharedOcr} from '../../making.js';

const prose = [
  'This is to certify that the household insurance of Eleanor Whitcombe,',
  'tenant of the dwelling at 12 Castle Street, has been in force since the',
  'first of September under the policy number named above and covers the',
  'contents of all three rooms against fire, theft and escape of water.',
  'The certificate is valid until the end of August, provided that all of the',
  'instalments are paid when they fall due, and replaces earlier ones.',
];

test('prose in print so narrow that most letters are lost at first is read all the same', async () => {
  const pdf = await makePdf(
    (page) => {
      page.font('Times-Roman').fontSize(11).scale(0.7, 1);
      prose.forEach((line, index) => page.text(line, 90, 120 + 24 * index, {lineBreak: false}));
    },
    {size: 'A4', margin: 10},
  );
  const engine = await sharedOcr();
  const {words} = await engine.readPage(await scan(pdf, 150 / 72), {upright: true});
  const read = words.map(({text}) => text);
  const printed = prose.flatMap((line) => line.split(' '));
  expect(printed.filter((word) => !read.includes(word))).toEqual([]);
});
