// en: all that the engine knows of English.

import type {Language} from '../language.js';
import {dates} from './dates-en.js';
import {labelLanguage} from './label-language-en.js';
import {labels} from './labels-en.js';
import {papers} from './papers-en.js';
import {parties} from './parties-en.js';
import {requests} from './requests-en.js';
import {sentences} from './sentences-en.js';
import {recognitionWords} from './recognition-words-en.js';

export const en: Language = {
  ...labels,
  phrases: labelLanguage,
  sentences,
  dates,
  parties,
  papers,
  requests,
  recognitionWords,
};
