import type {Language} from '../language.js';
import {parties} from './parties.js';
import {vocabulary} from './vocabulary.js';

export const ms: Language = {labels: {}, senses: {}, fillers: '', parties, vocabulary};
