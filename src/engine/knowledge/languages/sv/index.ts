// sv: all that the engine knows of Swedish.

import type {Language} from '../language.js';
import {dates} from './dates-sv.js';
import {labelLanguage} from './label-language-sv.js';
import {labels} from './labels-sv.js';
import {papers} from './papers-sv.js';
import {parties} from './parties-sv.js';
import {requests} from './requests-sv.js';
import {sentences} from './sentences-sv.js';
import {recognitionWords} from './recognition-words-sv.js';

export const sv: Language = {
  ...labels,
  phrases: labelLanguage,
  sentences,
  dates,
  parties,
  papers,
  requests,
  recognitionWords,
};
