import {likenessToAddress} from '../values/addresses/address.js';
import {fold, wordsOf} from '../values/fold.js';
import {hasLegalForm, likenessToCompany} from '../values/name.js';
import {likenessToJobTitle, likenessToPerson} from '../values/person.js';
import type {ValueKind} from '../knowledge/concepts/value-kinds.js';
import type {MergedCandidate} from './merge.js';

/** How much a value looks like a person, company, job title or address, and how well the requested kind fits. */
export function kindFeatures({query: {kind}, candidates}: MergedCandidate): Record<string, number> {
  const text = candidates[0]!.raw;
  const looks = {
    person: likenessToPerson(text),
    company: likenessToCompany(text),
    title: likenessToJobTitle(text),
    address: likenessToAddress(text),
  };
  return {
    looksPerson: looks.person,
    looksCompany: looks.company,
    looksTitle: looks.title,
    looksAddress: looks.address,
    looksForm: Number(hasLegalForm(text)),
    looksWords: Math.min(20, wordsOf(fold(text)).length),
    ...(kind !== undefined && {asksKind: 1, [`asks-${kind}`]: 1, kindFits: fitOf(kind, looks)}),
  };
}

type Looks = Record<'person' | 'company' | 'title' | 'address', number>;

/** -1 to 1: how much more a value looks like the requested kind than like others. */
function fitOf(kind: ValueKind, {person, company, title, address}: Looks): number {
  if (kind === 'person') return person - Math.max(address, title);
  if (kind === 'organisation') return company - Math.max(address, title);
  if (kind === 'party') return Math.max(person, company) - address;
  if (kind === 'title') return title - address;
  if (kind === 'address' || kind === 'street') return address - title;
  return 0;
}
