import type {LabelLanguage} from './label-language.js';
import {labelLanguage as de} from './languages/de/label-phrases.js';
import {labelLanguage as en} from './languages/en/label-phrases.js';
import {labelLanguage as es} from './languages/es/label-phrases.js';
import {labelLanguage as fr} from './languages/fr/label-phrases.js';
import {labelLanguage as it} from './languages/it/label-phrases.js';
import {labelLanguage as nl} from './languages/nl/label-phrases.js';
import {labelLanguage as pl} from './languages/pl/label-phrases.js';
import {labelLanguage as pt} from './languages/pt/label-phrases.js';
import {labelLanguage as sv} from './languages/sv/label-phrases.js';
import {labelLanguage as tr} from './languages/tr/label-phrases.js';

export const labelLanguages: LabelLanguage[] = [en, de, fr, es, it, nl, pl, pt, sv, tr];
