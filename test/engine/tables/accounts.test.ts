import {describe, expect, it} from 'vitest';
import type {Field} from '../../../src/contract/fields.js';
import {extractFromPages} from '../../../src/engine/extract.js';
import {pageOf} from '../../helpers/page-of.js';

function rowsOf(text: string, columns?: {name: string; type?: 'date' | 'money' | 'number'}[]) {
  const field = {name: 'rows', type: 'table', ...(columns && {columns})} as Field;
  return extractFromPages([pageOf(text)], {document_type: 'statement', fields: [field]}).fields.rows!.value;
}

describe('tables of accounts and deliveries', () => {
  const booked = [
    {name: 'date', type: 'date'},
    {name: 'description'},
    {name: 'amount', type: 'money'},
  ] as const;

  it('tell by the balance which of two columns went out, and the year of a day by the other dates', () => {
    const rows = rowsOf(
      `
Account statement of 31 March 2026

Date        Details                          Paid out    Paid in     Balance
02 Mar      DIRECT DEBIT WATER               34.50                    1,169.60
05 Mar      SALARY NORTHGATE LTD                         2,310.00     3,479.60
07 Mar      CARD PAYMENT                     61.27                    3,418.33`,
      [...booked],
    );
    expect(rows).toMatchObject([
      {date: '2026-03-02', amount: '-34.50'},
      {date: '2026-03-05', amount: '2310.00'},
      {date: '2026-03-07', amount: '-61.27'},
    ]);
  });

  it('have what was charged as items, without what was paid', () => {
    const rows = rowsOf(`
Date       Description                  Reference     Charges     Credits
12 Oct 26  Accommodation                Rm 214        168.00
12 Oct 26  Bar                          Chk 4471       37.50
13 Oct 26  Laundry Service                             18.00
13 Oct 26  Paid with thanks             AUTH 611                  223.50
VAT total @ 20%                         Total charges             223.50
Goods & services net 186.25             Total credits             223.50`);
    expect(rows).toMatchObject([
      {description: 'Accommodation', line_amount: '168.00'},
      {description: 'Bar', line_amount: '37.50'},
      {description: 'Laundry Service', line_amount: '18.00'},
    ]);
    expect(rows).toHaveLength(3);
  });

  it('say how many were delivered, right of how many were ordered', () => {
    const rows = rowsOf(
      `
Art.-Nr.   Bezeichnung                        Bestellt   Geliefert  Einheit
100-220    Dichtungsring NBR                  200        200        Stk
100-451    Schlauchschelle                    50         40         Stk`,
      [{name: 'artikelnummer'}, {name: 'bezeichnung'}, {name: 'menge', type: 'number'}],
    );
    expect(rows).toMatchObject([{menge: '200'}, {menge: '40'}]);
  });

  it('end before their total, and weights are no amounts', () => {
    const rows = rowsOf(`
Carton   Description                 Qty    Net kg    Gross kg
1        LED panel                   10     24.0      26.5
2        Driver 40 W                 40     12.0      13.1
         TOTAL                       50     36.0      39.6`);
    expect(rows).toMatchObject([
      {description: 'LED panel', quantity: '10', line_amount: null},
      {description: 'Driver 40 W', quantity: '40', line_amount: null},
    ]);
    expect(rows).toHaveLength(2);
  });

  it('have freight as an item of its own among numbered ones', () => {
    const rows = rowsOf(`
Pos.  Artikel               Menge     Einzelpreis     Gesamt
1     Bürostuhl             10 Stk    249,00 €        2.490,00 €
2     Schreibtisch          10 Stk    319,00 €        3.190,00 €
      Versandkosten                                     120,00 €
      Summe netto                                     5.800,00 €`);
    expect(rows).toMatchObject([
      {description: 'Bürostuhl'},
      {description: 'Schreibtisch'},
      {description: 'Versandkosten', line_amount: '120.00'},
    ]);
  });

  it('give the amount that quantity and price make, net or gross', () => {
    const rows = rowsOf(
      `
S.No  Description of Goods      HSN/SAC    Qty     Rate       Taxable Value   CGST    Total
1     Ball Valve                8481       40      685.00     27,400.00       4,932   32,332.00
2     Gate Valve                8481       12      1,940.00   23,280.00       4,190   27,470.40`,
      [{name: 'description'}, {name: 'hsn'}, {name: 'qty'}, {name: 'rate'}, {name: 'amount', type: 'money'}],
    );
    expect(rows).toMatchObject([
      {hsn: '8481', amount: '27400.00'},
      {hsn: '8481', amount: '23280.00'},
    ]);
  });

  it('keep short entries as they stand', () => {
    const rows = rowsOf(
      `
Subject                      Grade     Credits
Mathematics                  A-        6
Physics                      B+        6`,
      [{name: 'subject'}, {name: 'grade'}],
    );
    expect(rows).toEqual([
      {subject: 'Mathematics', grade: 'A-'},
      {subject: 'Physics', grade: 'B+'},
    ]);
  });
});
