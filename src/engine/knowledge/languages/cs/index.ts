// cs: what the engine knows of Czech: words by which recognition mends its own.

import type {Language} from '../language.js';
import {recognitionWords} from './recognition-words-cs.js';

export const cs: Language = {labels: {}, senses: {}, fillers: '', recognitionWords};
