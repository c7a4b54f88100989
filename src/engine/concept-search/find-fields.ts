// concept-search: the search by concepts: what its rooms find for the fields of a request, scored and assigned.

import type {ExtractedField} from '../../contract/extraction.js';
import type {Field} from '../../contract/fields.js';
import type {Page} from '../page.js';
import {answerTable} from '../tables/line-items/answer-table.js';
import {findHeaders} from '../tables/headers/table-header.js';
import {isPartOfAddress, withPostcode} from '../labelled-values/join-address-boxes.js';
import {withAgreement} from '../scoring/value-agreement.js';
import {isReceipt, parseConceptQuery, type ConceptQuery} from '../query/meaning/concept-query.js';
import {assign} from '../scoring/value-assignment.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import {isOtherLabel} from '../labelled-values/form-captions.js';
import {definedPartyCandidates} from '../parties/contract-parties.js';
import {synonymLabels} from '../labels/synonym-label-match.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {labelledCandidates} from '../labelled-values/labelled-values.js';
import {withEvidence} from '../scoring/score-evidence.js';
import {gridsOf, linesOfFigures} from '../tables/structure/grids.js';
import {withoutRestOfRow, cellCandidates} from '../tables/lists/cell-candidates.js';
import {findList} from '../tables/lists/find-list.js';
import {knownLabels, lexiconOf} from '../query/meaning/label-lexicon.js';
import {paraphraseLabels} from '../labels/paraphrase-labels.js';
import {boostPairedLabels} from '../labelled-values/boost-paired-labels.js';
import {withAuxiliaryQueries} from '../scoring/auxiliary-queries.js';
import {postposedCandidates} from '../labelled-values/values-before-labels.js';
import {optionCandidates, withinOptions} from '../labelled-values/option-values.js';
import {ResultCache} from '../page-view/result-cache.js';
import {paperKindOf} from '../page-view/detect-document-type.js';
import {patternCandidates} from './unlabelled-values.js';
import {isPlausible} from '../labelled-values/plausible-values.js';
import {provenTotals} from '../totals/proven-totals.js';
import {likelihoodOf, notFound, toField, toListField} from '../scoring/field-result.js';
import {withRivalScores} from '../scoring/rival-score.js';
import {detectLabels} from '../labels/label-detection.js';
import {withRateCandidates} from '../totals/amounts-by-tax-rate.js';
import {reconcileTotals} from '../totals/total-arithmetic.js';
import type {TotalChoice} from '../totals/total-features.js';
import type {Instructions} from '../instructions/instructions.js';
import {viewOf, type DocumentView} from '../page-view/document-view.js';
import {wrappedIbans} from './wrapped-ibans.js';
import {receiptTotals, type ReceiptTotals} from '../totals/receipt-arithmetic.js';
import {likely} from '../levels.js';

export interface FindRequest {
  /** The kind of document, in words that `documentTypes` recognises. If absent, it is detected from the first page. */
  paperKind?: string;
  fields: Field[];
  /** Values less sure than this are left out. */
  minConfidence: number;
  instructions?: Instructions;
}

/** The answer for a table, a list or a field of several values, from what `considerFields` found. */
export function answerByConcept(field: ConceptQuery['field'], findings: Findings): ExtractedField {
  return answer(
    findings.conceptQueries.find((query) => query.field === field)!,
    findings,
  );
}

/** The answers of the search by concepts alone, by field name in the order of the request. */
export function findFields(pages: Page[], request: FindRequest): Map<string, ExtractedField> {
  const findings = considerFields(pages, request);
  return new Map(
    findings.conceptQueries.map((query) => [query.field.name, answer(query, findings)] as const),
  );
}

/** Runs the search by concepts up to its answers: parsed fields, every candidate, and the chosen ones. */
export function considerFields(pages: Page[], request: FindRequest): Findings {
  const view = viewOf(pages);
  const kind = request.paperKind ?? paperKindOf(view);
  const queries = request.fields.map((field) => parseConceptQuery(field, kind));
  const document = readDocument(view, queries, kind);
  const {candidates: weighed, choices} = candidatesOf(queries, document);
  const candidates = withRivalScores(weighed);
  const chosen = assign(candidates, Math.min(request.minConfidence, lowestScore));
  return {conceptQueries: queries, ...withEvidence(candidates, chosen, document), choices, document, request};
}

