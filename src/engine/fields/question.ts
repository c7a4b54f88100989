import type {Column, Field, FieldType} from '../../contract/fields.js';
import {
  amountQuestions,
  countQuestions,
  dateQuestions,
  listWords,
  personQuestions,
  unitWords,
  yesNoOpenings,
} from '../knowledge/questions.js';
import {fold} from '../values/fold.js';

/** What the wording of a request says about the kind of answer, whatever it is about. */
export type Question = 'yes-no' | 'list' | 'date' | 'amount' | 'count' | 'measure' | 'person';

export function questionOf({prompt = ''}: Field | Column): Question | undefined {
  const text = fold(prompt)
    .trim()
    .replace(/^[¿"'«„]\s*/, '');
  if (text === '') return undefined;
  if (isYesNo(text)) return 'yes-no';
  if (listWords.test(text)) return 'list';
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

/** A question, or a request to say whether: not a heading that begins with such a word. */
function isYesNo(text: string): boolean {
  const isAsked =
    /[?？]\s*(?:\(.*\))?\.?$/.test(text) || /^(?:whether|ob|czy|si)\s/.test(text) || saysYesNo.test(text);
  return saysYesNo.test(text) || (isAsked && yesNoOpenings.some((opening) => opening.test(text)));
}

/** "(yes/no)", "ja oder nein". */
const saysYesNo =
  /(?<!\p{L})(?:yes ?(?:\/|or) ?no|ja ?(?:\/|oder|of|eller) ?(?:nein|nee|nej)|oui ?(?:\/|ou) ?non|si ?(?:\/|o) ?no|sim ?(?:\/|ou) ?nao|tak ?(?:\/|lub|czy) ?nie|evet ?(?:\/|veya|ya da) ?hayir|true ?(?:\/|or) ?false)(?!\p{L})/u;
