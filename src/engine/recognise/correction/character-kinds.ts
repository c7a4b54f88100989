import type {DecodedCharacter} from '../ppocr/ctc-decoder.js';

type Kind = 'upper' | 'lower' | 'digit' | 'sign';

/**
 * Cost, in log probability, of a character of one kind (row) before one of another (column) within a word. Small
 * letters between capitals and letters between digits are rare in print, and common where print is misread.
 */
const costs: Record<Kind, Record<Kind, number>> = {
  upper: {upper: 0, lower: 1, digit: 1, sign: 0},
  lower: {upper: 1, lower: 0, digit: 2, sign: 0},
  digit: {upper: 1, lower: 2, digit: 0, sign: 0},
  sign: {upper: 0, lower: 0, digit: 0, sign: 0},
};
/** Cost of a small letter after the capital at the start of a word: it is as frequent there as a capital. */
const costAtStart = 0;
/**
 * Bonus, in log probability, for the second letter of a pair where the first was read: T without its thin bar looks
 * like I, E like F.
 */
const forFaded = 1.6;
const faded: ReadonlySet<string> = new Set(['IT', 'FE']);
/**
 * Bonus for a comma where a full stop was read, a frequent error; none between digits, where the model tells them
 * apart.
 */
const commaForPoint = 2.3;

/**
 * Chooses among the readings of each character of a word so that probabilities and the kinds of neighbours fit best
 * (Viterbi).
 */
export function correctCharacterKinds(word: readonly DecodedCharacter[]): DecodedCharacter[] {
  if (word.every(({others}) => others === undefined)) return [...word];
  let paths: Path[] = [{kind: undefined, cost: 0, texts: []}];
  word.forEach((character, index) => {
    const candidates = [character, ...(character.others ?? [])];
    paths = candidates.map((candidate) => {
      const own = -Math.log(candidate.probability) - bonusOf(word, index, candidate.text);
      return cheapest(paths, {text: candidate.text, own, isSecond: index === 1 || isSign(word[index - 2])});
    });
  });
  const {texts} = paths.reduce((best, next) => (next.cost < best.cost ? next : best));
  return word.map((character, index) => withText(character, texts[index]!));
}

interface Path {
  kind: Kind | undefined;
  cost: number;
  texts: string[];
}

/**
 * The cheapest path to a character of cost `own`. `isSecond`: it is the second of a word, or the second after a sign.
 */
function cheapest(paths: readonly Path[], next: {text: string; own: number; isSecond: boolean}): Path {
  const kind = kindOf(next.text);
  const ways = paths.map((path) => ({path, cost: path.cost + costBetween(path.kind, kind, next.isSecond)}));
  const {path, cost} = ways.reduce((best, way) => (way.cost < best.cost ? way : best));
  return {kind, cost: cost + next.own, texts: [...path.texts, next.text]};
}

function bonusOf(word: readonly DecodedCharacter[], index: number, text: string): number {
  const seen = word[index]!.text;
  const isInNumber = isDigit(word[index - 1]?.text) && isDigit(word[index + 1]?.text);
  if (seen === '.' && text === ',') return isInNumber ? 0 : commaForPoint;
  return faded.has(seen + text) ? forFaded : 0;
}

function isSign(character: DecodedCharacter | undefined): boolean {
  return character !== undefined && kindOf(character.text) === 'sign';
}

function isDigit(text: string | undefined): boolean {
  return text !== undefined && /^\d$/.test(text);
}

function costBetween(before: Kind | undefined, next: Kind, isSecond: boolean): number {
  if (before === undefined) return 0;
  return isSecond && before === 'upper' && next === 'lower' ? costAtStart : costs[before][next];
}

function kindOf(text: string): Kind {
  if (/^\p{Lu}/u.test(text)) return 'upper';
  if (/^\p{L}/u.test(text)) return 'lower';
  return /^\d/.test(text) ? 'digit' : 'sign';
}

function withText(character: DecodedCharacter, text: string): DecodedCharacter {
  if (text === character.text) return character;
  const {probability} = character.others!.find((other) => other.text === text)!;
  return {...character, text, probability, lookalike: undefined};
}
