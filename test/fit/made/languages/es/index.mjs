import {assemble} from '../assemble.mjs';
import {captionConcepts} from './caption-concepts.mjs';
import {concepts} from './concepts.mjs';
import {letterConcepts} from './letter-concepts.mjs';
import {lexicon} from './lexicon.mjs';
import {paperWords} from './paper-words.mjs';
import {proseConcepts} from './prose-concepts.mjs';
import {proseTexts} from './prose-texts.mjs';
import {tableConcepts} from './table-concepts.mjs';
import {tableWords} from './table-words.mjs';
import {texts} from './texts.mjs';
import {healthConcepts} from './health-concepts.mjs';
import {moneyConcepts} from './money-concepts.mjs';
import {subjectTexts} from './subject-texts.mjs';
import {subjectWords} from './subject-words.mjs';

export const es = assemble(
  lexicon,
  texts,
  paperWords,
  proseTexts,
  tableWords,
  {concepts},
  {concepts: letterConcepts},
  {concepts: proseConcepts},
  {concepts: captionConcepts},
  {concepts: tableConcepts},
  subjectWords,
  subjectTexts,
  {concepts: healthConcepts},
  {concepts: moneyConcepts},
);
