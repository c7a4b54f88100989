import {expect, test} from 'vitest';
import {parseQueries} from '../../../src/engine/query/parse-query.js';

const parsed = (prompt: string) => parseQueries([{name: 'asked', prompt}])[0]!;

test('a name is no end of a range, whatever little words the request has', () => {
  const [typed, untyped] = parseQueries([
    {name: 'buyer_name', type: 'name', prompt: 'the name of the customer the invoice is addressed to'},
    {name: 'buyer_name', prompt: 'the name of the customer the invoice is addressed to'},
  ]);
  expect([typed!.end, untyped!.end]).toEqual([undefined, undefined]);
});

test('a day may be an end of a range', () => {
  const [until, from] = parseQueries([
    {name: 'read_to', prompt: 'end of the billing period'},
    {name: 'read_from', type: 'date', prompt: 'first day of the billing period'},
  ]);
  expect([until!.end, from!.end]).toEqual(['last', 'first']);
});

test.each([
  'Where was the person born?',
  'Wo wurde das geschrieben?',
  'Où est né le titulaire ?',
  'Var skrevs detta?',
  'Etkinlik nerede yapılıyor?',
])('%s asks for a place: no date, no yes or no', (prompt) => {
  expect(['date', 'boolean', 'money']).not.toContain(parsed(prompt).type);
});

test('"to date" says how far a sum goes and asks for no date', () => {
  expect(parsed('Tax paid this year to date').type).not.toBe('date');
  expect(parsed('Impuestos pagados hasta la fecha').type).not.toBe('date');
});

test('how much notice asks for a time, no amount', () => {
  expect(parsed('How much notice must the tenant give?')).toMatchObject({form: 'duration'});
  expect(parsed('How much notice must the tenant give?').type).toBeUndefined();
  expect(parsed('How much is the rent?').type).toBe('money');
});

test('a question for a thing by its kind asks for a name, whatever it is said to have done', () => {
  expect(parsed('Which hotel issued the folio?').type).not.toBe('identifier');
});

test('the last day of a period is a date, whatever its field is called', () => {
  const [from, to, valid] = parseQueries([
    {name: 'from_date'},
    {name: 'to_date'},
    {name: 'valid', prompt: ' Valid to date '},
  ]);
  expect([from!.type, to!.type, valid!.type]).toEqual(['date', 'date', 'date']);
  expect(to!.end).toBe('last');
});

test('"where applicable" asks for no place', () => {
  expect(parsed('Where applicable, how much is the tax?').type).toBe('money');
});

test.each([
  ['To which practice is it charged?', 'money'],
  ['With which scheme is the deposit registered?', 'money'],
  ['At which bank is the account?', 'iban'],
  ['In welcher Stadt ist die Praxis?', 'money'],
])('%s asks for the thing it names, not for %s', (prompt, type) => {
  expect(parsed(prompt).type).not.toBe(type);
});

test('the thing a question names may tell a type', () => {
  expect(parsed('Which VAT rate applies?').type).toBe('percent');
  expect(parsed('What total has to be paid?').type).toBe('money');
  expect(parsed('Which number does the invoice have?').type).toBe('identifier');
});

test('days of something are counted', () => {
  expect(parsed('Days of paid vacation').type).toBe('number');
  expect(parsed('Date of the vacation').type).toBe('date');
});

test.each([
  'Days to file an answer',
  'Notice days',
  'How long is it valid?',
  'Combien de temps est-ce valable ?',
])('"%s" asks for no day', (prompt) => {
  expect(parsed(prompt).type).toBeUndefined();
  expect(parsed(prompt).concept).toBeUndefined();
});

test('a type that one word tells is not believed where the request as a whole asks for something else', () => {
  // "fine" is the end of something in Italian.
  expect(parsed('Reference of the fine').type).toBe('identifier');
  expect(parsed('How much was given?').type).toBeUndefined();
  expect(parsed('When is the fine due?').type).toBe('date');
});

test('"last" and "first" ask for a name of somebody beside "name" alone', () => {
  expect(parsed('How long the obligations last')).toMatchObject({form: 'duration'});
  expect(parsed('How long the obligations last').type).toBeUndefined();
  expect(parsed('First day of the flight').type).toBe('date');
  expect(parsed('Last name').concept).toBe('surname');
  expect(parsed('First name').concept).toBe('given_names');
});

test.each([
  ['Hourly rate', 'money'],
  ['Interest rate', 'percent'],
  ['How heavy is the parcel?', 'number'],
  ['Mailed to', undefined],
  ['Mailadresse', 'email'],
])('%s asks for a value of its type', (prompt, type) => {
  expect(parsed(prompt).type).toBe(type);
});
