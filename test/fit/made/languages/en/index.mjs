import {concepts} from './concepts.mjs';
import {lexicon} from './lexicon.mjs';
import {texts} from './texts.mjs';

export const en = {...lexicon, ...texts, concepts};
