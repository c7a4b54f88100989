import * as index from './index.js';
import type {Language} from './language.js';

const {en, ...others} = index;

/** The languages of the index by their code. English first: of labels that differ in accents alone the first is kept. */
export const languages: Readonly<Record<string, Language>> = {en, ...others};
