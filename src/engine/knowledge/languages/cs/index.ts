import type {Language} from '../language.js';
import {vocabulary} from './vocabulary-cs.js';

export const cs: Language = {labels: {}, senses: {}, fillers: '', vocabulary};
