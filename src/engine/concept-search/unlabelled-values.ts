import type {FieldType} from '../../contract/fields.js';
import type {ConceptName} from '../knowledge/concepts/concepts.js';
import {findValues} from '../values/find-values.js';
import {isReceipt, type ConceptQuery} from '../query/meaning/concept-query.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import {boxOfPiece, legibilityFactor} from '../page-view/line-range.js';
import {currencyCandidates} from '../totals/document-currency.js';
import {dateCandidates} from '../dates/document-date.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {dueDateCandidates} from '../dates/due-date-sentences.js';
import {partyCandidates} from '../parties/party-candidates.js';
import {addressCandidates, issuerCandidates} from '../parties/receipt-issuer.js';
import {periodCandidates} from '../dates/period-values.js';
import {signedDateCandidates} from '../dates/signed-dates.js';
import {taxIdCandidates} from '../parties/party-tax-numbers.js';
import {taxRateCandidates} from '../totals/tax-rates.js';
import {timeCandidates} from '../dates/purchase-time-candidates.js';
import {fair, likely} from '../levels.js';

/** Candidates without a label, by searches for single concepts or by form: an IBAN is one anywhere. */
export function patternCandidates(query: ConceptQuery, document: ReadDocument): ScoredValue[] {
  if (query.concept === 'currency' || query.type === 'currency') return currencyCandidates(query, document);
  const periods = periodCandidates(query, document);
  if (periods.length > 0) return periods;
  const signed = signedDateCandidates(query, document);
  if (query.concept === 'issue_date') return [...signed, ...dateCandidates(query, document)];
  if (signed.length > 0) return signed;
  if (query.concept === 'due_date') return dueDateCandidates(query, document);
  if (query.concept === 'vat_id' || query.concept === 'buyer_vat_id') return taxIdCandidates(query, document);
  if (isReceipt(document.documentType) && query.concept === 'seller')
    return issuerCandidates(query, document);
  if (isReceipt(document.documentType) && isIssuerAddress(query)) return addressCandidates(query, document);
  if (isReceipt(document.documentType) && query.concept === 'time') return timeCandidates(query, document);
  const rates = taxRateCandidates(query, document);
  if (rates.length > 0) return rates;
  const parties = partyCandidates(query, document);
  if (parties.length > 0) return parties;
  const shaped = query.concept === undefined ? undefined : shapes[query.concept];
  return shaped?.type === query.type ? everywhere(query, document, shaped.score) : [];
}

function isIssuerAddress(query: ConceptQuery): boolean {
  return query.concept === 'address' || query.concept === 'seller_address';
}

const shapes: Partial<Record<ConceptName, {type: FieldType; score: number}>> = {
  iban: {type: 'iban', score: likely},
  email: {type: 'email', score: fair},
};

/** All values of the query's type in the document; the first is the likeliest. */
function everywhere(query: ConceptQuery, document: ReadDocument, score: number): ScoredValue[] {
  const hits = document.view.lines.flatMap((line) =>
    findValues(query.type, line.text, document.view.numberLocale).map((hit) => ({line, hit})),
  );
  return hits.map(({line, hit}, index) => {
    const piece = {line, start: hit.start, end: hit.end};
    return {
      query,
      value: hit.value,
      raw: hit.raw,
      score: score * hit.quality * (index === 0 ? 1 : likely) * legibilityFactor(piece),
      route: 'pattern' as const,
      lines: [line],
      box: boxOfPiece(piece),
      start: piece.start,
      end: piece.end,
    };
  });
}
