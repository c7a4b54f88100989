import {labelLanguages} from '../knowledge/languages/gathered/label-languages.js';
import {writeLanguage} from './write-label-index.js';
import type {WrittenLanguage} from './written-label-index.js';

/** Of every language, in their order. Written when the program is built; see build/written-at-build.ts. */
export const writtenLanguages: readonly WrittenLanguage[] = labelLanguages.map(writeLanguage);
