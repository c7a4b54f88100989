import * as index from './index.js';
import type {Language} from './language.js';

/** The languages of the index by their code. */
export const languages: Readonly<Record<string, Language>> = {...index};
