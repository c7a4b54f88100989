import type {Language} from '../language.js';
import {recognitionWords} from './recognition-words-da.js';

export const da: Language = {labels: {}, senses: {}, fillers: '', recognitionWords};
