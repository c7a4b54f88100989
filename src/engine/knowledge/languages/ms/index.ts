// ms: what the engine knows of Malay: words for parties, and those by which recognition mends its words.

import type {Language} from '../language.js';
import {parties} from './parties-ms.js';
import {recognitionWords} from './recognition-words-ms.js';

export const ms: Language = {labels: {}, senses: {}, fillers: '', parties, recognitionWords};
