import type {LabelLanguage} from '../../concepts/label-language.js';
import {labelLanguage as de} from '../de/label-phrases.js';
import {labelLanguage as en} from '../en/label-phrases.js';
import {labelLanguage as es} from '../es/label-phrases.js';
import {labelLanguage as fr} from '../fr/label-phrases.js';
import {labelLanguage as it} from '../it/label-phrases.js';
import {labelLanguage as nl} from '../nl/label-phrases.js';
import {labelLanguage as pl} from '../pl/label-phrases.js';
import {labelLanguage as pt} from '../pt/label-phrases.js';
import {labelLanguage as sv} from '../sv/label-phrases.js';
import {labelLanguage as tr} from '../tr/label-phrases.js';

export const labelLanguages: LabelLanguage[] = [en, de, fr, es, it, nl, pl, pt, sv, tr];
