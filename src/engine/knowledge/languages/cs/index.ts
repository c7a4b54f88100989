import type {Language} from '../language.js';
import {recognitionWords} from './recognition-words-cs.js';

export const cs: Language = {labels: {}, senses: {}, fillers: '', recognitionWords};
