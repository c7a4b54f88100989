import type {FieldType} from '../../../contract/fields.js';
import type {Sense} from './senses.js';

/** A thing documents state and people ask for. */
export interface Concept {
  type: FieldType;
  /** Descriptions that mean it: all senses of one alternative must be there. */
  asked?: Sense[][];
}

export const concepts = {
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

  grand_total: {
    type: 'money',
    asked: [
      ['amount'],
      ['gross'],
      ['gross', 'amount'],
      ['pay', 'amount'],
      ['pay'],
      ['incl', 'tax', 'amount'],
      ['incl', 'tax'],
      ['invoice', 'amount'],
      ['receipt', 'amount'],
      ['customer', 'pay', 'amount'],
      ['incl', 'tax', 'pay', 'amount'],
      ['gross', 'tax', 'amount', 'incl'],
      ['due', 'amount'],
      ['gross', 'pay', 'amount'],
      ['invoice', 'gross', 'amount'],
      ['billed', 'amount'],
      ['pay', 'price'],
      ['amount', 'incl', 'tip'],
    ],
  },
  net_total: {
    type: 'money',
    asked: [
      ['net'],
      ['net', 'amount'],
      ['excl', 'tax'],
      ['excl', 'tax', 'amount'],
      ['net', 'tax', 'amount', 'excl'],
      ['net', 'excl', 'tax'],
      ['subtotal'],
      ['subtotal', 'amount'],
      ['tax', 'excl', 'invoice', 'amount'],
      ['tax', 'excl', 'price'],
      ['tax', 'excl', 'amount', 'price'],
    ],
  },
  tax_total: {type: 'money', asked: [['tax'], ['tax', 'amount'], ['tax', 'amount', 'invoice']]},
  tax_rate: {type: 'percent', asked: [['tax', 'rate']]},
  subtotal: {type: 'money'},
  tax_base: {type: 'money'},
  open_amount: {
    type: 'money',
    asked: [
      ['remaining', 'amount'],
      ['remaining', 'pay', 'amount'],
    ],
  },
  paid_amount: {
    type: 'money',
    asked: [['cash'], ['cash', 'amount'], ['cash', 'pay', 'amount'], ['deposit', 'amount']],
  },
  change: {type: 'money', asked: [['change'], ['change', 'amount']]},
  rounding: {type: 'money', asked: [['rounding']]},
  discount: {type: 'money', asked: [['discount'], ['discount', 'amount']]},
  shipping: {type: 'money', asked: [['shipping'], ['shipping', 'amount'], ['shipping', 'price']]},
  tip: {type: 'money', asked: [['tip'], ['tip', 'amount']]},
  service_charge: {type: 'money', asked: [['service', 'amount']]},
  item_count: {type: 'number', asked: [['article', 'quantity']]},
  currency: {type: 'currency', asked: [['currency'], ['invoice', 'currency'], ['currency', 'code']]},
  payment_terms: {type: 'text', asked: [['terms'], ['pay', 'terms']]},
  payment_method: {type: 'text', asked: [['pay', 'method'], ['method']]},
  period: {type: 'text', asked: [['period'], ['service', 'period'], ['invoice', 'period']]},
  note: {type: 'text'},

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
