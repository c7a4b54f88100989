import type {Language} from '../language.js';
import {vocabulary} from './vocabulary-da.js';

export const da: Language = {labels: {}, senses: {}, fillers: '', vocabulary};
