import {join} from 'node:path';
import {paperSet} from './papers/paper-set.mjs';
import {anySet, knownSet, madeSet, tunedPart} from './question-sets.mjs';

/** What the answer models are fitted on: invented documents and papers, and the tuned part of sets with known answers. */
export const fittedSets = ['made', 'papers', 'invoices', 'receipts', 'ad-buy', 'fara', 'nda'];

const known = new Set(['invoices', 'receipts']);

/** Every kind of paper as often as the others, and forms of all layouts besides: they are the most of what people have. */
const invented = [
  {count: 240, seed: 21},
  {count: 40, seed: 22, kinds: ['form']},
  {count: 56, seed: 23, kinds: ['form']},
];

/** The documents of a set; `data`: the folder of the sets, `cache`: where read pages are kept. */
export function fittedSet(name, {data, cache}) {
  if (name === 'made') return invented.flatMap(madeSet);
  if (name === 'papers') return paperSet(cache && join(cache, name));
  return tunedPart(known.has(name) ? knownSet(data, name, cache) : anySet(data, name, cache));
}