/** Highest minimum score for the assignment; `minConfidence` limits the calibrated probability afterwards. */
const lowestScore = 0.5;

function readDocument(view: DocumentView, queries: ConceptQuery[], documentType: string): ReadDocument {
  const own = lexiconOf(
    queries.flatMap((query) => query.labels.map((label) => [label, query.field.name] as const)),
  );
  const described = synonymLabels(queries, view, documentType);
  const detectedLabels = detectLabels(view, knownLabels(), own, paraphraseLabels(queries), described);
  return {
    view,
    detectedLabels,
    headers: findHeaders(view, detectedLabels),
    documentType,
    once: new ResultCache(),
  };
}

function candidatesOf(queries: ConceptQuery[], document: ReadDocument): ReceiptTotals {
  const isPaid = isReceipt(document.documentType);
  const scalars = withAuxiliaryQueries(
    queries.filter((query) => query.type !== 'table' && query.question !== 'list'),
    document.documentType,
  );
  const grids = gridsOf(document.view, document.detectedLabels);
  const figures = linesOfFigures(grids);
  const takesParts = !queries.some(isPartOfAddress);
  const found = withinOptions(
    scalars.flatMap((query) =>
      withoutRestOfRow([
        ...labelledCandidates(query, document),
        ...patternCandidates(query, document),
        ...postposedCandidates(query, document),
        ...optionCandidates(query, document),
        ...definedPartyCandidates(query, document),
        ...cellCandidates(query, document, grids),
        ...wrappedIbans(query, document),
      ]),
    ),
  )
    .filter(
      (candidate) => isPlausible(candidate, figures) && !isOtherLabel(candidate, document.detectedLabels),
    )
    .map((candidate) => (takesParts ? withPostcode(candidate, document.detectedLabels) : candidate));
  if (!isPaid) {
    const agreed = withAgreement(boostPairedLabels(found, document));
    const proven = reconcileTotals([...agreed, ...provenTotals(scalars, agreed, document)]);
    return {candidates: withRateCandidates(proven, queries, document), choices: []};
  }
  const weighed = receiptTotals(queries, found, document);
  return {...weighed, candidates: withRateCandidates(weighed.candidates, queries, document)};
}

export interface Findings {
  conceptQueries: ConceptQuery[];
  chosen: ReadonlyMap<ConceptQuery, ScoredValue>;
  candidates: ScoredValue[];
  /** Of a receipt: every amount that may be its total. */
  choices: TotalChoice[];
  document: ReadDocument;
  request: FindRequest;
}

function answer(query: ConceptQuery, {chosen, candidates, document, request}: Findings): ExtractedField {
  if (query.type === 'table') return answerTable(query, document);
  if (query.question === 'list') return sureEnough(findList(query, document), request.minConfidence);
  if ('multiple' in query.field && query.field.multiple && query.field.options === undefined) {
    const listed = sureEnough(findList(query, document), request.minConfidence);
    if (Array.isArray(listed.value) && listed.value.length > 0) return listed;
  }
  const winner = chosen.get(query);
  if ('multiple' in query.field && query.field.multiple)
    return toListField(allOf(query, candidates, request.minConfidence));
  if (winner === undefined) return notFound;
  const field = toField(winner);
  return field.confidence < request.minConfidence ? notFound : field;
}

function sureEnough(field: ExtractedField, minimum: number): ExtractedField {
  return field.confidence < minimum ? {...notFound, value: []} : field;
}

/** All different values with at least 80 % of the best score. */
function allOf(query: ConceptQuery, candidates: ScoredValue[], minimum: number): ScoredValue[] {
  const own = candidates.filter(
    (candidate) => candidate.query === query && likelihoodOf(candidate) >= minimum,
  );
  const best = Math.max(0, ...own.map(({score}) => score));
  const byValue = new Map(
    own.filter(({score}) => score >= likely * best).map((candidate) => [candidate.value, candidate]),
  );
  return [...byValue.values()];
}
