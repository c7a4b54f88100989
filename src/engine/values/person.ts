import {labelLanguages} from '../knowledge/languages/gathered/label-languages.js';
import {fold, wordsOf} from './fold.js';
import {hasLegalForm, isGenericName} from './name.js';

/** 0 to 1: how much a text looks like the name of a person: a few capitalised words, initials, no company. */
export function likenessToPerson(text: string): number {
  const bare = withoutCourtesy(text);
  const words = bare.split(/[\s,]+/).filter((word) => word !== '');
  if (words.length === 0 || words.length > mostWords || /[\d@#$€£%:/;?!()]/u.test(bare)) return 0;
  if (!words.every((word) => isNameWord(word)) || hasLegalForm(bare) || isGenericName(bare)) return 0;
  if (!words.some((word) => /\p{L}{2}/u.test(word))) return 0;
  return isTitled(bare) ? likeness.title : words.length === 1 ? likeness.oneWord : 1;
}

/** 0 to 1: how much a text looks like a job title. One word in three that occurs in job titles is enough for 1. */
export function likenessToJobTitle(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > longestTitle || /\d{3}/.test(text)) return 0;
  const named = words.filter((word) => jobTitles.has(word)).length;
  return Math.min(1, (3 * named) / words.length);
}

const mostWords = 5;
const longestTitle = 10;
/**
 * How much a text with a word of a job title, and a single word (which may be a surname), look like a person's name.
 */
const likeness = {title: 0.3, oneWord: 0.5};

/** Whether a word may be part of a person's name: "Maria", "O'Brien", "J.", "GARCÍA", "van", "Jr." */
function isNameWord(word: string): boolean {
  return /^(?:\p{Lu}[\p{L}'’.-]*|\p{Ll}{1,3}|[’']?s?)$/u.test(word);
}

function isTitled(text: string): boolean {
  return wordsOf(text).some((word) => jobTitles.has(word));
}

/** Removes "Mr.", "Dr." and the like before the name. */
export function withoutCourtesy(text: string): string {
  let rest = text.trim();
  for (;;) {
    const first = /^(\p{L}+)\.?\s+/u.exec(rest);
    if (first === null || !courtesy.has(fold(first[1]!))) return rest;
    rest = rest.slice(first[0].length);
  }
}

const listed = (list: string | undefined) => wordsOf(list ?? '');
const jobTitles = new Set(labelLanguages.flatMap((language) => listed(language.jobTitles)));
const courtesy = new Set(labelLanguages.flatMap((language) => listed(language.courtesy)));
