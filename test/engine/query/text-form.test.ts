import {expect, test} from 'vitest';
import {parseQueries} from '../../../src/engine/query/parse-query.js';

const queryFor = (prompt: string) => parseQueries([{name: 'asked', prompt}])[0]!;

test.each(['time of departure', 'Uhrzeit der Abfahrt', 'ora di arrivo', 'tijdstip van controle'])(
  '"%s" asks for a time of day',
  (prompt) => expect(queryFor(prompt).form).toBe('time'),
);

test.each(['notice period', 'How long is the offer valid?', 'durata della garanzia', 'Kündigungsfrist'])(
  '"%s" asks for how long',
  (prompt) => expect(queryFor(prompt).form).toBe('duration'),
);

test('who pays is no amount', () => {
  expect(queryFor('payment reference').type).not.toBe('money');
});

test.each(['Maximum number of occupants', 'Anzahl der Zimmer', 'aantal passagiers'])(
  '"%s" asks for a number, not for what numbers something',
  (prompt) => expect(queryFor(prompt).type).toBe('number'),
);

test('a number of one thing identifies it', () => {
  expect(queryFor('number of the policy').type).toBe('identifier');
});
