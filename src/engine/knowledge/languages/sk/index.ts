import type {Language} from '../language.js';
import {vocabulary} from './vocabulary-sk.js';

export const sk: Language = {labels: {}, senses: {}, fillers: '', vocabulary};
