import {concepts} from './concepts.mjs';
import {letterConcepts} from './letter-concepts.mjs';
import {lexicon} from './lexicon.mjs';
import {paperWords} from './paper-words.mjs';
import {texts} from './texts.mjs';

export const it = {...lexicon, ...texts, ...paperWords, concepts: {...concepts, ...letterConcepts}};
