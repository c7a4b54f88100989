import {expect, test} from 'vitest';
import {sightingSource} from '../../../src/engine/candidates/sightings/sighting-source.js';
import {sourceValues} from './source-values.js';

const valuesFor = (text: string, prompt: string) =>
  sourceValues(sightingSource, text, {name: 'asked', prompt});

const letter = `
Ms Carla Winther
14 Harbour Lane
4021 Millford

Our inspector visited the flat on 18 June 2025 at 7.30 p.m. and found the door open.
You may object within six weeks of this letter.
`;

test('a date in a sentence is found for a request in other words', () => {
  expect(valuesFor(letter, 'On which day was the visit?')).toContain('2025-06-18');
  expect(valuesFor(letter, 'Datum des Besuchs')).toContain('2025-06-18');
});

test('times are found as they are written, for requests in any language', () => {
  expect(valuesFor(letter, 'time of the visit')).toContain('7.30 p.m.');
  expect(valuesFor('Samling  kl. 18.00 vid grinden', 'Uhrzeit des Treffens')).toContain('18.00');
});

test('a duration answers how long', () => {
  expect(valuesFor(letter, 'How long may one object?')).toContain('six weeks');
});

test('a person above an address is somebody a letter goes to', () => {
  expect(valuesFor(letter, 'name of the recipient')[0]).toBe('Carla Winther');
});

test('a number with its unit answers what is asked for as a measure', () => {
  const ticket = 'Seat 14D in coach 3\nA bag of 23 kg travels free.';
  expect(valuesFor(ticket, 'How heavy may the luggage be?')).toContain('23 kg');
});

test('times of day are found with their half of the day', () => {
  expect(valuesFor('04/18/2022  5:41 PM   #0218', 'Time of the purchase')).toContain('5:41 PM');
});

const folio = `
Larkspur House
60 Meeting Street

Ticket  718 2240561937
`;

test('a question for a thing is one for its name', () => {
  expect(valuesFor(folio, 'Which hotel issued this?')).toContain('Larkspur House');
});

test('a number is found for a request in other words', () => {
  expect(valuesFor(folio, 'voucher number')).toContain('718 2240561937');
});

const offer = `
We are pleased to offer you the position of Clerk. You will report to Brian Castellano, and the
working day may be spent at home two days a week. Your salary is $58,200.00 a year; a bonus of $1,500.00
may be paid. At most three (3) persons live in the flat.
`;

test('a name in the middle of a sentence is found', () => {
  expect(valuesFor(offer, 'To whom will she report?')).toContain('Brian Castellano');
});

test('amounts in sentences are found for requests in other words', () => {
  expect(valuesFor(offer, 'how much the post is paid')).toContain('58200.00');
});

test('small numbers in words are found as figures', () => {
  expect(valuesFor(offer, 'Maximum number of occupants')).toContain('3');
  expect(valuesFor(offer, 'Number of days at home')).toContain('2');
  expect(valuesFor('Es dürfen höchstens drei Personen wohnen', 'Anzahl der Personen')).toContain('3');
});

test('words of other languages, and articles, are no numbers', () => {
  const english = 'The payment is due on receipt of the goods by a person at the office.';
  expect(valuesFor(english, 'Number of the persons')).toEqual([]);
  const german =
    'Ein Mieter und eine Mieterin haben zwei Schlüssel, ein Kind hat einen und eine Katze keinen.';
  expect(valuesFor(german, 'Anzahl der Schlüssel')).toEqual(['2']);
});

test('a value that is on the page many times is one sighting', () => {
  const text = Array.from(
    {length: 8},
    (_, at) => `The fee of part ${at} is always $20.00 for everybody here.`,
  );
  const values = valuesFor(
    [...text, 'The deposit of the key costs $75.00 once.'].join('\n'),
    'charge for the key',
  );
  expect(values).toContain('75.00');
  expect(new Set(values).size).toBe(values.length);
});

test('a text of its own may answer a request whose words are nowhere', () => {
  const card = 'LINDEN COLLEGE\n\nCourse          applied statistics, evening class\n\nKeep this card.';
  expect(valuesFor(card, 'Unterricht')).toContain('applied statistics, evening class');
});

test('a request that names a type itself is answered by values of the type alone', () => {
  const asked = {name: 'asked', prompt: 'Kurs', type: 'date' as const};
  expect(sourceValues(sightingSource, 'Biostatistics\n\n26/11/2025', asked)).toEqual(['2025-11-26']);
});

test('a number with what it counts answers an open request', () => {
  expect(
    valuesFor('Installation takes 12 Arbeitstage once the parts are here.', 'Dauer der Arbeiten'),
  ).toContain('12 Arbeitstage');
});
