// hr: what the engine knows of Croatian: words by which recognition mends its own.

import type {Language} from '../language.js';
import {recognitionWords} from './recognition-words-hr.js';

export const hr: Language = {labels: {}, senses: {}, fillers: '', recognitionWords};
