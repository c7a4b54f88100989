import {sentences as de} from './languages/de/sentences.js';
import {sentences as en} from './languages/en/sentences.js';
import {sentences as es} from './languages/es/sentences.js';
import {sentences as fr} from './languages/fr/sentences.js';
import {sentences as it} from './languages/it/sentences.js';
import {sentences as nl} from './languages/nl/sentences.js';
import {sentences as pl} from './languages/pl/sentences.js';
import {sentences as pt} from './languages/pt/sentences.js';
import {sentences as sv} from './languages/sv/sentences.js';
import {sentences as tr} from './languages/tr/sentences.js';
import type {SentenceLanguage} from './sentence-language.js';

export const sentenceLanguages: SentenceLanguage[] = [en, de, fr, es, it, nl, pl, pt, sv, tr];

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
