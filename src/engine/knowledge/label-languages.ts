import type {LabelLanguage} from './label-language.js';
import {labelLanguage as de} from './languages/de/label-phrases.js';
import {labelLanguage as en} from './languages/en/label-phrases.js';
import {labelLanguage as es} from './languages/es/label-phrases.js';
import {labelLanguage as fr} from './languages/fr/label-phrases.js';
import {labelLanguage as it} from './languages/it/label-phrases.js';
import {labelLanguage as pt} from './languages/pt/label-phrases.js';

export const labelLanguages: LabelLanguage[] = [en, de, fr, es, it, pt];
