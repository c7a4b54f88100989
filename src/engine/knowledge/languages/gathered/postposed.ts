import type {ConceptName} from '../../concepts/concepts.js';

/** Labels that stand behind what they label, folded, as some languages put them. */
export const postposed: Partial<Record<ConceptName, string[]>> = {
  invoice_number: ['nolu fatura', 'numarali fatura', "no'lu fatura", 'nolu e-fatura', 'sayili fatura'],
  issue_date: ['tarihli'],
  due_date: ['tarihine kadar'],
};
