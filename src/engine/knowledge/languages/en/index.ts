import type {Language} from '../language.js';
import {dates} from './dates.js';
import {labelLanguage} from './label-phrases.js';
import {labels} from './labels.js';
import {papers} from './papers.js';
import {parties} from './parties.js';
import {requests} from './requests.js';
import {sentences} from './sentences.js';
import {vocabulary} from './vocabulary.js';

export const en: Language = {
  ...labels,
  phrases: labelLanguage,
  sentences,
  dates,
  parties,
  papers,
  requests,
  vocabulary,
};
