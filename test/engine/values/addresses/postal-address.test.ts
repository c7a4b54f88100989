import {expect, test} from 'vitest';
import {
  parsePostalAddress,
  type PostalAddress,
} from '../../../../src/engine/values/addresses/postal-address.js';

const addresses: [string[], PostalAddress][] = [
  [['4 Canal Wharf, Hull HU1 2DA'], {street: '4 Canal Wharf', city: 'Hull', postcode: 'HU1 2DA'}],
  [
    ['The Friars', 'Canterbury', 'CT1 2AS', 'United Kingdom'],
    {street: 'The Friars', city: 'Canterbury', postcode: 'CT1 2AS', country: 'United Kingdom'},
  ],
  [
    ['417 Mill Creek Rd', 'Worcester, MA 01605'],
    {street: '417 Mill Creek Rd', city: 'Worcester', state: 'MA', postcode: '01605'},
  ],
  [
    ['417 Mill Creek Rd Worcester, MA 01605'],
    {street: '417 Mill Creek Rd', city: 'Worcester', state: 'MA', postcode: '01605'},
  ],
  [['Lindenallee 7', '12345 Musterstadt'], {street: 'Lindenallee 7', city: 'Musterstadt', postcode: '12345'}],
  [
    ['Keizersgracht 12 · 1011 AB Amsterdam'],
    {street: 'Keizersgracht 12', city: 'Amsterdam', postcode: '1011 AB'},
  ],
  [['ul. Lipowa 3', '00-950 Warszawa'], {street: 'ul. Lipowa 3', city: 'Warszawa', postcode: '00-950'}],
  [
    ['Unit 5, Brookside Trading Estate', 'Kendal LA9 6NH'],
    {street: 'Unit 5, Brookside Trading Estate', city: 'Kendal', postcode: 'LA9 6NH'},
  ],
  [
    ['14 Furnace Lane, Belper, DE56 2QT', 'Mobile: 07700 900318', 'NICEIC approved UTR 41829 07735'],
    {street: '14 Furnace Lane', city: 'Belper', postcode: 'DE56 2QT'},
  ],
  [
    ['Via Bitritto 61- 70124 Bari- Tel. 080 541 22 09'],
    {street: 'Via Bitritto 61', city: 'Bari', postcode: '70124'},
  ],
];

test.each(addresses)('%j is taken apart', (lines, parts) => {
  expect(parsePostalAddress(lines)).toEqual(parts);
});
