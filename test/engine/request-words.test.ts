import {describe, expect, test} from 'vitest';
import {answersTo} from './plain-requests.js';

describe('a label that a request names word for word', () => {
  test('may be nothing but the sign of a number', () => {
    const docket = `
CIVIL DIVISION
No. 08-2217
Opperman Mills, Inc., Appellant
v.
Rosa Dunmore, Appellee
`;
    expect(answersTo(docket, ['No.'], 'court paper')).toEqual(['08-2217']);
  });

  test('is no tip on a paper for having the word in it', () => {
    const order = `
Larkfield Press                        Print order 5518
Tip. Paper: Matte 170 g                Ink: 4/4
Format: A5                             Copies: 2,000
Subtotal       410.00
Gratuity         8.00
Total          418.00
`;
    expect(answersTo(order, ['Tip. Paper', 'Gratuity'], 'order')).toEqual(['Matte 170 g', '8.00']);
  });

  test('is answered to its end, though a line of the answer begins like a label', () => {
    const visit = `
VISIT REPORT
Remarks:      Deliveries were on time and stock levels good
              Total sales rose in all four regions and the
              date of the next visit is not yet fixed
Visited by:   Lois Kemper
`;
    expect(answersTo(visit, ['Remarks', 'Visited by'], 'report')).toEqual([
      'Deliveries were on time and stock levels good Total sales rose in all four regions and the ' +
        'date of the next visit is not yet fixed',
      'Lois Kemper',
    ]);
  });
});

describe('a cell', () => {
  const votes = `
Candidate              Party            Votes     Share
Ada Novak              Greens           4,210     31.2 %
Lena Hartwig           Labour           3,418     25.3 %
Piet Oster             Centre           2,977     22.1 %
`;

  test.each([
    ['Votes of Lena Hartwig', '3,418'],
    ['Share of Ada Novak', '31.2 %'],
    ['How many votes did Piet Oster get?', '2977'],
    ['Party of Ada Novak', 'Greens'],
  ])('answers "%s" in its row and its column', (prompt, value) => {
    expect(answersTo(votes, [prompt], 'election result')).toEqual([value]);
  });

  test('answers the title above it, not other text with the words of the title', () => {
    const warranty = `
Please return the old model before the warranty ends on 3 May 2022.

Model             Serial No.        Warranty         Keeper
Harrow X2         HX-20418          36 months        Dana Whitlock

Serial numbers are engraved beside the handle: 77-120.
Keeper of the store: Ivo Marsh
`;
    expect(answersTo(warranty, ['Model', 'Serial No.', 'Warranty', 'Keeper'], 'form')).toEqual([
      'Harrow X2',
      'HX-20418',
      '36 months',
      'Dana Whitlock',
    ]);
  });
});
