// de: all that the engine knows of German.

import type {Language} from '../language.js';
import {dates} from './dates-de.js';
import {labelLanguage} from './label-language-de.js';
import {labels} from './labels-de.js';
import {papers} from './papers-de.js';
import {parties} from './parties-de.js';
import {requests} from './requests-de.js';
import {sentences} from './sentences-de.js';
import {recognitionWords} from './recognition-words-de.js';

export const de: Language = {
  ...labels,
  phrases: labelLanguage,
  sentences,
  dates,
  parties,
  papers,
  requests,
  recognitionWords,
};
