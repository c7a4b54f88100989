import {describe, expect, it} from 'vitest';
import {extractFromPages} from '../../../src/engine/extract.js';
import {pageOf} from '../fields/page-of.js';

function linesOf(text: string) {
  const request = {document_type: 'invoice', fields: [{name: 'lines', type: 'table' as const}]};
  return extractFromPages([pageOf(text)], request).fields.lines!.value;
}

describe('items of nothing but words and amounts', () => {
  it('are found where the amount below them is their sum', () => {
    const lines = linesOf(`
Work done                                                     £

Removal of existing boiler                               180.00
Supply and fit combi boiler                            1,940.00
Less deposit paid                                       -500.00
Total to pay                                           1,620.00`);
    expect(lines).toEqual([
      {description: 'Removal of existing boiler', quantity: null, unit_price: null, line_amount: '180.00'},
      {description: 'Supply and fit combi boiler', quantity: null, unit_price: null, line_amount: '1940.00'},
      {description: 'Less deposit paid', quantity: null, unit_price: null, line_amount: '-500.00'},
    ]);
  });

  it('say in words how many there are and at what price', () => {
    const lines = linesOf(`
Tel. 0461 55                Konzept Erscheinungsbild            533,00 €
IBAN DE97                   6,5 Std. à 82,00 €

BIC VBFL                    Druckabwicklung                     120,00 €
                            1 psch. à 120,00 €

                            Zwischensumme                       653,00 €`);
    expect(lines).toEqual([
      {description: 'Konzept Erscheinungsbild', quantity: '6.5', unit_price: '82.00', line_amount: '533.00'},
      {description: 'Druckabwicklung', quantity: '1', unit_price: '120.00', line_amount: '120.00'},
    ]);
  });

  it('are not a net total and its tax, which make the gross total', () => {
    const lines = linesOf(`
Net amount                                               100.00
VAT 20 %                                                  20.00
Total                                                    120.00`);
    expect(lines).toEqual([]);
  });

  it('are more than one that cost anything: the sum of one amount and nothing proves nothing', () => {
    const lines = linesOf(`
Liability                                                 50.00
Partner                                                    0.00
Contribution                                              50.00`);
    expect(lines).toEqual([]);
  });
});
