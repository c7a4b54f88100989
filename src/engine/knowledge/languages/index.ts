import type {Language} from '../language.js';
import {de} from './de.js';
import {en} from './en.js';
import {es} from './es.js';
import {fr} from './fr.js';
import {it} from './it.js';
import {nl} from './nl.js';
import {pl} from './pl.js';
import {pt} from './pt.js';
import {sv} from './sv.js';
import {tr} from './tr.js';

export const languages: Record<string, Language> = {en, de, fr, es, it, pt, nl, pl, sv, tr};
