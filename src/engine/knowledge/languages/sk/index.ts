// sk: what the engine knows of Slovak: words by which recognition mends its own.

import type {Language} from '../language.js';
import {recognitionWords} from './recognition-words-sk.js';

export const sk: Language = {labels: {}, senses: {}, fillers: '', recognitionWords};
