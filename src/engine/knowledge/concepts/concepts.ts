// concepts: what documents state and requests ask for, in any language: concepts, senses, themes and kinds of values.

import {amountConcepts} from './amount-concepts.js';
import type {Concept} from './concept.js';
import {numberConcepts} from './number-concepts.js';

export const concepts = {
  ...numberConcepts,
  issue_date: {
    type: 'date',
    asked: [
      ['date'],
      ['invoice', 'date'],
      ['issue', 'date'],
      ['receipt', 'date'],
      ['document', 'date'],
      ['date', 'time'],
      ['invoice', 'issue', 'date'],
    ],
  },
  due_date: {type: 'date', asked: [['due', 'date'], ['due'], ['pay', 'date'], ['due', 'pay', 'date']]},
  delivery_date: {
    type: 'date',
    asked: [
      ['delivery', 'date'],
      ['service', 'date'],
      ['shipping', 'date'],
    ],
  },
  order_date: {type: 'date', asked: [['order', 'date']]},
  quote_date: {type: 'date', asked: [['quote', 'date']]},
  delivery_note_date: {type: 'date', asked: [['delivery', 'document', 'date']]},
  statement_date: {type: 'date'},
  other_date: {type: 'date'},
  birth_date: {type: 'date', asked: [['birth', 'date'], ['birth']]},
  expiry_date: {type: 'date', asked: [['expiry', 'date'], ['expiry']]},
  time: {type: 'text', asked: [['time']]},

  seller: {
    type: 'name',
    asked: [
      ['seller'],
      ['seller', 'name'],
      ['company', 'name'],
      ['company'],
      ['issue', 'company'],
      ['seller', 'company', 'name'],
      ['issue', 'company', 'name'],
      ['issue', 'name'],
      ['invoice', 'issue', 'company', 'name'],
      ['invoice', 'issue', 'company'],
      ['invoice', 'issue', 'name'],
      ['money', 'receive'],
      ['company', 'money', 'receive'],
      ['name', 'money', 'receive'],
    ],
  },
  seller_address: {
    type: 'address',
    asked: [
      ['seller', 'address'],
      ['address'],
      ['company', 'address'],
      ['issue', 'address'],
      ['issue', 'company', 'address'],
    ],
  },
  buyer: {
    type: 'name',
    asked: [
      ['customer'],
      ['customer', 'name'],
      ['customer', 'company', 'name'],
      ['customer', 'person', 'name'],
      ['name', 'pay'],
      ['company', 'pay'],
      ['billed'],
      ['company', 'billed'],
      ['name', 'billed'],
      ['customer', 'billed'],
      ['invoice', 'receive'],
      ['company', 'invoice', 'receive'],
      ['name', 'invoice', 'receive'],
      ['invoice', 'addressed'],
      ['name', 'addressed'],
      ['name', 'invoice', 'addressed'],
    ],
  },
  buyer_address: {
    type: 'address',
    asked: [
      ['customer', 'address'],
      ['invoice', 'address'],
      ['billed', 'address'],
    ],
  },
  ship_to: {type: 'name', asked: [['delivery', 'name']]},
  ship_to_address: {
    type: 'address',
    asked: [
      ['delivery', 'address'],
      ['shipping', 'address'],
    ],
  },
  payee: {type: 'name'},
  contact: {
    type: 'name',
    asked: [
      ['person', 'name'],
      ['person', 'customer'],
    ],
  },
  address: {type: 'address'},
  phone: {type: 'phone', asked: [['phone'], ['phone', 'number']]},
  fax: {type: 'phone', asked: [['fax'], ['fax', 'number']]},
  email: {type: 'email', asked: [['email'], ['email', 'address']]},
  website: {type: 'text', asked: [['website']]},

  ...amountConcepts,

  surname: {type: 'name', asked: [['family'], ['family', 'name'], ['family', 'passport']]},
  given_names: {type: 'name', asked: [['given'], ['given', 'name'], ['given', 'passport']]},
  document_number: {
    type: 'identifier',
    asked: [
      ['passport', 'number'],
      ['passport', 'document', 'number'],
    ],
  },
  nationality: {type: 'text', asked: [['nationality']]},
  sex: {type: 'text', asked: [['sex']]},
  birth_place: {type: 'text', asked: [['birth', 'place']]},
  issuing_country: {
    type: 'text',
    asked: [
      ['issue', 'country'],
      ['issue', 'country', 'document'],
    ],
  },
  authority: {type: 'text', asked: [['authority'], ['issue', 'authority']]},

  description: {
    type: 'text',
    asked: [
      ['description'],
      ['article', 'name'],
      ['article', 'description'],
      ['article'],
      ['line', 'description'],
    ],
  },
  quantity: {type: 'number', asked: [['quantity'], ['line', 'quantity']]},
  unit: {type: 'text', asked: [['unit']]},
  unit_price: {type: 'money', asked: [['unit', 'price'], ['price'], ['article', 'price']]},
  line_amount: {
    type: 'money',
    asked: [
      ['line', 'amount'],
      ['line', 'net', 'amount'],
      ['article', 'amount'],
    ],
  },
  position: {type: 'identifier', asked: [['position'], ['line', 'number'], ['position', 'number']]},
} as const satisfies Record<string, Concept>;

export type ConceptName = keyof typeof concepts;
