import {mayBeAddress} from '../values/addresses/address.js';
import {findDates} from '../values/date.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import {wordsOfName} from '../query/meaning/field-concept.js';
import {isAmount} from './untyped-values.js';
import {queryTermsOf} from '../query/meaning/query-terms.js';
import {salutations} from '../knowledge/languages/gathered/headings.js';
import {wordsOf} from '../values/fold.js';
import type {TextLine} from '../page-view/document-view.js';

/**
 * Whether a value may answer its query at all. On any route a name holds no date, and an address has digits or names a street
 * or place. A value taken by its position is besides in none of `numberTableLines`, and such a name has no colon and few digits.
 */
export function isPlausible(candidate: ScoredValue, numberTableLines: ReadonlySet<TextLine>): boolean {
  const {query, value, route, lines} = candidate;
  if (typeof value !== 'string') return true;
  if (endsInItsColon(candidate)) return false;
  if (query.type === 'text' && isAmount(value) && asksForName(query)) return false;
  if (query.concept !== undefined && ofValueAddedTax.has(query.concept) && value.includes('/')) return false;
  if ((query.type === 'name' || query.type === 'address') && /^[»”’,;:.)\]}!?]/u.test(value)) return false;
  if (query.type === 'address' && !/\d/.test(value) && !mayBeAddress(value)) return false;
  if (query.type === 'address' && !isWritten(value)) return false;
  if (query.concept !== undefined && inWords.has(query.concept) && !/\p{L}/u.test(value)) return false;
  if (
    query.type === 'name' &&
    (isOnlySalutation(value) || findDates(value).length > 0 || /^[^(]*\)/.test(value))
  )
    return false;
  if (route !== 'position') return true;
  if (lines.some((line) => numberTableLines.has(line))) return false;
  if (query.type === 'name') return isNameLike(value);
  return query.type !== 'address' || !/^\p{L}+ ?: (?!\d)/u.test(value);
}

/** "Name of the tariff": whether a query asks for a name, which an amount cannot answer. */
function asksForName({field}: ConceptQuery): boolean {
  return queryTermsOf(`${wordsOfName(field.name)} ${field.prompt ?? ''}`).some(
    ({key}) => key === 'sense name',
  );
}

/** VAT numbers, which have no slashes; numbers of other taxes have: "204/152/07733". */
const ofValueAddedTax = new Set(['vat_id', 'buyer_vat_id']);

/** "Category:": whether a value is really a label, since a colon follows it. */
function endsInItsColon({query, lines, end, raw}: ScoredValue): boolean {
  if (query.type !== 'text' && query.type !== 'name') return false;
  if (/[:：]\s*$/.test(raw)) return true;
  return lines.length === 1 && /^\s?[:：](?:\s|$)/.test(lines[0]!.text.slice(end));
}

/** Concepts whose values have letters: places, nationalities, authorities. */
const inWords = new Set(['birth_place', 'nationality', 'authority', 'issuing_country']);

/** "Exmo. Senhor": whether a text is a salutation without the name. */
function isOnlySalutation(text: string): boolean {
  return wordsOf(text).every((word) => salutations.has(word));
}

/** Whether a text has words and is not the item of a contract: "8. Smoking. Smoking of any substance is prohibited". */
function isWritten(text: string): boolean {
  return /\p{L}{3}/u.test(text) && !/^\d{1,2}\. \p{Lu}\p{Ll}+\. \p{Lu}/u.test(text);
}

function isNameLike(text: string): boolean {
  const digits = text.match(/\d/g)?.length ?? 0;
  if (/:\s|^\W*[/(]|[☐☒]/u.test(text) || digits > 5 || findDates(text).length > 0) return false;
  return !/^\p{Ll}+ \p{Ll}/u.test(text);
}
