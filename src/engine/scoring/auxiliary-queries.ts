import type {ConceptName} from '../knowledge/concepts/concepts.js';
import {compareDecimals} from '../values/decimal.js';
import {isReceipt, type ConceptQuery} from '../query/meaning/concept-query.js';
import type {ScoredValue} from './scored-value.js';
import {synonymsOf} from '../labels/label-meaning.js';
import {doubtful} from '../levels.js';

/** Totals that confirm each other: net + tax = gross. */
const totals: ConceptName[] = ['net_total', 'tax_total', 'grand_total'];
/** Dates that compete with the requested one: a date on the page that is chosen for one of them is not given for it. */
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

/**
 * Adds queries for totals, payments and dates that were not requested but confirm the requested ones or compete with
 * them. Their results are not returned.
 */
export function withAuxiliaryQueries(queries: ConceptQuery[], documentType: string): ConceptQuery[] {
  const isPaid = isReceipt(documentType);
  const asked = new Set(queries.flatMap(({concept}) => [concept, ...synonymsOf(concept, documentType)]));
  const checked = totals.some((concept) => asked.has(concept));
  const dated = !isPaid && ['issue_date', 'due_date'].some((concept) => asked.has(concept as ConceptName));
  return [
    ...queries,
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
            matchesByMeaning: false,
            isOpen: false,
            isOfItems: false,
            isUsual: true,
          },
        ];
  }
}

/** Whether `withAuxiliaryQueries` added the query: its name is in parentheses. Its results are not returned. */
export function isAuxiliary({field}: ConceptQuery): boolean {
  return /^\(.*\)$/.test(field.name);
}

export function isPayment(query: ConceptQuery): boolean {
  return query.concept !== undefined && payments.includes(query.concept);
}

/**
 * On a receipt "net total" often means the amount to pay. So a candidate for a net total that was not requested is
 * dropped unless the page has a greater total with a score that is not doubtful; otherwise it would take the total's
 * words.
 */
export function withoutLoneNet(candidates: ScoredValue[], queries: ConceptQuery[]): ScoredValue[] {
  const totals = candidates.filter(({query, score}) => query.concept === 'grand_total' && score > doubtful);
  const isLone = ({value}: ScoredValue) =>
    totals.every((total) => compareDecimals(String(total.value), String(value)) <= 0);
  return candidates.filter(
    (candidate) =>
      candidate.query.concept !== 'net_total' || queries.includes(candidate.query) || !isLone(candidate),
  );
}
