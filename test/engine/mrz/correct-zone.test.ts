import {expect, test} from 'vitest';
import {correctZone, zoneSymbols, type SymbolLikelihoods} from '../../../src/engine/mrz/correct-zone.js';
import {card, passport} from './specimens.js';

/** Places where the characters of a text were plain to see. */
function placesOf(text: string): SymbolLikelihoods[] {
  return [...text].map((symbol) => place({[symbol]: 0.95}));
}

function place(weights: Record<string, number>): SymbolLikelihoods {
  const made = new Float32Array(zoneSymbols.length);
  for (const [symbol, weight] of Object.entries(weights)) made[zoneSymbols.indexOf(symbol)] = weight;
  return made;
}

test('a zone that was plain to see is what it is', () => {
  expect(correctZone(passport.map(placesOf))).toMatchObject({lines: passport, agreeing: 5, checks: 5});
  expect(correctZone(card.map(placesOf))).toMatchObject({lines: card, agreeing: 4, checks: 4});
});

test('letters where digits stand, and digits where letters do, are read as what may stand there', () => {
  const rows = passport.map(placesOf);
  rows[0]![2] = place({0: 0.7, U: 0.4});
  rows[0]![4] = place({0: 0.98});
  rows[1]![22] = place({Z: 0.98});
  rows[1]![14] = place({A: 0.7, 4: 0.2});
  expect(correctZone(rows)!.lines).toEqual(passport);
});

test('of characters that look alike the check digit tells which it is', () => {
  const rows = passport.map(placesOf);
  rows[1]![5] = place({O: 0.9, 0: 0.05});
  rows[1]![28] = place({2: 0.6, Z: 0.3});
  expect(correctZone(rows)!.lines).toEqual(passport);
});

test('fillers that were not seen are there', () => {
  const rows = passport.map(placesOf);
  for (let at = 30; at < 40; at++) rows[0]![at] = place({});
  expect(correctZone(rows)!.lines).toEqual(passport);
});

test('a text that stands a place beside, or that is something else, is no zone', () => {
  const [names, data] = passport as [string, string];
  expect(correctZone([`<${names}`.slice(0, 44), `1${data}`.slice(0, 44)].map(placesOf))).toBeUndefined();
  expect(correctZone([names, names].map(placesOf))).toBeUndefined();
  expect(correctZone(card.slice(1).map(placesOf))).toBeUndefined();
});
