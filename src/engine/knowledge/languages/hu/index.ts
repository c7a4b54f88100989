import type {Language} from '../language.js';
import {vocabulary} from './vocabulary-hu.js';

export const hu: Language = {labels: {}, senses: {}, fillers: '', vocabulary};
