import type {Language} from '../language.js';
import {vocabulary} from './vocabulary-ro.js';

export const ro: Language = {labels: {}, senses: {}, fillers: '', vocabulary};
