// Invented papers that list things, with what is asked of them and every row that answers.
import {factsBlock} from '../../fit/made/blocks/fact-layouts.mjs';
import {heading, letterhead} from '../../fit/made/blocks/letterhead.mjs';
import {paragraph} from '../../fit/made/blocks/text-blocks.mjs';
import {finishPages} from '../../fit/made/finish.mjs';
import {languages} from '../../fit/made/languages/index.mjs';
import {Random} from '../../fit/made/random.mjs';
import {Writer} from '../../fit/made/writer.mjs';
import * as papers from './papers.mjs';
import {words as allWords} from './words.mjs';

const headings = {statement: 'bank-statement', payslip: 'payslip', prices: 'report', deliveries: 'order', hours: 'report', people: 'letter', names: 'letter', parties: 'lease'}; // prettier-ignore
const documentTypes = {statement: 'bank statement', payslip: 'payslip', prices: 'price list', deliveries: 'delivery note', hours: 'timesheet', people: 'minutes', names: 'minutes', parties: 'contract'}; // prettier-ignore
export const kinds = Object.keys(headings);
const types = {
  date: 'date',
  amount: 'money',
  balance: 'money',
  price: 'money',
  quantity: 'number',
  hours: 'number',
};

/** The document `index` of a seed; kinds and languages take turns. */
export function makeList(seed, index) {
  const random = new Random(seed, index, 'lists');
  const kind = kinds[index % kinds.length];
  const code = random.pick(Object.keys(allWords));
  const writer = new Writer(random, languages[code]);
  const words = allWords[code];
  let y = letterhead(writer, 40, 'issuer');
  y = heading(writer, y, writer.language.headings[headings[kind]]) + 20;
  if (kind === 'statement') y = factsBlock(writer, y, ['accountHolder', 'accountNumber']) + 20;
  else if (random.chance(0.5)) y = paragraph(writer, y) + 20;
  const made = papers[kind](writer, words, y);
  return {
    id: `list-${seed}-${index}-${kind}-${code}`,
    kind,
    code,
    pages: finishPages(writer.sheets, random),
    documentType: random.chance(0.8) ? documentTypes[kind] : 'document',
    questions: questionsOf(made, words, random),
    ...made,
  };
}

/** The same list as a table with columns, as a sentence that names the columns, and as a few words. */
function questionsOf({asked, things, prompt}, words, random) {
  if (asked === undefined)
    return {words: {name: 'answer', prompt: prompt ?? random.pick(words.all).replace('{things}', things)}};
  const spoken = asked.map((key) => words.spoken[key]);
  const named = `${spoken.slice(0, -1).join(', ')} ${words.and} ${spoken.at(-1)}`;
  const columns = asked.map((key) => ({name: words.spoken[key], ...(types[key] && {type: types[key]})}));
  return {
    table: {name: 'rows', type: 'table', columns},
    columns: {
      name: 'rows',
      prompt: random.pick(words.asked).replace('{things}', things).replace('{columns}', named),
    },
    words: {name: 'rows', prompt: random.pick(words.all).replace('{things}', things)},
  };
}
