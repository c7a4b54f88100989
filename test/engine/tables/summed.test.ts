import {describe, expect, it} from 'vitest';
import {itemsOf} from './items-of.js';

describe('items of nothing but words and amounts', () => {
  it('are found where the amount below them is their sum', () => {
    const lines = itemsOf(`
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
    const lines = itemsOf(`
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
    const lines = itemsOf(`
Net amount                                               100.00
VAT 20 %                                                  20.00
Total                                                    120.00`);
    expect(lines).toEqual([]);
  });

  it('are more than one that cost anything: the sum of one amount and nothing proves nothing', () => {
    const lines = itemsOf(`
Liability                                                 50.00
Partner                                                    0.00
Contribution                                              50.00`);
    expect(lines).toEqual([]);
  });

  it('may say above or below their names what they are made of, with the letter of a tax behind', () => {
    const below = itemsOf(`
Whole milk                                2.58 A
2 pcs x 1.29
Eggs, free range                          3.49 A
Bottle returned                          -1.50 A
TOTAL                                     4.57`);
    expect(below).toMatchObject([
      {description: 'Whole milk', quantity: '2', unit_price: '1.29', line_amount: '2.58'},
      {description: 'Eggs, free range', quantity: null, line_amount: '3.49'},
      {description: 'Bottle returned', line_amount: '-1.50'},
    ]);
    const above = itemsOf(`
2 pcs x 1.29
Whole milk                                2.58
Eggs, free range                          3.49
0.500 kg x 4.00
Tomatoes                                  2.00
TOTAL                                     8.07`);
    expect(above).toMatchObject([
      {description: 'Whole milk', quantity: '2', unit_price: '1.29'},
      {description: 'Eggs, free range', quantity: null},
      {description: 'Tomatoes', quantity: '0.5', unit_price: '4.00'},
    ]);
    const beside = itemsOf(`
Shampoo 400 ml B
2 * 13.49                                26.98B
Plasters B
1 * 8.20                                  8.20B
TOTAL                                    35.18`);
    expect(beside).toMatchObject([
      {description: 'Shampoo 400 ml', quantity: '2', unit_price: '13.49', line_amount: '26.98'},
      {description: 'Plasters', quantity: '1', unit_price: '8.20', line_amount: '8.20'},
    ]);
  });

  it('may have rows of taxes between them and their sum', () => {
    const lines = itemsOf(`
Bread                                    15.00
Milk                                    125.00
Soap                                     74.90
Contained VAT of 8 %                     15.91
TOTAL                                   214.90`);
    expect(lines).toMatchObject([{description: 'Bread'}, {description: 'Milk'}, {description: 'Soap'}]);
  });

  it('may be led to their amounts by dots, which end where they like', () => {
    const lines = itemsOf(`
INTERIOR DESIGN, SECOND PART ........ $ 3,600.00
SITE VISITS ............... $ 1,200.00
TOTAL OF THE INVOICE = $ 4,800.00`);
    expect(lines).toMatchObject([
      {description: 'INTERIOR DESIGN, SECOND PART', line_amount: '3600.00'},
      {description: 'SITE VISITS', line_amount: '1200.00'},
    ]);
  });
});
