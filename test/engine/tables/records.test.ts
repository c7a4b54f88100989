import {describe, expect, it} from 'vitest';
import type {Column} from '../../../src/contract/fields.js';
import {extractFromPages} from '../../../src/engine/extract.js';
import {pageOf} from '../../helpers/page-of.js';

function rowsOf(columns: Column[], text: string, documentType = 'statement') {
  const fields = [{name: 'rows', type: 'table' as const, columns}];
  return extractFromPages([pageOf(text)], {document_type: documentType, fields}).fields.rows!.value;
}

describe('tables of any kind', () => {
  it('give bookings with their texts over several lines and signs behind amounts, without balances', () => {
    const rows = rowsOf(
      [{name: 'description'}, {name: 'amount'}],
      `
Bu-Tag      Wert        Vorgang                      Betrag EUR
alter Kontostand vom 31.07.2026                      1.236,41 +
01.08.      01.08.      Dauerauftrag                   842,00 -
                        Wohnbau Neckar
10.08.      11.08.      Gutschrift                     418,55 +
12.08.      12.08.      Lastschrift                     96,00 -
neuer Kontostand vom 31.08.2026                        716,96 +
Bitte die Buchungen umgehend kontrollieren.`,
    );
    expect(rows).toEqual([
      {description: 'Dauerauftrag Wohnbau Neckar', amount: '-842.00'},
      {description: 'Gutschrift', amount: '418.55'},
      {description: 'Lastschrift', amount: '-96.00'},
    ]);
  });

  it('give one signed amount for two columns of what went out and came in', () => {
    const rows = rowsOf(
      [{name: 'date', type: 'date'}, {name: 'description'}, {name: 'amount'}],
      `
Date          Details                Debit       Credit
02/03/2026    Rent Gamazo Street     85.00
12/03/2026    Salary March                       1,986.30
27/03/2026    Card fee                6.00`,
    );
    expect(rows).toEqual([
      {date: '2026-03-02', description: 'Rent Gamazo Street', amount: '-85.00'},
      {date: '2026-03-12', description: 'Salary March', amount: '1986.30'},
      {date: '2026-03-27', description: 'Card fee', amount: '-6.00'},
    ]);
  });

  it('give the columns whose titles the names and prompts of the request mean', () => {
    const rows = rowsOf(
      [
        {name: 'test', prompt: 'Name der Untersuchung', type: 'text'},
        {name: 'value', prompt: 'Ergebnis', type: 'number'},
        {name: 'range', prompt: 'Referenzbereich', type: 'text'},
      ],
      `
Untersuchung        Ergebnis    Einheit     Referenzbereich
Leukozyten          7,2         Tsd/µl      3,9 - 10,2
Thrombozyten        248         Tsd/µl      150 - 370
Kreatinin           1,04        mg/dl       0,67 - 1,17`,
      'lab report',
    );
    expect(rows).toEqual([
      {test: 'Leukozyten', value: '7.2', range: '3,9 - 10,2'},
      {test: 'Thrombozyten', value: '248', range: '150 - 370'},
      {test: 'Kreatinin', value: '1.04', range: '0,67 - 1,17'},
    ]);
  });

  it('are not made up where no title says what is asked for', () => {
    const rows = rowsOf(
      [
        {name: 'vessel', prompt: 'name of the ship'},
        {name: 'draught', type: 'number', prompt: 'draught in metres'},
      ],
      `
Product      Colour      Width
Shelf        oak         120
Bench        beech       140`,
    );
    expect(rows).toEqual([]);
  });
});
