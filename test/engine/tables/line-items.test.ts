import {describe, expect, it} from 'vitest';
import {itemsOf} from './items-of.js';

describe('line items', () => {
  it('take the columns whose product is the amount, whatever their titles say', () => {
    const lines = itemsOf(`
Amount    Product                 Price     Gross     Total
4         Oak shelf               25.00     119.00    100.00
3         Steel bracket           10.00     35.70     30.00`);
    expect(lines).toMatchObject([
      {quantity: '4', unit_price: '25.00', line_amount: '100.00'},
      {quantity: '3', unit_price: '10.00', line_amount: '30.00'},
    ]);
  });

  it('stand in the order of their titles, though titles are set to the left and numbers to the right', () => {
    const lines = itemsOf(`
Désignation               Qté           P.U. HT       TVA           Montant HT
Baguette tradition                310          0,95         5,5 %               294,50
Croissant pur beurre              240          0,88         5,5 %               211,20`);
    expect(lines).toMatchObject([
      {quantity: '310', unit_price: '0.95', line_amount: '294.50'},
      {quantity: '240', unit_price: '0.88', line_amount: '211.20'},
    ]);
  });

  it('go on to the next page without a heading', () => {
    const lines = itemsOf(
      `
Description             Quantity    Unit price     Amount
Oak shelf               4           25.00          100.00`,
      `
Steel bracket           3           10.00           30.00
Net total                                          130.00`,
    );
    expect(lines).toMatchObject([{description: 'Oak shelf'}, {description: 'Steel bracket'}]);
  });
});
