// hu: what the engine knows of Hungarian: words by which recognition mends its own.

import type {Language} from '../language.js';
import {recognitionWords} from './recognition-words-hu.js';

export const hu: Language = {labels: {}, senses: {}, fillers: '', recognitionWords};
