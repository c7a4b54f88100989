import {hashOf} from './hash.mjs';

/**
 * So many times a part of all groups is left out. With fewer parts the models know less than the one of all questions, with
 * more the fit takes longer.
 */
export const folds = 4;

/**
 * What `apply` makes of the questions of each set by models that have not seen their group, and the model of all
 * questions: `{whole, results: name to results}`. `fit` takes the number of the part that is left out, or none.
 */
export async function crossFit(sets, fit, apply) {
  const parts = Array.from({length: folds}, (_, fold) => fold);
  const whole = await fit();
  const models = [];
  for (const fold of parts) models.push(await fit(fold));
  const results = new Map([...sets.keys()].map((name) => [name, []]));
  for (const fold of parts)
    for (const [name, questions] of partOf(sets, fold))
      results.get(name).push(...apply(questions, models[fold]));
  return {whole, results};
}

/** The questions of every set without those of a part; of all of them if none is left out. */
export function withoutPart(sets, fold) {
  return filtered(sets, (one) => partNumber(one) !== fold);
}

function partOf(sets, fold) {
  return filtered(sets, (one) => partNumber(one) === fold);
}

function partNumber({group}) {
  return hashOf(group) % folds;
}

function filtered(sets, isWanted) {
  return new Map([...sets].map(([name, questions]) => [name, questions.filter(isWanted)]));
}
