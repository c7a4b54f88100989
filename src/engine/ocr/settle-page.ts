import type {SeenCharacter} from './ctc.js';
import type {Recognised} from './recognise.js';
import {settleWords} from './settle-words.js';

/** Up to this part of Chinese characters on a page in another script are specks and drawings. */
const mostSpecks = 0.1;
/** Evidence so many times the least is an accent even if it were the only one of the page. */
const strong = 10;
/** A page with so many strong accents is in a language that has them; there the least evidence will do. */
const tellingAccents = 2;

/** What the lines of a page say, now that all of it is known: one script, and accents if its language has them. */
export function settlePage(lines: readonly Recognised[]): Recognised[] {
  const inScript = isChinese(lines) ? lines : lines.map((line) => ({...line, characters: line.latin}));
  const accents = inScript.flatMap(({characters}) =>
    characters.flatMap((one, index) =>
      one.accented && mayStand(one, characters[index - 1]) ? one.accented : [],
    ),
  );
  const telling = accents.filter(({strength}) => strength >= strong).length >= tellingAccents;
  const least = telling ? 1 : strong;
  const accented = inScript.map((line) => ({
    ...line,
    characters: line.characters.map((character, index) =>
      mayStand(character, line.characters[index - 1]) ? withAccent(character, least) : character,
    ),
  }));
  const settled = settleWords(accented.map(({characters}) => characters));
  return accented.map((line, index) => ({...line, characters: settled[index]!}));
}

function isHan({text}: SeenCharacter): boolean {
  return /\p{Script=Han}/u.test(text);
}

function isChinese(lines: readonly Recognised[]): boolean {
  const characters = lines.flatMap((line) => line.characters.filter(({text}) => text !== ' '));
  return characters.filter(isHan).length > mostSpecks * characters.length;
}

/** Some letters stand only within a word, after a small one. */
function mayStand({accented}: SeenCharacter, before: SeenCharacter | undefined): boolean {
  return !accented?.inside || /\p{Ll}$/u.test(before?.text ?? '');
}

function withAccent(character: SeenCharacter, least: number): SeenCharacter {
  const {accented} = character;
  return accented && accented.strength >= least
    ? {...character, text: accented.text, double: undefined, others: undefined}
    : character;
}
