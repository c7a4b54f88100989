import type {SentenceLanguage} from '../../concepts/sentence-language.js';
import {languages} from '../registry.js';

/** How running text of each language says what contracts, letters and minutes say. */
export const sentenceLanguages: SentenceLanguage[] = Object.values(languages).flatMap(
  ({sentences}) => sentences ?? [],
);

/** A list of all languages as one choice of a pattern, longest words first. */
export function wordsOfAll(list: (language: SentenceLanguage) => string): string {
  const words = new Set(sentenceLanguages.flatMap((language) => list(language).split('|')));
  return [...words]
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length)
    .join('|');
}

export const abbreviations = wordsOfAll((language) => language.abbreviations);
export const articles = wordsOfAll((language) => language.articles);
export const stateLeads = wordsOfAll((language) => language.stateLeads);
export const nameLeads = wordsOfAll((language) => language.nameLeads);
