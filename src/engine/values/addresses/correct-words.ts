import {addressWords, streetWords} from '../../knowledge/languages/gathered/parties/addresses.js';
import {businessWords} from '../../knowledge/languages/gathered/parties/business-words.js';
import {legalForms} from '../../knowledge/languages/gathered/parties/legal-forms.js';
import {placeNames} from '../../knowledge/countries/place-names.js';
import {fold} from '../fold.js';
import {editDistance} from '../similarity.js';

/**
 * Corrects words of an address that OCR misread: `L0T 4330O JaIan` is `LOT 43300 Jalan`. Other words stay as they
 * are.
 */
export function correctAddress(text: string): string {
  const numbered = text.replace(/(?<=\d\/)[lI|](?=\d)/g, '1');
  return mendPostcode(mendTokens(numbered, addressLexicon))
    .replace(/(?<=\p{L}{2})!/gu, (_, at: number, all: string) => (/\p{Ll}/u.test(all[at - 1]!) ? 'i' : 'I'))
    .replace(/:{2,}/g, '');
}

/**
 * Corrects 0 to O in a UK postcode (`S014 3AB` is `SO14 3AB`): the code begins with a letter, and after a single
 * letter the district does not begin with 0.
 */
function mendPostcode(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}])([A-Z])0(\d{1,2} ?\d[A-Z]{2})(?![\p{L}\p{N}])/gu, '$1O$2')
    .replace(/(?<![\p{L}\p{N}])0([A-Z]\d{1,2}[A-Z]? ?\d[A-Z]{2})(?![\p{L}\p{N}])/gu, 'O$1');
}

/** Corrects words of a company name that OCR misread: `Hardwake Enterfrise` is `Hardware Enterprise`. */
export function correctCompany(text: string): string {
  return mendForms(mendTokens(text, companyLexicon));
}

/** Words by length, with which a misread word is compared. */
type WordList = Map<number, string[]>;

function mendTokens(text: string, lexicon: WordList): string {
  return plainPunctuation(text).replace(/[\p{L}\p{N}!|]+/gu, (token) => {
    if (knownWords.has(fold(token))) return token;
    const shaped = settleDigits(token) ?? token;
    return nearestWord(shaped, lexicon) ?? nearestWord(token, lexicon) ?? settleLetters(shaped);
  });
}

/** Replaces full-width characters, which OCR sometimes writes, with ASCII. */
function plainPunctuation(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}

/** Replaces the look-alike letters of a number with digits; `undefined` if the token is not mostly digits. */
function settleDigits(token: string): string | undefined {
  if (/^\d{1,3}[OoIl|]{1,2}\d*$|^[OoIl|]\d{3,}$/.test(token) && token.length >= 4)
    return token.replace(/[OoIl|]/g, digitOf);
  if (/^\d+[l|]\d+\p{Lu}?$/u.test(token)) return token.replace(/[l|]/g, digitOf);
  return /^\d{2,}[OoIl|]+\d*$/.test(token) && token.length >= 4
    ? token.replace(/[OoIl|]/g, digitOf)
    : undefined;
}

/**
 * Replaces the one look-alike digit inside a word of five or more characters with a letter. A digit at the end stays:
 * it may be a number.
 */
function settleLetters(token: string): string {
  if (token.length < 5 || !/^\p{L}{2,}[0158!|]\p{L}+$|^\p{L}+[0158!|]\p{L}{2,}$/u.test(token)) return token;
  return token.replace(/[0158!|]/g, (digit) => letterOf(digit, token));
}

const nearestLengths = [0, 1, -1];

/**
 * The only nearest word of the lexicon: it differs by look-alikes, or by one edit (from 5 letters) or two (from 8).
 * `undefined` if there is none, or if several are equally near.
 */
