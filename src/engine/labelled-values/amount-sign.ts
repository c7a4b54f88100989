import type {FoundValue} from '../values/found.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import {wordsOfName} from '../query/meaning/field-concept.js';
import type {ValueRegion} from '../labels/label-value-region.js';
import {queryTermsOf} from '../query/meaning/query-terms.js';

/**
 * The value without a minus that is none: brackets in a sentence are an aside (only in a column a minus), and a
 * deduction is asked for as a positive amount.
 */
export function withAmountSign(
  {value, raw, start}: FoundValue<string | boolean>,
  region: ValueRegion,
  query: ConceptQuery,
): string | boolean {
  if (isDeduction(query) && /^-[\d.]+$/.test(String(value))) return String(value).replace(/^-/, '');
  const isAside =
    query.type === 'money' && raw.startsWith('(') && region.relation === 'same-line' && start > 12;
  return isAside ? String(value).replace(/^-/, '') : value;
}

/**
 * Whether a query asks for a deduction: "How much tax is withheld?", "deposit paid". It may be printed with a minus.
 */
function isDeduction({type, concept, field, question, isOpen}: ConceptQuery): boolean {
  if ((type !== 'money' && !isOpen) || concept !== undefined) return false;
  if (
    question === 'amount' ||
    /^how much|^wie ?viel|^combien|^cu[aá]nto|^quanto|^hoeveel|^ile |^hur mycket/i.test(field.prompt ?? '')
  )
    return true;
  const keys = queryTermsOf(`${wordsOfName(field.name)} ${field.prompt ?? ''}`).map(({key}) => key);
  return keys.some((key) => key === 'theme deposit' || key === 'sense deposit' || key === 'sense discount');
}
