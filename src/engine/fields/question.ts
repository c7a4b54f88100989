import type {Column, Field, FieldType} from '../../contract/fields.js';
import {
  amountQuestions,
  countQuestions,
  dateQuestions,
  listNames,
  listWords,
  personQuestions,
  questionWords,
  unitWords,
  whetherWords,
} from '../knowledge/questions.js';
import {fold, squash, wordsOf} from '../values/fold.js';

/** What the wording of a request says about the kind of answer, whatever it is about. */
export type Question = 'yes-no' | 'list' | 'date' | 'amount' | 'count' | 'measure' | 'person';

export function questionOf({name, prompt = ''}: Field | Column): Question | undefined {
  const text = fold(prompt)
    .trim()
    .replace(/^[¿"'«„]\s*/, '');
  if (listNames.test(squash(name)) || text.split(/[.!?]\s+/).some((sentence) => listWords.test(sentence)))
    return 'list';
  if (text === '') return undefined;
  if (isYesNo(text)) return 'yes-no';
  if (dateQuestions.test(text)) return 'date';
  if (countQuestions.test(text)) return 'count';
  if (amountQuestions.test(text)) return 'amount';
  if (personQuestions.test(text)) return 'person';
  return unitWords.test(text) ? 'measure' : undefined;
}

/** The type of the answer to a question, where the question tells. */
export const typeOfQuestion: Partial<Record<Question, FieldType>> = {
  'yes-no': 'boolean',
  date: 'date',
  count: 'number',
  measure: 'number',
  person: 'name',
};

/** A question without a word that asks for more, or a request to say whether. */
function isYesNo(text: string): boolean {
  if (saysYesNo.test(text) || /^czy /.test(text)) return true;
  const isAsked = /[?？]\s*(?:\(.*\))?\.?$/.test(text);
  if (!isAsked) return whetherWords.test(text);
  const words = wordsOf(text);
  const opening = isVerbFirst(words[0] ?? '') ? words.slice(0, 1) : words;
  return !opening.some((word) => questionWords.has(word));
}

/** "Was the customer told what …": what begins with a verb asks for yes or no. "Was" is a verb in one language only. */
function isVerbFirst(word: string): boolean {
  return /^(?:is|are|were|does|do|did|has|have|had|can|may|ist|sind|hat|haben|wird|werden|wurde|wurden|darf|est|sont|avez|ont|es|esta|hay|ha|tiene|sono|foi|tem|heeft|hebben|wordt|mag|ar|har|finns)$/.test(
    word,
  );
}

/** "(yes/no)", "ja oder nein". */
const saysYesNo =
  /(?<!\p{L})(?:yes ?(?:\/|or) ?no|ja ?(?:\/|oder|of|eller) ?(?:nein|nee|nej)|oui ?(?:\/|ou) ?non|si ?(?:\/|o) ?no|sim ?(?:\/|ou) ?nao|tak ?(?:\/|lub|czy) ?nie|evet ?(?:\/|veya|ya da) ?hayir|true ?(?:\/|or) ?false)(?!\p{L})/u;
