// pl: all that the engine knows of Polish.

import type {Language} from '../language.js';
import {dates} from './dates-pl.js';
import {labelLanguage} from './label-language-pl.js';
import {labels} from './labels-pl.js';
import {papers} from './papers-pl.js';
import {parties} from './parties-pl.js';
import {requests} from './requests-pl.js';
import {sentences} from './sentences-pl.js';
import {recognitionWords} from './recognition-words-pl.js';

export const pl: Language = {
  ...labels,
  phrases: labelLanguage,
  sentences,
  dates,
  parties,
  papers,
  requests,
  recognitionWords,
};
