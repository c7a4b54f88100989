import type {Language} from '../language.js';
import {vocabulary} from './vocabulary.js';

export const sk: Language = {labels: {}, senses: {}, fillers: '', vocabulary};
