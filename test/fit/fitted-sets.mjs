import {anySet, knownSet, madeSet, tunedPart} from './question-sets.mjs';

/** What the answer models are fitted on: invented documents, and the tuned part of sets with known answers. */
export const fittedSets = ['made', 'invoices', 'ad-buy', 'fara', 'nda'];

const [documents, seed] = [130, 21];

/** The documents of a set; `data`: the folder of the sets, `cache`: where read pages are kept. */
export function fittedSet(name, {data, cache}) {
  if (name === 'made') return madeSet({count: documents, seed});
  return tunedPart(name === 'invoices' ? knownSet(data, name, cache) : anySet(data, name, cache));
}
