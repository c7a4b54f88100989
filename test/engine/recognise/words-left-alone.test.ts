import {expect, test} from 'vitest';
import {extractFromPages} from '../../../src/engine/extract.js';
import {imageOf, makePdf, readBytes, scan, textOf} from '../making.js';

const menu = [
  'ROMA CORNER',
  'Piazza Nuova 4, 00184 Roma',
  '2 PIZZA MARGHERITA    19,60',
  '1 ACQUA NATURALE       2,20',
  'Piatto: PIZZA TONDARELLA',
  'TOTALE                21,80',
];

test('a word that is plain to see is not mended into one that is like it', async () => {
  const pdf = await makePdf(
    (page) => menu.forEach((text, at) => page.fontSize(14).text(text, 20, 20 + at * 26, {lineBreak: false})),
    {size: [340, 200], margin: 10},
  );
  const pages = await readBytes(
    'receipt.png',
    await imageOf(await scan(pdf))
      .png()
      .toBuffer(),
  );
  const text = textOf(pages[0]);
  expect(text).toContain('PIZZA MARGHERITA');
  expect(text).toContain('Piazza Nuova 4');
  const {fields} = extractFromPages(pages, {
    document_type: 'receipt',
    fields: [{name: 'dish', prompt: 'Piatto'}],
  });
  expect(fields.dish!.value).toBe('PIZZA TONDARELLA');
});
