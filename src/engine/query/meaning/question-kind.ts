import type {Column, Field, FieldType} from '../../../contract/fields.js';
import {
  amountQuestions,
  asksInUnit,
  countQuestions,
  dateQuestions,
  durationQuestions,
  listNames,
  listWords,
  personQuestions,
  placeQuestions,
  lateWords,
  questionWords,
  whetherWords,
  yesNoOpenings,
  yesOrNo,
} from '../../knowledge/languages/gathered/questions.js';
import {fold, squash, wordsOf} from '../../values/fold.js';

/** What the wording of a request says about the kind of answer, whatever it is about. */
export type Question =
  'yes-no' | 'list' | 'date' | 'amount' | 'count' | 'measure' | 'duration' | 'person' | 'place';

export function questionOf({name, prompt = ''}: Field | Column): Question | undefined {
  const text = fold(prompt)
    .trim()
    .replace(/^[¿"'«„]\s*/, '');
  if (listNames.test(squash(name)) || text.split(/[.!?]\s+/).some((sentence) => listWords.test(sentence)))
    return 'list';
  if (text === '') return undefined;
  if (isPlace(text)) return 'place';
  if (isYesNo(text)) return 'yes-no';
  if (durationQuestions.test(text)) return 'duration';
  if (dateQuestions.test(text)) return 'date';
  if (countQuestions.test(text)) return 'count';
  if (amountQuestions.test(text)) return 'amount';
  if (personQuestions.test(text)) return 'person';
  return asksInUnit(text) ? 'measure' : undefined;
}

/** The type of the answer to a question, where the question tells. */
export const typeOfQuestion: Partial<Record<Question, FieldType>> = {
  'yes-no': 'boolean',
  date: 'date',
  count: 'number',
  measure: 'number',
  person: 'name',
};

/** Where something is, and how long it lasts, are told in words: neither has a type. */
export function isToldInWords(question: Question | undefined): boolean {
  return question === 'place' || question === 'duration';
}

/** "Where was the person born?" Without a question mark, the same words may mean other things. */
function isPlace(text: string): boolean {
  return /[?？]\s*$/.test(text) && placeQuestions.test(text);
}

/** Whether yes or no is wanted: a request to say whether, or a question without a question word near its head. */
function isYesNo(text: string): boolean {
  if (yesOrNo.test(text)) return true;
  if (!/[?？]\s*(?:\(.*\))?\.?$/.test(text)) return whetherWords.test(text);
  if (yesNoOpenings.test(text)) return true;
  return !wordsOf(text).some((word, at) => questionWords.has(word) && (at < 3 || lateWords.has(word)));
}
