import {expect, test} from 'vitest';
import {findFields} from '../../../src/engine/concept-search/find-fields.js';
import {pageOf} from '../../helpers/page-of.js';

function fieldsOf(text: string) {
  const request = {
    paperKind: 'invoice',
    minConfidence: 0.5,
    fields: ['invoice_number', 'issue_date', 'due_date'].map((name) => ({name})),
  };
  const fields = findFields([pageOf(text)], request);
  return Object.fromEntries([...fields].map(([name, {value}]) => [name, value]));
}

test('what is called a number is one, though it reads like a date', () => {
  const fields = fieldsOf(`
                                                     Kraków, dnia 12.01.2026

FAKTURA VAT nr 7/01/2026`);
  expect(fields).toMatchObject({invoice_number: '7/01/2026', issue_date: '2026-01-12'});
});

test.each([
  ['Bitte überweisen Sie den Betrag bis zum 03.03.2026 auf das unten genannte Konto.'],
  ['Règlement par virement sous 30 jours, soit le 03/03/2026.'],
  ['We kindly ask you to pay the full amount by March 3, 2026.'],
  ['Graag betalen vóór 3 maart 2026 op NL91 ABNA 0417 1643 00.'],
  ['Montant à payer par chèque au plus tard le 03/03/2026.'],
  ['El pago se hará por transferencia antes del 03/03/2026.'],
  ['Si prega di effettuare il bonifico entro il 03/03/2026.'],
])('the last day to pay stands in a sentence: %s', (sentence) => {
  const fields = fieldsOf(`
Rechnung 4711
Date: 17.02.2026

${sentence}`);
  expect(fields.due_date).toBe('2026-03-03');
});

test.each([
  ['Bei Zahlung bis zum 03.03.2026 gewähren wir 2 % Skonto.'],
  ['Paid by card on March 3, 2026. Thank you!'],
  ['Das Angebot gilt bis zum 03.03.2026 oder solange der Vorrat reicht.'],
  ['Consegnare in due copie entro il 03/03/2026.'],
  ['The exhibition is open until March 3, 2026.'],
])('other days are no last days to pay: %s', (sentence) => {
  expect(fieldsOf(`Invoice 4711\nDate: 17.02.2026\n\n${sentence}`).due_date).toBe(null);
});

test.each([
  ['devis', 'DEVIS n° D2025-0147\nDate du devis : 03/07/2025\nValable jusqu’au : 03/10/2025', '2025-07-03'],
  ['quote', 'Angebot\nAngebotsdatum   14.01.2025\nIhre Anfrage vom   09.01.2025', '2025-01-14'],
  ['delivery note', 'Lieferschein\nLieferschein-Datum: 12.05.2025\nBestellung vom 02.05.2025', '2025-05-12'],
])('the date of issue of a %s is called by its name', (_kind, text, date) => {
  const request = {fields: [{name: 'issue_date', type: 'date' as const}], minConfidence: 0.5};
  expect(findFields([pageOf(text)], request).get('issue_date')!.value).toBe(date);
});

test('titles over one row of facts are labels, though a table without titles follows', () => {
  const fields = fieldsOf(`
Faktura nr      Data faktury    Termin płatności   Nr zamówienia
948528          18-12-2020      25-12-2020         96977

Montaż u klienta        1 szt.     328,00 zł        164,00 zł
Farba biała 10 l        1 kpl.     1161,84 zł       580,92 zł
                        Suma netto:                 744,92 zł`);
  expect(fields).toEqual({invoice_number: '948528', issue_date: '2020-12-18', due_date: '2020-12-25'});
});

test.each([
  ['Gutschrift zur Rechnung Nr. 2024-0815 vom 12.03.2024', 'Gutschrift Nr. GS-17', 'Datum: 02.04.2024'],
  ['Credit note to our invoice no. 4711 dated 12 March 2024', 'Credit note no. GS-17', 'Date: 02/04/2024'],
  ['Avoir sur la facture n° 4711 du 12/03/2024', 'Avoir n° GS-17', 'Date : 02/04/2024'],
])('what a credit note refers to has a number and a date of its own: %s', (reference, number, date) => {
  const fields = fieldsOf(`${reference}\n\n${number}\n${date}`);
  expect(fields).toEqual({invoice_number: 'GS-17', issue_date: '2024-04-02', due_date: null});
});

test('where nothing else is a number or a date, those referred to are', () => {
  const fields = fieldsOf('Zahlungserinnerung zur Rechnung Nr. 4711 vom 12.03.2024');
  expect(fields.invoice_number).toBe('4711');
});

test.each([
  ['Zahlbar bis 15.03.2026 mit 2 % Skonto, sonst bis 30.03.2026 netto', '2026-03-30'],
  ['Payable by 15 March 2026 less 2 % discount, by 30 March 2026 in full', '2026-03-30'],
  ['Zahlbar bis 30.03.2026', '2026-03-30'],
])('the last day of a discount is not the last day to pay: %s', (terms, due) => {
  const fields = fieldsOf(`
Rechnung 4711
Datum: 01.03.2026

${terms}`);
  expect(fields.due_date).toBe(due);
});

test.each(['FA260418-773    18/04/2026    C02291', 'Lindenberg 18.04.2026', '18.04.2026 16:22:09'])(
  'the first date of a page with nothing but numbers or a town beside it is that of the paper: %s',
  (head) => {
    const fields = fieldsOf(`
Kranz & Söhne

${head}

Wir berichten über Ihre Anlage vom 03.02.2019 und danken für die Geduld, die Sie hatten.`);
    expect(fields.issue_date).toBe('2026-04-18');
  },
);

test('an end of a period is not the day of the paper', () => {
  const fields = fieldsOf(`
Bill for 1 November 2025 – 31 January 2026

Date issued: 9 February 2026`);
  expect(fields.issue_date).toBe('2026-02-09');
});

test('the day that no label names otherwise is that of the paper, wherever it stands in the head', () => {
  const fields = fieldsOf(`
Rechnung

Rechnungsnummer    2026-114
Lieferdatum        02.02.2026
Fälligkeitsdatum   19.03.2026
Hingelegt          17.02.2026`);
  expect(fields).toMatchObject({issue_date: '2026-02-17', due_date: '2026-03-19'});
});

test('a heading goes on with its date on the next line', () => {
  const fields = fieldsOf(`
Rechnung der Gemeinde Nr. 01.234-2026 vom
17.02.2026

Leistungszeit   05.02.2026`);
  expect(fields.issue_date).toBe('2026-02-17');
});

test.each([
  ['the last day to pay', 'Merci de régler cette facture avant le 16/10/2026.'],
  ['a part of a telephone number', 'Facture\nTél. +33 4 72 07 08 26'],
])('%s is not the date of the paper', (_, text) => {
  expect(fieldsOf(`${text}\n`).issue_date).toBe(null);
});
