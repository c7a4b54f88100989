import type {Language} from '../language.js';
import {vocabulary} from './vocabulary.js';

export const cs: Language = {labels: {}, senses: {}, fillers: '', vocabulary};
