import {assemble} from '../assemble.mjs';
import {captionConcepts} from './caption-concepts.mjs';
import {concepts} from './concepts.mjs';
import {healthConcepts} from './health-concepts.mjs';
import {healthTexts} from './health-texts.mjs';
import {homeConcepts} from './home-concepts.mjs';
import {letterConcepts} from './letter-concepts.mjs';
import {lexicon} from './lexicon.mjs';
import {moneyConcepts} from './money-concepts.mjs';
import {moneyTexts} from './money-texts.mjs';
import {moneyWords} from './money-words.mjs';
import {officeConcepts} from './office-concepts.mjs';
import {paperWords} from './paper-words.mjs';
import {proseConcepts} from './prose-concepts.mjs';
import {proseTexts} from './prose-texts.mjs';
import {studyLawConcepts} from './study-law-concepts.mjs';
import {subjectWords} from './subject-words.mjs';
import {tableConcepts} from './table-concepts.mjs';
import {tableWords} from './table-words.mjs';
import {texts} from './texts.mjs';
import {tradeConcepts} from './trade-concepts.mjs';
import {worksConcepts} from './works-concepts.mjs';
import {worksTexts} from './works-texts.mjs';
import {worksWords} from './works-words.mjs';

export const en = assemble(
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
  healthTexts,
  {concepts: healthConcepts},
  {concepts: studyLawConcepts},
  moneyWords,
  moneyTexts,
  {concepts: moneyConcepts},
  {concepts: homeConcepts},
  worksWords,
  worksTexts,
  {concepts: worksConcepts},
  {concepts: tradeConcepts},
  {concepts: officeConcepts},
);
