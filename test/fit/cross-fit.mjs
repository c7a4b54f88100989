import {hashOf} from './hash.mjs';

/** So many times a part of all groups is left out. */
const folds = 4;

/**
 * What `apply` makes of the questions of each set by models that have not seen their group. `fit` takes sets (name to
 * questions), `apply` questions and what was fitted; gives name to results.
 */
export function crossFit(sets, fit, apply) {
  const results = new Map([...sets.keys()].map((name) => [name, []]));
  for (let fold = 0; fold < folds; fold++) {
    const isLeftOut = ({group}) => hashOf(group) % folds === fold;
    const model = fit(filtered(sets, (question) => !isLeftOut(question)));
    for (const [name, questions] of filtered(sets, isLeftOut))
      results.get(name).push(...apply(questions, model));
  }
  return results;
}

function filtered(sets, isWanted) {
  return new Map([...sets].map(([name, questions]) => [name, questions.filter(isWanted)]));
}
