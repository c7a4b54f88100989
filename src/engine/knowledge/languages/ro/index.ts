// ro: what the engine knows of Romanian: words by which recognition mends its own.

import type {Language} from '../language.js';
import {recognitionWords} from './recognition-words-ro.js';

export const ro: Language = {labels: {}, senses: {}, fillers: '', recognitionWords};
