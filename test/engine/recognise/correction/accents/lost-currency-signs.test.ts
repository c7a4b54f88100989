import {expect, test} from 'vitest';
import {createAlphabet} from '../../../../../src/engine/recognise/ppocr/alphabet.js';
import {addLostCurrencySigns} from '../../../../../src/engine/recognise/correction/accents/lost-currency-signs.js';
import {decode} from '../../../../../src/engine/recognise/ppocr/ctc-decoder.js';
import {probabilitiesOf, type Step} from '../../probabilities.js';

const alphabet = createAlphabet([...'TotalRe1234567890.,:-%~']);
/** Evidence that takes a trace of ~ where nothing was read for a sign of money. */
const evidence = {
  variantsOf: (row: Float32Array, read: string) =>
    read === '' ? [{text: '€', odds: row[alphabet.symbols.indexOf('~')]! > 0.01 ? 6 : -6}] : undefined,
};
const sign: Step = {'~': 0.1};

/** What is read of a text; `_` is a step of blank, `?` one with a trace of a sign, a space one of space. */
function read(text: string): string {
  const steps = [...text].map((one): Step => (one === '_' ? {} : one === '?' ? sign : {[one]: 0.9}));
  const seen = probabilitiesOf(alphabet, steps);
  return addLostCurrencySigns(decode(seen, alphabet, 'latin'), seen, evidence)
    .map((character) => character.text || '€')
    .join('');
}

test('signs are looked for behind the cents of amounts and before numbers', () => {
  expect(read('Total_1_2,50_?_')).toBe('Total12,50€');
  expect(read('?_12.50')).toBe('€12.50');
  expect(read('Total ?_12.50')).toBe('Total€12.50');
});

test('signs are looked for between a quantity and its price, and between two amounts', () => {
  expect(read('2 ?_18.50 ?_37.05')).toBe('2€18.50€37.05');
});

test('nothing is looked for within numbers, dates and words, or where there is no trace', () => {
  expect(read('1?2.50')).toBe('12.50');
  expect(read('12.?10.24')).toBe('12.10.24');
  expect(read('To?tal')).toBe('Total');
  expect(read('Total_12.50_')).toBe('Total12.50');
});

test('where a sign was found between two, each side of it has its own space', () => {
  const seen = probabilitiesOf(alphabet, [{5: 0.9}, {'.': 0.9}, {1: 0.9}, {2: 0.9}, {' ': 0.4}, sign, {}]);
  const characters = addLostCurrencySigns(decode(seen, alphabet, 'latin'), seen, evidence);
  expect(characters.at(-1)).toMatchObject({text: '', step: 5});
  expect(characters.at(-1)!.before.space).toBeCloseTo(0.4);
});
