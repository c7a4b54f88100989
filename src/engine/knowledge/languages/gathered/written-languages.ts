import {languages} from '../registry.js';
import type {Vocabulary} from '../sections/vocabulary.js';

/** What tells a language and what it is written in. */
export const writtenLanguages: Readonly<Record<string, Vocabulary>> = Object.fromEntries(
  Object.entries(languages).flatMap(([code, {vocabulary}]) =>
    vocabulary === undefined ? [] : [[code, vocabulary]],
  ),
);
