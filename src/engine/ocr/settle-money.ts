import type {SeenCharacter} from './ctc.js';

/** What the models, which hardly know the sign, take a pound for. */
const mistaken = /^[Ef]$/;
const amount = /^\d{1,3}(,?\d{3})*\.\d\d$/;
/** So much of those letters in the gap before an amount is a pound. */
const leastPound = 0.03;

/** Characters of one word in which a letter glued to an amount with pence, or a trace of one, is the sign it looks like. */
export function settleMoney(word: readonly SeenCharacter[]): SeenCharacter[] {
  const [first, ...rest] = word;
  if (!first) return [];
  if (mistaken.test(first.text) && isAmount(rest)) return [{...first, text: '£', double: undefined}, ...rest];
  const {pound = 0} = first.before;
  if (pound < leastPound || !isAmount(word)) return [...word];
  return [{text: '£', probability: pound, step: first.step - 1, before: first.before}, ...word];
}

function isAmount(characters: readonly SeenCharacter[]): boolean {
  return amount.test(characters.map(({text}) => text).join(''));
}
