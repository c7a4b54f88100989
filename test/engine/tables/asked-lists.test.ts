import {describe, expect, it} from 'vitest';
import {extractFromPages} from '../../../src/engine/extract.js';
import {pageOf} from '../../helpers/page-of.js';

function listOf(prompt: string, documentType: string, ...texts: string[]) {
  const pages = texts.map((text, at) => pageOf(text, at + 1));
  const fields = [{name: 'answer', prompt}];
  return extractFromPages(pages, {document_type: documentType, fields}).fields.answer!.value;
}

const statement = `
Northern Bank
Account holder    Jane Roe

Date          Details                        Amount       Balance
Balance brought forward                                   1,000.00
02/03/2026    Rent Elm Street                 -85.00        915.00
03/03/2026    Salary                         1,986.30     2,901.30
              Card fee                         -6.00      2,895.30
07/03/2026    Books                           -12.50      2,882.80
Balance carried forward                                   2,882.80`;

describe('lists asked for in words', () => {
  it('have the columns that the request names, under its names, and the row without a date', () => {
    expect(
      listOf('list of transactions with date, description and amount', 'bank statement', statement),
    ).toEqual([
      {date: '2026-03-02', description: 'Rent Elm Street', amount: '-85.00'},
      {date: '2026-03-03', description: 'Salary', amount: '1986.30'},
      {date: null, description: 'Card fee', amount: '-6.00'},
      {date: '2026-03-07', description: 'Books', amount: '-12.50'},
    ]);
  });

  it('have all columns of the table where the request names none, without the balances', () => {
    const rows = listOf('all transactions', 'bank statement', statement);
    expect(rows).toHaveLength(4);
    expect(rows).toContainEqual({Date: null, Details: 'Card fee', Amount: '-6.00', Balance: '2895.30'});
  });

  it('leave out headings of groups and join texts that had no room in their line', () => {
    const rows = listOf(
      'all products (number, product and price)',
      'price list',
      `
Number     Product               Unit      Price
Garden
AB-1201    Rake with a long      piece     14.90
           wooden handle
AB-1202    Watering can          piece      9.50
Kitchen
CD-3001    Bread knife           piece     22.00`,
    );
    expect(rows).toEqual([
      {number: 'AB-1201', product: 'Rake with a long wooden handle', price: '14.90'},
      {number: 'AB-1202', product: 'Watering can', price: '9.50'},
      {number: 'CD-3001', product: 'Bread knife', price: '22.00'},
    ]);
  });

  it('go on on the next page, titled again or not', () => {
    const rows = (from: number) =>
      Array.from(
        {length: 4},
        (_, at) => `1${from + at}.04.2026     Auftrag ${from + at}            ${from + at},50`,
      ).join('\n');
    const first = `\nDatum          Aufgabe              Stunden\n${rows(1)}`;
    const asked = 'Liste der Arbeitszeiten mit Datum, Aufgabe und Stunden';
    expect(listOf(asked, 'Stundenzettel', first, `\n${rows(5)}`)).toHaveLength(8);
    const again = `\nDatum          Aufgabe              Stunden\n${rows(5)}`;
    expect(listOf(asked, 'Stundenzettel', first, again)).toHaveLength(8);
  });

  it('are rows of words alone', () => {
    const rows = listOf(
      'list all participants: name and company',
      'minutes',
      `
Name               Company
Jane Roe           Elm Partners
Max Mustermann     Beacon Industries
Ines Baker         Falcon Ltd.`,
    );
    expect(rows).toEqual([
      {name: 'Jane Roe', company: 'Elm Partners'},
      {name: 'Max Mustermann', company: 'Beacon Industries'},
      {name: 'Ines Baker', company: 'Falcon Ltd.'},
    ]);
  });

  it('are the names behind a label or below it', () => {
    expect(listOf('list of attendees', 'minutes', '\nAttendees: Jane Roe, Ines Baker and Max Stone')).toEqual(
      ['Jane Roe', 'Ines Baker', 'Max Stone'],
    );
    const below = '\nAttendees:\n• Jane Roe\n• Ines Baker\n\nDate: 3 May 2026';
    expect(listOf('list of attendees', 'minutes', below)).toEqual(['Jane Roe', 'Ines Baker']);
  });

  it('take the second column of an account for what came in', () => {
    const rows = listOf(
      'Alle transacties (datum, omschrijving en bedrag)',
      'bankafschrift',
      `
Boekdatum      Omschrijving            Af           Bij
17-12-2020     Huur                    650,00
19-12-2020     Salaris                           1.050,71
21-12-2020     Boeken                   29,59`,
    );
    expect(rows).toEqual([
      {datum: '2020-12-17', omschrijving: 'Huur', bedrag: '-650.00'},
      {datum: '2020-12-19', omschrijving: 'Salaris', bedrag: '1050.71'},
      {datum: '2020-12-21', omschrijving: 'Boeken', bedrag: '-29.59'},
    ]);
  });

  it('are both parties of a contract', () => {
    const text = `
SERVICE AGREEMENT

This agreement is made between Falcon Industries Ltd., with its seat in Dover, and Elm Partners
Inc., with its seat in Boston.`;
    expect(listOf('Who are the parties?', 'contract', text)).toEqual([
      expect.stringContaining('Falcon Industries'),
      expect.stringContaining('Elm Partners'),
    ]);
  });

  it('leave out people whom another sentence tells', () => {
    const text = `
LEASE

This lease is made on 3 May 2020 between Margaret Holloway (the "Landlord") and Peter Ransome (the "Tenant").
The inventory was agreed between Simon Bell and Jane Cartwright of Dover Lettings.`;
    expect(listOf('Who are the parties?', 'lease', text)).toEqual(['Margaret Holloway', 'Peter Ransome']);
  });

  it('are none where the document lists nothing of the kind', () => {
    expect(listOf('list of allergies', 'letter', '\nDear Sir,\nthank you for your visit on 3 May.')).toEqual(
      [],
    );
  });
});

const agreement = `
NON-DISCLOSURE AGREEMENT

This Agreement is made between High Speed Net Solutions, Inc., a Florida corporation,
and Summus Ltd., a Delaware corporation, as of February 8, 1999.

this Agreement supersedes      agreements, negotiations and discussions of both     shall be
6.    it shall be governed by the laws of Florida      without regard to conflicts     7.
8.    it may not be modified but by a writing          signed by both of them          9.`;

describe('people and companies asked for as a list', () => {
  it('are no rows of running text that looks like a table', () => {
    const listed = listOf('Who are the parties?', 'agreement', agreement) as unknown[];
    expect(listed.filter((one) => typeof one === 'object')).toEqual([]);
    expect(listed).toContain('Summus Ltd.');
  });
});
