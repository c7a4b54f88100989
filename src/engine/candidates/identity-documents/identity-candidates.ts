// identity-documents: values of machine-readable zones and of the numbered entries of driving licences.

import {boxOfPiece, legibility, tokensIn} from '../../page-view/line-range.js';
import type {DocumentView} from '../../page-view/document-view.js';
import type {ConceptName} from '../../knowledge/concepts/concepts.js';
import type {DocumentAnalysis} from '../../layout/analysis.js';
import type {FieldQuery} from '../../query/field-query.js';
import type {Candidate} from '../candidate.js';
import {licenceValues} from './driving-licence.js';
import type {IdentityDocumentValue} from './identity-document-value.js';
import {zoneValues} from './machine-readable-zone.js';

/** Candidates from the machine-readable zone of an identity document and the numbered entries of a licence. */
export function identityCandidates(
  queries: readonly FieldQuery[],
  analysis: DocumentAnalysis,
  view: DocumentView,
): Candidate[] {
  const values = [...zoneValues(view), ...licenceValues(view)];
  return queries.flatMap((query) =>
    values
      .filter(({concept}) => query.concept !== undefined && meant(query.concept) === meant(concept))
      .map((value) => candidateOf(query, value, analysis)),
  );
}

/**
 * Maps concepts of trade documents to those of identity documents: on a passport or licence, a number is that of the
 * document, and the last day its date of expiry.
 */
function meant(concept: ConceptName): ConceptName {
  return ofDocument[concept] ?? concept;
}

const ofDocument: Partial<Record<ConceptName, ConceptName>> = {
  invoice_number: 'document_number',
  payment_method: 'document_number',
  due_date: 'expiry_date',
};

function candidateOf(query: FieldQuery, found: IdentityDocumentValue, analysis: DocumentAnalysis): Candidate {
  const {value, piece, certainty} = found;
  const {line, start, end} = piece;
  return {
    query,
    source: 'identity',
    value,
    raw: line.text.slice(start, end),
    page: analysis.pages.find(({page}) => page.number === line.page.number)!,
    box: boxOfPiece(piece),
    words: tokensIn(piece).map(({word}) => word),
    signals: {identityCertainty: certainty * (weightOfStandard + weightOfLegibility * legibility(piece))},
  };
}

/** Weights of the standard and of legibility: check digits leave little doubt even if a zone is hard to read. */
const [weightOfStandard, weightOfLegibility] = [0.9, 0.1];
