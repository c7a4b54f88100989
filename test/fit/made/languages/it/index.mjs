import {assemble} from '../assemble.mjs';
import {concepts} from './concepts.mjs';
import {letterConcepts} from './letter-concepts.mjs';
import {lexicon} from './lexicon.mjs';
import {paperWords} from './paper-words.mjs';
import {proseConcepts} from './prose-concepts.mjs';
import {proseTexts} from './prose-texts.mjs';
import {texts} from './texts.mjs';

export const it = assemble(
  lexicon,
  texts,
  paperWords,
  proseTexts,
  {concepts},
  {concepts: letterConcepts},
  {concepts: proseConcepts},
);
