// pt: all that the engine knows of Portuguese.

import type {Language} from '../language.js';
import {dates} from './dates-pt.js';
import {labelLanguage} from './label-language-pt.js';
import {labels} from './labels-pt.js';
import {papers} from './papers-pt.js';
import {parties} from './parties-pt.js';
import {requests} from './requests-pt.js';
import {sentences} from './sentences-pt.js';
import {recognitionWords} from './recognition-words-pt.js';

export const pt: Language = {
  ...labels,
  phrases: labelLanguage,
  sentences,
  dates,
  parties,
  papers,
  requests,
  recognitionWords,
};
