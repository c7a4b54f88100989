import {describe, expect, it} from 'vitest';
import {itemsOf} from './items-of.js';

const items = [
  {description: 'Oak shelf', quantity: '4', line_amount: '100.00'},
  {description: 'Steel bracket', quantity: '3', line_amount: '30.00'},
  {description: 'Safety gloves', quantity: '2', line_amount: '15.00'},
];

describe('a column of words beside a table', () => {
  it('is no part of it, with titles and without', () => {
    const rows = `
Oak shelf                     4           25.00          100.00
                                                                   Acme Trading Ltd
Steel bracket                 3           10.00           30.00
                                                                   18 Mill Lane
Safety gloves                 2            7.50           15.00    Leeds LS1 4AB
                                                                   250,000.00
                                                                   Thank you
Net total                                                145.00
Total                                                    145.00`;
    expect(itemsOf(rows)).toMatchObject(items);
    expect(itemsOf(`\nDescription                   Qty         Price          Amount${rows}`)).toMatchObject(
      items,
    );
  });

  it('is a column of the table where it stands in its rows', () => {
    const lines = itemsOf(`
Qty         Price          Amount         Description
4           25.00          100.00         Oak shelf
3           10.00           30.00         Steel bracket
2            7.50           15.00         Safety gloves
Net total                  145.00`);
    expect(lines).toMatchObject(items);
  });
});
