import {concepts} from './concepts.mjs';
import {lexicon} from './lexicon.mjs';
import {texts} from './texts.mjs';

export const tr = {...lexicon, ...texts, concepts};
