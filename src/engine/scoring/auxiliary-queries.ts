import type {ConceptName} from '../knowledge/concepts/concepts.js';
import {compareDecimals} from '../values/decimal.js';
import {isReceipt, type ConceptQuery} from '../query/meaning/concept-query.js';
import type {ScoredValue} from './scored-value.js';
import {synonymsOf} from '../labels/label-meaning.js';

/** Amounts that confirm each other. */
const totals: ConceptName[] = ['net_total', 'tax_total', 'grand_total'];
/** Dates that are not the one asked for: what they claim is taken. */
const dates: ConceptName[] = [
  'issue_date',
  'due_date',
  'delivery_date',
  'order_date',
  'quote_date',
  'delivery_note_date',
  'statement_date',
  'other_date',
  'expiry_date',
];
const payments: ConceptName[] = ['paid_amount', 'change', 'rounding'];

/** Adds the amounts nobody asked for but that check the ones asked for; their results are not handed out. */
export function withAuxiliaryQueries(asks: ConceptQuery[], documentType: string): ConceptQuery[] {
  const isPaid = isReceipt(documentType);
  const asked = new Set(asks.flatMap(({concept}) => [concept, ...synonymsOf(concept, documentType)]));
  const checked = totals.some((concept) => asked.has(concept));
  const dated = !isPaid && ['issue_date', 'due_date'].some((concept) => asked.has(concept as ConceptName));
  return [
    ...asks,
    ...(checked
      ? [...totals, ...(isPaid ? payments : [])].flatMap((concept) => partner(concept, 'money'))
      : []),
    ...(dated ? dates.flatMap((concept) => partner(concept, 'date')) : []),
  ];

  function partner(concept: ConceptName, type: 'money' | 'date'): ConceptQuery[] {
    return asked.has(concept)
      ? []
      : [
          {
            field: {name: `(${concept})`},
            type,
            concept,
            labels: [],
            describes: false,
            isOpen: false,
            isOfItems: false,
            isUsual: true,
          },
        ];
  }
}

/** Added by `withAuxiliaryQueries`: what it finds is not handed out. */
export function isAuxiliary({field}: ConceptQuery): boolean {
  return /^\(.*\)$/.test(field.name);
}

export function isPayment(query: ConceptQuery): boolean {
  return query.concept !== undefined && payments.includes(query.concept);
}

/**
 * On a receipt "net total" often means what is left to pay. One that nobody asked for takes words from the total only
 * where a greater total is on the page.
 */
export function withoutLoneNet(candidates: ScoredValue[], asks: ConceptQuery[]): ScoredValue[] {
  const totals = candidates.filter(({query, score}) => query.concept === 'grand_total' && score >= 0.4);
  const isLone = ({value}: ScoredValue) =>
    totals.every((total) => compareDecimals(String(total.value), String(value)) <= 0);
  return candidates.filter(
    (candidate) =>
      candidate.query.concept !== 'net_total' || asks.includes(candidate.query) || !isLone(candidate),
  );
}
