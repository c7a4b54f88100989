import type {LabelLanguage} from './label-language.js';
import {labelLanguage as en} from './languages/en/label-phrases.js';

export const labelLanguages: LabelLanguage[] = [en];
