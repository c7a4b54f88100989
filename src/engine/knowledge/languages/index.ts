import type {Language} from './language.js';
import {de} from './de/labels.js';
import {en} from './en/labels.js';
import {es} from './es/labels.js';
import {fr} from './fr/labels.js';
import {it} from './it/labels.js';
import {nl} from './nl/labels.js';
import {pl} from './pl/labels.js';
import {pt} from './pt/labels.js';
import {sv} from './sv/labels.js';
import {tr} from './tr/labels.js';

export const languages: Record<string, Language> = {en, de, fr, es, it, pt, nl, pl, sv, tr};
