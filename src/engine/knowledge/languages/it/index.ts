// it: all that the engine knows of Italian.

import type {Language} from '../language.js';
import {dates} from './dates-it.js';
import {labelLanguage} from './label-language-it.js';
import {labels} from './labels-it.js';
import {papers} from './papers-it.js';
import {parties} from './parties-it.js';
import {requests} from './requests-it.js';
import {sentences} from './sentences-it.js';
import {recognitionWords} from './recognition-words-it.js';

export const it: Language = {
  ...labels,
  phrases: labelLanguage,
  sentences,
  dates,
  parties,
  papers,
  requests,
  recognitionWords,
};
