import type {Language} from '../language.js';
import {vocabulary} from './vocabulary.js';

export const hr: Language = {labels: {}, senses: {}, fillers: '', vocabulary};
