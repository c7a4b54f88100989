import type {Concept} from './concept.js';

/** Numbers that papers of trade bear: of the paper, its parties, accounts and taxes. */
export const numberConcepts = {
  invoice_number: {
    type: 'identifier',
    asked: [
      ['invoice', 'number'],
      ['receipt', 'number'],
      ['invoice', 'code'],
      ['invoice', 'reference'],
      ['invoice', 'document', 'number'],
      ['document', 'number'],
    ],
  },
  order_number: {
    type: 'identifier',
    asked: [
      ['order', 'number'],
      ['order', 'reference'],
      ['order', 'code'],
    ],
  },
  customer_number: {
    type: 'identifier',
    asked: [
      ['customer', 'number'],
      ['customer', 'code'],
      ['customer', 'account', 'number'],
    ],
  },
  customer_reference: {type: 'identifier', asked: [['customer', 'reference']]},
  supplier_number: {type: 'identifier', asked: [['seller', 'number']]},
  delivery_note_number: {
    type: 'identifier',
    asked: [
      ['delivery', 'number'],
      ['delivery', 'document', 'number'],
    ],
  },
  tracking_number: {
    type: 'identifier',
    asked: [
      ['tracking'],
      ['tracking', 'number'],
      ['tracking', 'delivery', 'number'],
      ['tracking', 'order', 'number'],
    ],
  },
  quote_number: {type: 'identifier', asked: [['quote', 'number']]},
  contract_number: {type: 'identifier', asked: [['contract', 'number']]},
  article_number: {
    type: 'identifier',
    asked: [
      ['article', 'number'],
      ['article', 'code'],
    ],
  },
  tax_number: {type: 'identifier', asked: [['tax', 'number']]},
  registration_number: {
    type: 'identifier',
    asked: [
      ['registration', 'number'],
      ['company', 'registration', 'number'],
    ],
  },
  account_number: {
    type: 'identifier',
    asked: [
      ['bank', 'account', 'number'],
      ['bank', 'number'],
      ['account', 'number'],
    ],
  },
  bank_code: {type: 'identifier', asked: [['bank', 'code']]},
  other_number: {type: 'identifier'},
  iban: {
    type: 'iban',
    asked: [
      ['iban'],
      ['bank', 'account'],
      ['account', 'transfer'],
      ['bank', 'account', 'transfer'],
      ['account', 'pay'],
      ['bank', 'account', 'pay'],
      ['account', 'money', 'transfer'],
    ],
  },
  bic: {type: 'identifier', asked: [['bic']]},
  bank_name: {type: 'name', asked: [['bank'], ['bank', 'name']]},
  account_holder: {type: 'name', asked: [['account', 'holder']]},
  vat_id: {
    type: 'vat',
    asked: [
      ['vat'],
      ['vat', 'number'],
      ['seller', 'vat'],
      ['seller', 'vat', 'number'],
      ['tax', 'registration', 'number'],
    ],
  },
  buyer_vat_id: {
    type: 'vat',
    asked: [
      ['customer', 'vat'],
      ['customer', 'vat', 'number'],
      ['customer', 'tax', 'number'],
      ['customer', 'tax', 'vat', 'number'],
    ],
  },
} as const satisfies Record<string, Concept>;
