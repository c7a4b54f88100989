import type {ExtractedField} from '../contract/extraction.js';
import type {Column, Field} from '../contract/fields.js';
import {addressPartSource} from './candidates/address-parts.js';
import {typedByBoxes} from './candidates/box-requests.js';
import {narrowToRequest} from './candidates/narrow-to-request.js';
import type {Candidate} from './candidates/candidate.js';
import {conceptCandidates} from './candidates/concept-candidates.js';
import {withoutEmptyOptions, withoutUnanswered} from './candidates/empty-options.js';
import {identityCandidates} from './candidates/identity-documents/identity-candidates.js';
import {labelCandidates} from './candidates/labels/label-candidates.js';
import {letterheadSource} from './candidates/letterhead.js';
import {patternSource} from './candidates/patterns.js';
import {isOfGivenType} from './candidates/of-given-type.js';
import {withoutOtherEnds} from './candidates/range-ends.js';
import {sentenceSource} from './candidates/sentences/sentence-candidates.js';
import {sightingSource} from './candidates/sightings/sighting-source.js';
import {signatureSource} from './candidates/signatures.js';
import {tableCellSource} from './candidates/table-cells.js';
import {tickedChoiceSource} from './candidates/ticked-choices.js';
import {withoutBoxMarks} from './candidates/without-box-marks.js';
import {
  answerByConcept,
  considerFields,
  type Findings,
  type FindRequest,
} from './concept-search/find-fields.js';
import {issuerOrRecipient} from './concept-search/issuer-or-recipient.js';
import {applyToCandidates, instructedValue} from './instructions/apply-to-candidates.js';
import type {ConceptName} from './knowledge/concepts/concepts.js';
import {analyseDocument} from './layout/analyse.js';
import type {DocumentAnalysis} from './layout/analysis.js';
import {localeOf} from './page-view/number-and-date-locale.js';
import type {Page} from './page.js';
import {withCompetingFields} from './query/competing-fields.js';
import type {FieldQuery} from './query/field-query.js';
import {parseQueries} from './query/parse-query.js';
import type {RatedCandidate} from './resolve/rated-candidate.js';
import {resolve} from './resolve/resolve.js';
import {notFound} from './scoring/field-result.js';
import {severalAnswers} from './resolve/several-answers.js';

/** Answers the fields of a document, in the order of the request: layout → query → candidates → features → resolve. */
export function answerFields(pages: Page[], request: FindRequest): Map<string, ExtractedField> {
  const analysis = analyseDocument(pages, localeOf(pages));
  const fields = withCompetingFields(request.fields);
  const queries = queriesFor(fields, analysis);
  const findings = considerFields(pages, {...request, fields, minConfidence: 0});
  const single = queries.filter((query) => !isMany(query, findings));
  const applyInstructions = (rated: RatedCandidate[]) =>
    request.instructions === undefined ? rated : applyToCandidates(rated, request.instructions);
  const answers = resolve(
    single,
    candidatesFor(single, analysis, findings),
    request.minConfidence,
    applyInstructions,
  );
  const partyFor = issuerOrRecipient(pages, request);
  return new Map(
    queries.slice(0, request.fields.length).map((query) => {
      const told = request.instructions && instructedValue(query, request.instructions);
      if (told !== undefined) return [query.field.name, told];
      const resolved = answers.get(query);
      if (resolved !== undefined && (resolved.value !== null || !isOfParty(query)))
        return [query.field.name, resolved.value === null ? partyFor(query) : resolved];
      const whole = answerByConcept(query.field, {...findings, request});
      if (isOfSeller(whole, query, answers)) return [query.field.name, notFound];
      if (query.type === 'table' || !isEmptyList(whole)) return [query.field.name, whole];
      const candidates = candidatesFor([query], analysis, findings);
      return [query.field.name, severalAnswers(query, candidates, request.minConfidence)];
    }),
  );
}