function nearestWord(token: string, lexicon: WordList): string | undefined {
  if (!/\p{L}/u.test(token)) return undefined;
  const key = fold(token);
  const shape = shapeOf(key);
  const allowed = key.length < 5 || /^\d|\d$|\d.*\d/.test(key) ? 0 : key.length < 8 ? 1 : 2;
  let best: {word: string; edits: number} | undefined;
  for (const longer of nearestLengths)
    for (const word of lexicon.get(key.length + longer) ?? []) {
      const alike = shapeOf(word) === shape;
      const edits = alike ? 0.5 : editDistance(key, word, allowed);
      if (edits > Math.max(0.5, allowed) || (!alike && !isNeighbour(key, word))) continue;
      if (best === undefined || edits < best.edits) best = {word, edits};
      else if (edits === best.edits && word !== best.word) best = {word: '', edits};
    }
  return best?.word ? inCaseOf(token, best.word) : undefined;
}

/**
 * Whether two words share their first two or last three letters. Required because many place names differ by an edit
 * or two only.
 */
function isNeighbour(key: string, word: string): boolean {
  return key.slice(0, 2) === word.slice(0, 2) || key.slice(-3) === word.slice(-3);
}

/** The key with each group of look-alike characters replaced by one of them. */
function shapeOf(key: string): string {
  return key
    .replace(/[0qdc]/g, 'o')
    .replace(/[1i|j!]/g, 'l')
    .replace(/5/g, 's')
    .replace(/8/g, 'b')
    .replace(/rn/g, 'm');
}

function inCaseOf(token: string, word: string): string {
  const letters = token.replace(/\P{L}/gu, '');
  if (letters === letters.toUpperCase()) return word.toUpperCase();
  return /^\p{Lu}|^[0158]/u.test(token) ? word[0]!.toUpperCase() + word.slice(1) : word;
}

function digitOf(letter: string): string {
  return /[Oo]/.test(letter) ? '0' : '1';
}

function letterOf(digit: string, token: string): string {
  const letters: Record<string, string> = {0: 'o', 1: 'i', 5: 's', 8: 'b', '!': 'i', '|': 'l'};
  const isUpper = token.replace(/\P{L}/gu, '') === token.replace(/\P{L}/gu, '').toUpperCase();
  return isUpper ? letters[digit]!.toUpperCase() : digit === '1' ? 'l' : letters[digit]!;
}

/** Corrects legal forms of two words if one of them is misread in one letter: `SON BHD` is `SDN BHD`. */
function mendForms(text: string): string {
  const words = text.split(/([^\p{L}\p{N}]+)/u);
  for (let at = 0; at + 2 < words.length; at += 2) {
    const [one, two] = [fold(words[at]!), fold(words[at + 2]!)];
    const form = twoWordForms.find(
      ([first, second]) =>
        (first === one && editDistance(two, second, 1) <= 1) ||
        (second === two && editDistance(one, first, 1) <= 1),
    );
    if (form === undefined) continue;
    if (form[0] !== one) words[at] = inCaseOf(words[at]!, form[0]);
    if (form[1] !== two) words[at + 2] = inCaseOf(words[at + 2]!, form[1]);
  }
  return words.join('');
}

const twoWordForms = legalForms
  .map((form) => form.split(' '))
  .filter(
    (parts): parts is [string, string] => parts.length === 2 && parts.every((part) => part.length >= 3),
  );

const knownWords = new Set([...streetWords, ...addressWords, ...placeNames, ...businessWords]);
const addressLexicon = listOf([
  ...addressWords,
  ...placeNames,
  'lot',
  'jln',
  'jalan',
  'blok',
  'block',
  'unit',
  'road',
]);
const companyLexicon = listOf([
  ...[...businessWords].filter((word) => word.length >= 6),
  'co',
  'company',
  'corp',
]);

function listOf(words: Iterable<string>): WordList {
  const list: WordList = new Map();
  for (const word of new Set(words)) list.set(word.length, [...(list.get(word.length) ?? []), word]);
  return list;
}
