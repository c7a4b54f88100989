import {languages} from '../registry.js';
import type {RecognitionWords} from '../sections/recognition-words.js';

/** What tells a language and what it is written in. */
export const writtenLanguages: Readonly<Record<string, RecognitionWords>> = Object.fromEntries(
  Object.entries(languages).flatMap(([code, {recognitionWords}]) =>
    recognitionWords === undefined ? [] : [[code, recognitionWords]],
  ),
);
