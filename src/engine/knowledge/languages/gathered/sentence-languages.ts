import {sentences as de} from '../de/sentences.js';
import {sentences as en} from '../en/sentences.js';
import {sentences as es} from '../es/sentences.js';
import {sentences as fr} from '../fr/sentences.js';
import {sentences as it} from '../it/sentences.js';
import {sentences as nl} from '../nl/sentences.js';
import {sentences as pl} from '../pl/sentences.js';
import {sentences as pt} from '../pt/sentences.js';
import {sentences as sv} from '../sv/sentences.js';
import {sentences as tr} from '../tr/sentences.js';
import type {SentenceLanguage} from '../../concepts/sentence-language.js';

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
