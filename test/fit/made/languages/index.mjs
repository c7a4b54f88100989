import {de} from './de/index.mjs';
import {en} from './en/index.mjs';
import {es} from './es/index.mjs';
import {fr} from './fr/index.mjs';
import {it} from './it/index.mjs';
import {nl} from './nl/index.mjs';
import {pl} from './pl/index.mjs';
import {pt} from './pt/index.mjs';
import {sv} from './sv/index.mjs';
import {tr} from './tr/index.mjs';

export const languages = {en, de, fr, it, es, nl, pt, pl, sv, tr};
