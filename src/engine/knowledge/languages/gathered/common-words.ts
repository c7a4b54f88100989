import {languages} from '../registry.js';

/** Common words as papers print them, by language: what recognition takes a misread word for. */
export const commonWords: Record<string, string> = Object.fromEntries(
  Object.entries(languages).flatMap(([code, {recognitionWords}]) =>
    recognitionWords?.common === undefined ? [] : [[code, recognitionWords.common]],
  ),
);
