import {describe, expect, it} from 'vitest';
import {itemsOf} from './items-of.js';

describe('the names of groups of items', () => {
  it('belong to none of their names', () => {
    const lines = itemsOf(`
Description             Qty         Unit price     Amount
Lot 1
Oak shelf               4           25.00          100.00
Steel bracket           3           10.00           30.00
Subtotal                                           130.00
Lot 2
Safety gloves           2            7.50           15.00
Net total                                          145.00`);
    expect(lines).toMatchObject([
      {description: 'Oak shelf', line_amount: '100.00'},
      {description: 'Steel bracket', line_amount: '30.00'},
      {description: 'Safety gloves', line_amount: '15.00'},
    ]);
  });

  it('do not hide that the items are numbered', () => {
    const lines = itemsOf(`
           Description             Qty         Unit price     Amount
     Kitchen
     1     Oak shelf               4           25.00          100.00
     2     Steel bracket           3           10.00           30.00

     Garden
     3     Safety gloves           2            7.50           15.00
Net total                                                     145.00`);
    expect(lines).toMatchObject([
      {description: 'Oak shelf', quantity: '4'},
      {description: 'Steel bracket', quantity: '3'},
      {description: 'Safety gloves', quantity: '2'},
    ]);
  });

  it('are told from names that stand above their figures', () => {
    const lines = itemsOf(`
Description             Qty         Unit price     Amount
Oak shelf, oiled
and sanded              4           25.00          100.00

Steel bracket
with screws             3           10.00           30.00
Net total                                          130.00`);
    expect(lines).toMatchObject([
      {description: 'Oak shelf, oiled and sanded'},
      {description: 'Steel bracket with screws'},
    ]);
  });
});
