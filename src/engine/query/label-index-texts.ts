import {labelLanguages} from '../knowledge/languages/gathered/label-languages.js';
import {writeLanguage} from './write-label-index.js';
import type {WrittenLanguage} from './written-label-index.js';

/**
 * The index texts of each language, in the order of `labelLanguages`. In the bundle they are constants, written when it
 * is built: see build/written-at-build.ts.
 */
export const writtenLanguages: readonly WrittenLanguage[] = labelLanguages.map(writeLanguage);
