import type {Field} from '../../contract/fields.js';
import {parseQueries} from './parse-query.js';

/** Field names of requests are trimmed, so that none has this one. */
const sellersTaxNumber: Field = {name: ' seller_vat_id', type: 'vat', prompt: 'VAT number of the seller'};

/**
 * The fields of a request, and those that compete with them for the same values. Most papers print one tax number, the
 * seller's: who asks for the buyer's alone would be given it.
 */
export function withCompetingFields(fields: readonly Field[]): Field[] {
  const concepts = parseQueries(fields).map(({concept}) => concept);
  const isMissing = concepts.includes('buyer_vat_id') && !concepts.includes('vat_id');
  return isMissing ? [...fields, sellersTaxNumber] : [...fields];
}
