import type {Found} from '../values/found.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import {spoken} from '../query/meaning/field-concept.js';
import type {ValueRegion} from '../labels/value-regions.js';
import {unitsOf} from '../query/meaning/query-terms.js';

/** Brackets in a sentence are an aside, in a column they are a minus. */
export function valueOf(
  {value, raw, start}: Found<string | boolean>,
  place: ValueRegion,
  ask: ConceptQuery,
): string | boolean {
  if (isTakenOff(ask) && /^-[\d.]+$/.test(String(value))) return String(value).replace(/^-/, '');
  const isAside = ask.type === 'money' && raw.startsWith('(') && place.relation === 'same-line' && start > 12;
  return isAside ? String(value).replace(/^-/, '') : value;
}

/** "How much tax is withheld?", "deposit paid": printed with a minus for it is taken off, and asked for as such. */
function isTakenOff({type, concept, field, question, isOpen}: ConceptQuery): boolean {
  if ((type !== 'money' && !isOpen) || concept !== undefined) return false;
  if (
    question === 'amount' ||
    /^how much|^wie ?viel|^combien|^cu[aá]nto|^quanto|^hoeveel|^ile |^hur mycket/i.test(field.prompt ?? '')
  )
    return true;
  const keys = unitsOf(`${spoken(field.name)} ${field.prompt ?? ''}`).map(({key}) => key);
  return keys.some((key) => key === 'theme deposit' || key === 'sense deposit' || key === 'sense discount');
}
