import type {Language} from '../language.js';
import {vocabulary} from './vocabulary-hr.js';

export const hr: Language = {labels: {}, senses: {}, fillers: '', vocabulary};
