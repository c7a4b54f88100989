import {describe, expect, test} from 'vitest';
import type {Field} from '../../../../src/contract/fields.js';
import {findFields} from '../../../../src/engine/concept-search/find-fields.js';
import {questionOf} from '../../../../src/engine/query/meaning/question-kind.js';
import {pageOf} from '../../../helpers/page-of.js';

function read(page: string, field: Field, paperKind: string): unknown {
  return findFields([pageOf(page)], {paperKind, fields: [field], minConfidence: 0.5}).get(field.name)!.value;
}

const deliveryNote = `
Lieferschein Nr. LS-25-00871

Pos.     Artikelnr.     Bezeichnung                 Menge     Einheit
1        EI-40-22       Eichenbohle 40 mm           24        Stk
2        BU-27-18       Buche Leimholz              16        Stk
3        LX-05          Leinölfirnis                12        Kanister`;

describe('prompts for all of something', () => {
  test('that name one column get its texts', () => {
    expect(read(deliveryNote, {name: 'artikel', prompt: 'Alle Artikelnummern'}, 'Lieferschein')).toEqual([
      'EI-40-22',
      'BU-27-18',
      'LX-05',
    ]);
  });

  test('that name the positions get a row for each', () => {
    const rows = read(deliveryNote, {name: 'positionen', prompt: 'Alle Positionen'}, 'Lieferschein');
    expect(rows).toHaveLength(3);
    expect(Object.values((rows as Record<string, unknown>[])[1]!)).toContain('Buche Leimholz');
  });

  test('that name the heading above a table get its rows, under the titles of its columns', () => {
    const page = `
Umsätze
Datum          Vorgang                       Betrag
01.08.2025     Miete August                  842,00
03.08.2025     Stadtwerke Abschlag           96,00
19.08.2025     Bargeldauszahlung             200,00`;
    expect(read(page, {name: 'x', prompt: 'Liste aller Umsätze'}, 'Kontoauszug')).toEqual([
      {Datum: '2025-08-01', Vorgang: 'Miete August', Betrag: '842.00'},
      {Datum: '2025-08-03', Vorgang: 'Stadtwerke Abschlag', Betrag: '96.00'},
      {Datum: '2025-08-19', Vorgang: 'Bargeldauszahlung', Betrag: '200.00'},
    ]);
  });

  test('get what is parted by commas behind a label', () => {
    const page = 'Known allergies:   penicillin, shellfish and latex';
    expect(read(page, {name: 'allergies', prompt: 'List all allergies'}, 'form')).toEqual([
      'penicillin',
      'shellfish',
      'latex',
    ]);
  });

  test('get an empty array where there is none', () => {
    expect(read('Dear Mr Hall,', {name: 'x', prompt: 'list of all passengers'}, 'letter')).toEqual([]);
  });
});

test.each([
  ['Is it paid?', 'yes-no'],
  ['Hat der Kunde Skonto?', 'yes-no'],
  ['Le devis est-il signé ?', 'yes-no'],
  ['¿Está pagado?', 'yes-no'],
  ['È attivo l’addebito diretto?', 'yes-no'],
  ['Está incluído o IVA?', 'yes-no'],
  ['Is er een annuleringsverzekering?', 'yes-no'],
  ['Czy zamówienie zostało opłacone?', 'yes-no'],
  ['Är patienten gravid?', 'yes-no'],
  ['Sigara kullanıyor mu?', 'yes-no'],
  ['When does it end?', 'date'],
  ['Do kiedy trzeba zapłacić?', 'date'],
  ['How many pages?', 'count'],
  ['Toplam ne kadar?', undefined],
  ['Alle Positionen', 'list'],
  ['Wszystkie indeksy towarów', 'list'],
  ['Wer ist der Mieter?', 'person'],
  ['Gesamtgewicht in kg', 'measure'],
  ['Invoice number', undefined],
])('%s asks for %s', (prompt, question) => {
  expect(questionOf({name: 'x', prompt})).toBe(question);
});
