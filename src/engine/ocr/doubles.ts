import type {SeenCharacter} from './ctc.js';

/** Less probability than this says that the digit, or the letter, was clear to see. */
const leastDouble = 5e-4;
/** So many characters that can only be letters, or only digits, say what the others are. */
const telling = 2;

/** Characters of one word in which O and 0, l and 1 and their like are made what the characters beside them are. */
export function settleDoubles(word: readonly SeenCharacter[]): SeenCharacter[] {
  return splitAtPunctuation(word).flatMap(settlePart);
}

function splitAtPunctuation(word: readonly SeenCharacter[]): SeenCharacter[][] {
  const parts: SeenCharacter[][] = [[]];
  for (const character of word) {
    const isSign = !/[\p{L}\p{N}]/u.test(character.text);
    if (isSign) parts.push([character], []);
    else parts.at(-1)!.push(character);
  }
  return parts;
}

function settlePart(part: SeenCharacter[]): SeenCharacter[] {
  const clear = part.filter(({double}) => double === undefined);
  const letters = clear.filter(({text}) => /\p{L}/u.test(text)).length;
  const digits = clear.filter(({text}) => /\d/.test(text)).length;
  if (clear.length < Math.max(telling, part.length / 2)) return part;
  if (digits === 0) return part.map((one) => settle(one, /\d/));
  if (letters === 0) return part.map((one) => settle(one, /\p{L}/u));
  return part;
}

function settle(character: SeenCharacter, wrong: RegExp): SeenCharacter {
  const {text, double} = character;
  if (!double || !wrong.test(text) || double.probability < leastDouble) return character;
  return {...character, text: double.text};
}
