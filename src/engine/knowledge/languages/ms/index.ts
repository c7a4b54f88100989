import type {Language} from '../language.js';
import {parties} from './parties-ms.js';
import {vocabulary} from './vocabulary-ms.js';

export const ms: Language = {labels: {}, senses: {}, fillers: '', parties, vocabulary};
