import {fold} from './fold.mjs';
import {promptOf} from './label-text.mjs';

/** The questions of a document: labels that stand once on it, names, and some that it does not answer. */
export function finishQuestions(writer, unanswerable = 2) {
  const {random, questions} = writer;
  const count = new Map();
  for (const {prompt} of questions) count.set(fold(prompt), (count.get(fold(prompt)) ?? 0) + 1);
  const asked = questions.filter(({prompt}) => count.get(fold(prompt)) === 1 && fold(prompt).length > 1);
  return [...asked, ...absent(writer, unanswerable)].map((question, index) =>
    finish(question, index, random),
  );
}

function finish({prompt, name, type, value, page, entities, origin}, index) {
  const values = Array.isArray(value) ? [...new Set(value)] : value;
  return {
    prompt,
    name: name ?? `field_${index + 1}`,
    ...(type === undefined ? {} : {type}),
    value: Array.isArray(values) && values.length === 1 ? values[0] : values,
    ...(page === undefined ? {} : {page}),
    ...(entities === undefined ? {} : {entities}),
    origin,
  };
}

/** Labels of other pages, none of which stands on this one. */
function absent(writer, count) {
  const page = writer.pageKey();
  const {random, language} = writer;
  return random
    .sample(language.formLabels, count)
    .filter((label) => !page.includes(fold(label)))
    .map((label) => ({prompt: promptOf(label), value: null, origin: 'unanswerable'}));
}
