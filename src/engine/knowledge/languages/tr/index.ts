// tr: all that the engine knows of Turkish.

import type {Language} from '../language.js';
import {dates} from './dates-tr.js';
import {labelLanguage} from './label-language-tr.js';
import {labels} from './labels-tr.js';
import {papers} from './papers-tr.js';
import {parties} from './parties-tr.js';
import {requests} from './requests-tr.js';
import {sentences} from './sentences-tr.js';
import {recognitionWords} from './recognition-words-tr.js';

export const tr: Language = {
  ...labels,
  phrases: labelLanguage,
  sentences,
  dates,
  parties,
  papers,
  requests,
  recognitionWords,
};
