import type {Language} from '../language.js';
import {parties} from './parties-ms.js';
import {recognitionWords} from './recognition-words-ms.js';

export const ms: Language = {labels: {}, senses: {}, fillers: '', parties, recognitionWords};
