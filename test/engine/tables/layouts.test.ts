import {describe, expect, it} from 'vitest';
import {pageOf} from '../../helpers/page-of.js';
import {itemsOf, itemsOn} from './items-of.js';

describe('line items in layouts of all kinds', () => {
  it('are found without titles where their figures prove what they are', () => {
    const lines = itemsOf(`
Acme Ltd

Oak shelf 120 cm              4           25.00          100.00
Steel bracket                 3           10.00           30.00

Net total                                                130.00
VAT 20 %                                                  26.00
Total                                                    156.00`);
    expect(lines).toEqual([
      {description: 'Oak shelf 120 cm', quantity: '4', unit_price: '25.00', line_amount: '100.00'},
      {description: 'Steel bracket', quantity: '3', unit_price: '10.00', line_amount: '30.00'},
    ]);
  });

  it('are not made up of rows that prove nothing', () => {
    const lines = itemsOf(`
Acme Ltd

Deposit paid on Monday        4           17.00          100.00
Something else                3           11.00           30.00`);
    expect(lines).toEqual([]);
  });

  it('may have their figures on a line of their own, with or without titles', () => {
    const rows = `
Oak shelf 120 cm
                              4 pcs       25.00          100.00

Steel bracket
                              3 pcs       10.00           30.00

Safety gloves
                              2 pcs       7.50            15.00

Net total                                                145.00`;
    const wanted = [
      {description: 'Oak shelf 120 cm', quantity: '4', line_amount: '100.00'},
      {description: 'Steel bracket', quantity: '3', line_amount: '30.00'},
      {description: 'Safety gloves', quantity: '2', line_amount: '15.00'},
    ];
    expect(itemsOf(rows)).toMatchObject(wanted);
    expect(itemsOf(`\nDescription                   Qty         Price          Amount${rows}`)).toMatchObject(
      wanted,
    );
  });

  it('keep facts below a name out of it, but not the rest of a name without room', () => {
    const lines = itemsOf(`
Description                      Qty     Price      Amount
Oak shelf, oiled, with brackets  4       25.00      100.00
of steel and screws
Item no.: 4711
Steel bracket                    3       10.00       30.00
Colour: grey
Net total                                           130.00`);
    expect(lines).toMatchObject([
      {description: 'Oak shelf, oiled, with brackets of steel and screws'},
      {description: 'Steel bracket'},
    ]);
  });

  it('take every line of a description in a column of hardly a word', () => {
    const lines = itemsOf(`
Pos  Art. no.      Description     Price      Qty     Amount
1                  Oak             25.00      4       100.00
     4012345001235 shelf
                   120 cm
2                  Steel           10.00      3        30.00
     4012345001242 bracket`);
    expect(lines).toMatchObject([{description: 'Oak shelf 120 cm'}, {description: 'Steel bracket'}]);
  });

  it('begin where their numbers do, whatever tables stand within them', () => {
    const lines = itemsOf(`
Pos  Description                 Qty     Price      Amount
1    Steel coil                  10      100.00      850.00
     Stock, 10 % of 1000.00                          -100.00
     Direct                                           -50.00
2    Oak shelf                   4       25.00       100.00
Net total                                            950.00`);
    expect(lines).toMatchObject([
      {description: 'Steel coil', quantity: '10', line_amount: '850.00'},
      {description: 'Oak shelf', quantity: '4', line_amount: '100.00'},
    ]);
  });

  it('go on below the sum of a group and over a page break, without the sums', () => {
    const lines = itemsOf(
      `
Description             Qty         Unit price     Amount
Oak shelf               4           25.00          100.00
Steel bracket           3           10.00           30.00
Subtotal                                           130.00
Safety gloves           2            7.50           15.00
Carried forward                                    145.00`,
      `
Carried forward                                    145.00
Wool blanket            5           20.00          100.00
Net total                                          245.00`,
    );
    expect(lines).toMatchObject([
      {description: 'Oak shelf', line_amount: '100.00'},
      {description: 'Steel bracket', line_amount: '30.00'},
      {description: 'Safety gloves', line_amount: '15.00'},
      {description: 'Wool blanket', line_amount: '100.00'},
    ]);
  });

  it('tell what was sold by a column of words that nobody knows the title of', () => {
    const lines = itemsOf(`
Preisbestandteil        Menge        Preis        Betrag
Arbeitspreis            3.006        0,29         871,74
Grundpreis              12           11,00        132,00`);
    expect(lines).toMatchObject([
      {description: 'Arbeitspreis', quantity: '3006', line_amount: '871.74'},
      {description: 'Grundpreis', quantity: '12', line_amount: '132.00'},
    ]);
  });

  it('may be delivered without a price', () => {
    const lines = itemsOf(`
Art.-Nr.    Bezeichnung              Menge    EH
400117      Terrassendiele           62       Stk
511009      Edelstahlschraube        9        Krt
Fahrer                               16.4.`);
    expect(lines).toMatchObject([
      {description: 'Terrassendiele', quantity: '62'},
      {description: 'Edelstahlschraube', quantity: '9'},
    ]);
  });

  it('may say how many before their names', () => {
    const lines = itemsOf(`
Descrizione              IVA        Prezzo
4 x Coperto              10%         10,00
2 x Sarde in saor        10%         24,00`);
    expect(lines).toMatchObject([
      {description: 'Coperto', quantity: '4', line_amount: '10.00'},
      {description: 'Sarde in saor', quantity: '2', line_amount: '24.00'},
    ]);
  });

  it('end at a sum without a name: what stands below it is a tax', () => {
    const lines = itemsOf(`
Description             Qty         Unit price     Amount
Ball valve              4           25.00          100.00
Gate valve              3           10.00           30.00
                                                   130.00
Levy A 9 %                                          11.70
Rounding                                             0.30`);
    expect(lines).toMatchObject([{description: 'Ball valve'}, {description: 'Gate valve'}]);
    expect(lines).toHaveLength(2);
  });

  it('are proven by discounted products too', () => {
    const lines = itemsOf(`
Acme Ltd

4     Oak shelf 120 cm              25.00     20 %        80.00
3     Steel bracket                 10.00     20 %        24.00

Net total                                                104.00`);
    expect(lines).toMatchObject([
      {description: 'Oak shelf 120 cm', quantity: '4', unit_price: '25.00', line_amount: '80.00'},
      {description: 'Steel bracket', quantity: '3', unit_price: '10.00', line_amount: '24.00'},
    ]);
  });

  it('are not tied together by words set sideways in the margin', () => {
    const page = pageOf(`
       Description             Qty         Unit price     Amount
       Oak shelf               4           25.00          100.00
       Steel bracket           3           10.00           30.00
       Safety gloves           2            7.50           15.00`);
    const margin = {
      text: 'Copyright',
      box: {left: 4, right: 12, top: 30, bottom: 66},
      confidence: 1,
      source: 'text' as const,
    };
    const read = {...page, words: [...page.words, margin], lines: page.lines};
    const lines = itemsOn(read);
    expect(lines).toHaveLength(3);
  });

  it('end before sums of some of them, whatever those are called and wherever they stand', () => {
    const lines = itemsOf(`
Qty     Description                     Price      Amount
1       Front brake pads                64.95       64.95
2       Brake rotor, vented             58.40      116.80
Hours   Description                     Rate       Amount
2       Change of pads                 125.00      250.00
0.5     Flush of brakes                125.00       62.50
        Rear pads next time             PARTS      181.75
                                        LABOUR     312.50
                                        SUPPLIES    15.00`);
    expect(lines).toMatchObject([
      {description: 'Front brake pads'},
      {description: 'Brake rotor, vented'},
      {description: 'Change of pads'},
      {description: 'Flush of brakes'},
    ]);
    expect(lines).toHaveLength(4);
  });
});
