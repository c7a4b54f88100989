import {expect, test} from 'vitest';
import {textParts} from '../../../src/engine/candidates/text-parts.js';

const partsOf = (text: string) => textParts(text).map((part) => `${part.cut}: ${part.text}`);

test.each([
  ['Acme Inc (33287)', ['addition: Acme Inc', 'tail: 33287']],
  [
    'Red mackerel tabby with white, NFO d 09 23',
    ['head: Red mackerel tabby with white', 'tail: NFO d 09 23'],
  ],
  ['12 months, whichever comes first', ['addition: 12 months', 'tail: whichever comes first']],
  ['Roberta Vance (plant manager) · Leader', ['head: Roberta Vance', 'tail: Leader']],
  ['Gate 14 – North stand', ['head: Gate 14', 'tail: North stand']],
])('"%s" may be read shorter', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test.each(['Harbour Lane Print', '1,234.50', '12/05/2024'])('"%s" is one piece', (text) => {
  expect(partsOf(text)).toEqual([]);
});

test('running text has no head and no tail', () => {
  const sentence =
    'The trial ran in twelve stores of the group, in spring, and was then given up for good by the board';
  expect(partsOf(sentence).filter((part) => !part.startsWith('addition'))).toEqual([]);
});
