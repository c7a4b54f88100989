// da: what the engine knows of Danish: words by which recognition mends its own.

import type {Language} from '../language.js';
import {recognitionWords} from './recognition-words-da.js';

export const da: Language = {labels: {}, senses: {}, fillers: '', recognitionWords};
