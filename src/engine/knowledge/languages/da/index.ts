import type {Language} from '../language.js';
import {vocabulary} from './vocabulary.js';

export const da: Language = {labels: {}, senses: {}, fillers: '', vocabulary};
