import {labelLanguages} from '../knowledge/languages/gathered/label-languages.js';
import {wordsOf} from '../values/fold.js';

/** Fillers and particles of all languages: the name of a thing ends before them. */
export const fillerWords: ReadonlySet<string> = new Set(
  labelLanguages.flatMap(({fillers, particles}) => wordsOf(`${fillers} ${particles}`)),
);
