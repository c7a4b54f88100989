// nl: all that the engine knows of Dutch.

import type {Language} from '../language.js';
import {dates} from './dates-nl.js';
import {labelLanguage} from './label-language-nl.js';
import {labels} from './labels-nl.js';
import {papers} from './papers-nl.js';
import {parties} from './parties-nl.js';
import {requests} from './requests-nl.js';
import {sentences} from './sentences-nl.js';
import {recognitionWords} from './recognition-words-nl.js';

export const nl: Language = {
  ...labels,
  phrases: labelLanguage,
  sentences,
  dates,
  parties,
  papers,
  requests,
  recognitionWords,
};
