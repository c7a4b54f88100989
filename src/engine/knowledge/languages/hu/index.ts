import type {Language} from '../language.js';
import {vocabulary} from './vocabulary.js';

export const hu: Language = {labels: {}, senses: {}, fillers: '', vocabulary};
