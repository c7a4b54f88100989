import type {ConceptName} from '../concepts/concepts.js';

/** The numbered entries of a driving licence (Directive 2006/126/EC, annex I; ISO/IEC 18013-1). */
export const licenceCodes: Record<string, ConceptName[]> = {
  '1': ['surname'],
  '2': ['given_names'],
  '3': ['birth_date', 'birth_place'],
  '4a': ['issue_date'],
  '4b': ['expiry_date'],
  '4c': ['authority'],
  '5': ['document_number'],
  '8': ['address', 'seller_address', 'buyer_address'],
};
