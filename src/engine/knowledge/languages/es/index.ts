// es: all that the engine knows of Spanish.

import type {Language} from '../language.js';
import {dates} from './dates-es.js';
import {labelLanguage} from './label-language-es.js';
import {labels} from './labels-es.js';
import {papers} from './papers-es.js';
import {parties} from './parties-es.js';
import {requests} from './requests-es.js';
import {sentences} from './sentences-es.js';
import {recognitionWords} from './recognition-words-es.js';

export const es: Language = {
  ...labels,
  phrases: labelLanguage,
  sentences,
  dates,
  parties,
  papers,
  requests,
  recognitionWords,
};
