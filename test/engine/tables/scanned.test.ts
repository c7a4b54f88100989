import {describe, expect, it} from 'vitest';
import {linesOf} from '../../../src/engine/group-words-into-lines.js';
import type {Page} from '../../../src/engine/page.js';
import {pageOf} from '../../helpers/page-of.js';
import {itemsOn} from './items-of.js';

/** A page that sinks to the right by so much of its width. */
function askew(page: Page, slope: number): Page {
  const words = page.words.map((word) => {
    const sunk = slope * word.box.left;
    return {...word, box: {...word.box, top: word.box.top + sunk, bottom: word.box.bottom + sunk}};
  });
  return {...page, words, lines: linesOf(words)};
}

describe('line items of scanned pages', () => {
  it('are found on a page that lies askew', () => {
    const text = `
To the kind attention of the accounts office of the buyer
Goods as ordered by telephone on the day before yesterday

Description             Qty         Unit price                   Amount
Lot 1
Oak shelf with holes    4           25.00                        100.00
Steel bracket, large    3           10.00                         30.00
Safety gloves, size L   2            7.50                         15.00
Net total                                                        145.00

All goods remain our property until they are paid in full
Please quote the number of the invoice with your payment
Thank you very much indeed for the order of these goods`;
    for (const slope of [0.03, -0.03])
      expect(itemsOn(askew(pageOf(text, 1, 'ocr'), slope))).toMatchObject([
        {description: 'Oak shelf with holes', quantity: '4', line_amount: '100.00'},
        {description: 'Steel bracket, large', quantity: '3', line_amount: '30.00'},
        {description: 'Safety gloves, size L', quantity: '2', line_amount: '15.00'},
      ]);
  });

  const misread = `
Description             Qty         Unit price     Amount
Oak shelf               4           25.00          100.00
Steel bracket           I           10.00           10.00
Safety gloves                        7.50            7.50
Wool blanket            25          20.00           50.00
Hemp rope               6            5.00           30.00
Net total                                          197.50`;

  it('have as many things as their prices tell, where the number was not read', () => {
    expect(itemsOn(pageOf(misread, 1, 'ocr'))).toMatchObject([
      {quantity: '4'},
      {quantity: '1'},
      {quantity: '1'},
      {quantity: '2.5'},
      {quantity: '6'},
    ]);
  });

  it('are as the page says where its text is exact', () => {
    expect(itemsOn(pageOf(misread))).toMatchObject([
      {quantity: '4'},
      {quantity: null},
      {quantity: null},
      {quantity: '25'},
      {quantity: '6'},
    ]);
  });

  it('go on below a sum whose amount is not level with its name', () => {
    const page = pageOf(
      `
Description             Qty         Unit price     Amount
Oak shelf               4           25.00          100.00
Steel bracket           3           10.00           30.00
Subtotal

Safety gloves           2            7.50           15.00
Net total                                          145.00`,
      1,
      'ocr',
    );
    const words = [
      ...page.words,
      {
        text: '130.00',
        box: {left: 306, right: 342, top: 49, bottom: 59},
        confidence: 1,
        source: 'ocr' as const,
      },
    ];
    expect(itemsOn({...page, words, lines: linesOf(words)})).toMatchObject([
      {description: 'Oak shelf'},
      {description: 'Steel bracket'},
      {description: 'Safety gloves'},
    ]);
  });
});
