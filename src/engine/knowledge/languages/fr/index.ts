// fr: all that the engine knows of French.

import type {Language} from '../language.js';
import {dates} from './dates-fr.js';
import {labelLanguage} from './label-language-fr.js';
import {labels} from './labels-fr.js';
import {papers} from './papers-fr.js';
import {parties} from './parties-fr.js';
import {requests} from './requests-fr.js';
import {sentences} from './sentences-fr.js';
import {recognitionWords} from './recognition-words-fr.js';

export const fr: Language = {
  ...labels,
  phrases: labelLanguage,
  sentences,
  dates,
  parties,
  papers,
  requests,
  recognitionWords,
};
