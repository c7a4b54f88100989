import type {Language} from '../language.js';
import {recognitionWords} from './recognition-words-hu.js';

export const hu: Language = {labels: {}, senses: {}, fillers: '', recognitionWords};
