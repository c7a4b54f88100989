import {expect, test} from 'vitest';
import {labelCandidates} from '../../../../src/engine/candidates/labels/label-candidates.js';
import {analyseDocument} from '../../../../src/engine/layout/analyse.js';
import type {DocumentAnalysis} from '../../../../src/engine/layout/analysis.js';
import type {FieldQuery} from '../../../../src/engine/query/field-query.js';
import {parseQueries} from '../../../../src/engine/query/parse-query.js';
import {defaultNumberLocale} from '../../../../src/engine/values/found.js';
import {pageOfText} from '../../../helpers/page-of-text.js';
import {sourceValues} from '../source-values.js';

const source = (analysis: DocumentAnalysis) => (query: FieldQuery) => labelCandidates([query], analysis);
const valuesFor = (text: string, prompt: string) => sourceValues(source, text, {name: 'asked', prompt});

test('a unit in brackets behind a label is of the label', () => {
  expect(valuesFor('Kerb weight (kg) 1420', 'Kerb weight')).toContain('1420');
  expect(valuesFor('Kerb weight (kg) 1420', 'Kerb weight')).not.toContain('(kg) 1420');
});

test('a telephone number begins with its bracket', () => {
  expect(valuesFor('Workshop phone (802) 555-0127', 'Workshop phone')).toContain('(802) 555-0127');
});

test('what stands in brackets behind a value may be left out', () => {
  expect(valuesFor('Berth:  22B (upper)', 'Berth')).toEqual(expect.arrayContaining(['22B', '22B (upper)']));
});

test('a value ends where the sentence goes on', () => {
  expect(valuesFor('Timber:  oak, oiled twice on site', 'Timber')).toContain('oak');
  expect(valuesFor('Locker:  No. 8 in the cellar. Keys are kept by the porter.', 'Locker')).toContain(
    'No. 8 in the cellar',
  );
});

test('a person whose office stands behind the name is its answer', () => {
  expect(valuesFor('Mrs. D. Bramley (Treasurer); and two guests', 'Treasurer')).toContain('Mrs. D. Bramley');
  expect(valuesFor('through Anna Lind, secretary', 'Secretary')).toContain('Anna Lind');
});

const signalsFor = (text: string, prompt: string) => {
  const analysis = analyseDocument([pageOfText([text])], defaultNumberLocale);
  return labelCandidates(parseQueries([{name: 'asked', prompt}]), analysis)[0]!.signals;
};

test('signals tell how much of the request and of its segment a label is', () => {
  const whole = signalsFor('Mooring fee:  80', 'Mooring fee');
  expect(whole).toMatchObject({isRequest: 1, labelOfRequest: 1, requestOfLabel: 1});
  const part = signalsFor('Late mooring fee:  80', 'Mooring fee');
  expect(part.labelOfLead).toBeLessThan(1);
});

test.each([
  ['Nom / Surname\nLINDGREN', 'Nom', 'LINDGREN', 'Surname'],
  ['Datum/ Date: 3 May 2021', 'Datum', '2021-05-03', 'Date: 3 May 2021'],
])('a label that says itself again in another language is one: %j', (text, prompt, value, never) => {
  expect(valuesFor(text, prompt)).toContain(value);
  expect(valuesFor(text, prompt)).not.toContain(never);
});

test('a figure in line with the one above belongs to the label before it', () => {
  const list = 'Final levy             107 015\nLevy held back         113 857';
  expect(valuesFor(list, 'Final levy')).toContain('107 015');
  expect(valuesFor(list, 'Final levy')).not.toContain('Levy held back');
  expect(valuesFor('Item          Price\nRope            4.50', 'Item')).toContain('Rope');
});

test('a value nearer below its own label answers no caption below it', () => {
  const form = ['Born:', '14.03.1988', '', 'Left:'].join('\n');
  expect(valuesFor(form, 'Left')).not.toContain('1988-03-14');
  expect(valuesFor(form, 'Born')).toContain('1988-03-14');
});

test('what stands nearer above a caption of its own answers no caption above it', () => {
  const form = ['Copley House', 'Name of the site:', '', '', 'Ray Castell', 'Name of the keeper:'].join('\n');
  expect(valuesFor(form, 'Name of the site')).not.toContain('Ray Castell');
  expect(valuesFor(form, 'Name of the keeper')).toContain('Ray Castell');
});

test.each([
  ['Referee:  Declan Hayes, Director, Garvan Consulting', 'Referee', 'Declan Hayes'],
  ['Nurse:  Marcos Paes - COREN-SP 338.914', 'Name of the nurse', 'Marcos Paes'],
  ['Employer\nHolm & Brandt Ltd\n14 Mill Road, York YO1 7HH', 'Employer', 'Holm & Brandt Ltd'],
  ['Judge:  Ada Lind ada.lind@court.example', 'Judge', 'Ada Lind'],
])('a name ends before what is not of it: %j', (text, prompt, name) => {
  const values = valuesFor(text, prompt);
  expect(values).toContain(name);
  expect(values.filter((value) => String(value).startsWith(`${name},`))).toEqual([]);
});

test('figures and codes name nobody', () => {
  expect(valuesFor('Subscriber  0047-2281', 'Subscriber')).toEqual([]);
});

test('a label names nobody, nor does its number', () => {
  const order = 'Vendor\nVendor No. 207\n\n\nCustomer No.   Order Date';
  expect(valuesFor(order, 'Vendor')).not.toContain('Vendor No. 207');
  expect(valuesFor(order, 'Vendor')).not.toContain('No. 207');
  expect(valuesFor(order, 'Customer')).not.toContain('Order Date');
  expect(valuesFor('Vendor\nStore No. Seven', 'Vendor')).toContain('Store No. Seven');
});

test('a word that links a caption to what is not there is no value', () => {
  expect(valuesFor('Class of', 'Class')).not.toContain('of');
  expect(valuesFor('Seat of\nClass of', 'Seat')).not.toContain('of Class of');
  expect(valuesFor('Grade: OF', 'Grade')).toContain('OF');
});

test('who a contract names in brackets stands before the brackets, not behind them', () => {
  const lease = 'between Ann Pryce and Noor Haddad (the "Tenant"). The premises are let from today';
  expect(valuesFor(lease, 'Tenant')).toEqual(['Noor Haddad']);
  expect(valuesFor('"Tenant": Noor Haddad', 'Tenant')).toContain('Noor Haddad');
});

test('a number is whole when its sentence ends behind it', () => {
  expect(valuesFor('Packages: 7. Gross weight: 146.5 kg.', 'Packages')).toContain('7');
  expect(valuesFor('Packages: 7 Gross weight 146.5 kg', 'Packages')).not.toContain('7');
});

test('the figures of a day that is none are no answer, those of a month may be', () => {
  expect(valuesFor('Departure date: 12/0812022', 'Departure date')).toEqual([]);
  expect(valuesFor('Issue date: 10/90', 'Issue date')).toContain('10/90');
});