/** The queries of a request, with the types that the pages tell. */
export function queriesFor(fields: readonly (Field | Column)[], analysis: DocumentAnalysis): FieldQuery[] {
  return typedByBoxes(parseQueries(fields), analysis);
}

/**
 * Whether a query is for a party or its tax number. These are told by their positions to each other; the search by
 * concepts answers what the resolver leaves open.
 */
function isOfParty({concept, end, field}: FieldQuery): boolean {
  return (
    concept !== undefined && partyConcepts.has(concept) && end === undefined && field.options === undefined
  );
}

/** Whether the answer for the buyer's tax number is the number given for the seller's. */
function isOfSeller(
  {value}: ExtractedField,
  {concept}: FieldQuery,
  answers: ReadonlyMap<FieldQuery, ExtractedField>,
): boolean {
  if (concept !== 'buyer_vat_id' || value === null) return false;
  return [...answers].some(([query, answer]) => query.concept === 'vat_id' && answer.value === value);
}

const partyConcepts: ReadonlySet<ConceptName> = new Set<ConceptName>([
  'seller',
  'seller_address',
  'buyer',
  'buyer_address',
  'vat_id',
  'buyer_vat_id',
]);

/** Whether no table, enumeration or label has a value for a list. */
function isEmptyList({value}: ExtractedField): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** The candidates of all sources, not rated yet. */
export function candidatesFor(
  queries: readonly FieldQuery[],
  analysis: DocumentAnalysis,
  findings: Findings,
): Candidate[] {
  const labelled = labelCandidates(queries, analysis);
  const withoutLabel = queries.filter(
    (query) => !labelled.some((one) => one.query === query && isWordForWord(one)),
  );
  const candidates = [
    ...labelled,
    ...conceptCandidates(
      queries.filter(
        (query) => meansTheSame(query, findings) && !(isOfParty(query) && !withoutLabel.includes(query)),
      ),
      analysis,
      findings,
    ),
    ...identityCandidates(queries, analysis, findings.document.view),
    ...queries.flatMap(addressPartSource(analysis, findings)),
    ...queries.flatMap(sentenceSource(analysis, queries)),
    ...queries.flatMap(tickedChoiceSource(queries, analysis)),
    ...queries.flatMap(signatureSource(analysis)),
    ...queries.flatMap(patternSource(analysis)),
    ...withoutLabel.flatMap(letterheadSource(analysis)),
    ...withoutLabel.flatMap(sightingSource(analysis)),
    ...queries.flatMap(tableCellSource(analysis)),
  ].filter(isOfGivenType);
  const asked = candidates.map((one) => narrowToRequest(one, analysis.numberLocale));
  const answered = withoutUnanswered(withoutBoxMarks(asked, analysis), queries, analysis);
  return withoutEmptyOptions(withoutOtherEnds(answered, analysis), analysis);
}

/**
 * Whether a candidate is beside a label with exactly the words of the request. If there is one, sources without labels
 * are not used.
 */
function isWordForWord({signals}: Candidate): boolean {
  const isWhole = signals.startsSegment === 1 && (signals.endsSegment === 1 || signals.hasColon === 1);
  return signals.isAsked === 1 && signals.isExact === 1 && isWhole;
}

/** Whether the search by concepts may answer a query: it has no concept for it, or the query has a concept as well. */
function meansTheSame({field, concept}: FieldQuery, {conceptQueries}: Findings): boolean {
  const conceptQuery = conceptQueries.find((one) => one.field === field)!;
  return conceptQuery.concept === undefined || conceptQuery.concept === concept || concept !== undefined;
}

/** Whether a query is answered as a whole: a table, a list or a field of several values. */
export function isMany({field}: FieldQuery, {conceptQueries}: Findings): boolean {
  const conceptQuery = conceptQueries.find((one) => one.field === field)!;
  return (
    conceptQuery.type === 'table' ||
    conceptQuery.question === 'list' ||
    ('multiple' in field && field.multiple === true)
  );
}
