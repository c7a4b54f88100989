import type {ExtractedField} from '../contract/extraction.js';
import {addressPartSource} from './candidates/address-parts.js';
import type {Candidate} from './candidates/candidate.js';
import {conceptCandidates} from './candidates/concept-candidates.js';
import {identityCandidates} from './candidates/identity/identity-candidates.js';
import {labelCandidates} from './candidates/labels/label-candidates.js';
import {letterheadSource} from './candidates/letterhead.js';
import {patternSource} from './candidates/patterns.js';
import {sentenceSource} from './candidates/sentences/sentence-candidates.js';
import {signatureSource} from './candidates/signatures.js';
import {tableCellSource} from './candidates/table-cells.js';
import {answerByConcept, considerFields, type Findings, type FindRequest} from './fields/find-fields.js';
import {heedAmong, toldValue} from './instructions/heed-candidates.js';
import {analyseDocument} from './layout/analyse.js';
import type {DocumentAnalysis} from './layout/analysis.js';
import {notationOf} from './fields/notation.js';
import type {Page} from './page.js';
import type {FieldQuery} from './query/field-query.js';
import {parseQueries} from './query/parse-query.js';
import type {RatedCandidate} from './resolve/rated-candidate.js';
import {resolve} from './resolve/resolve.js';
import {severalAnswers} from './resolve/several-answers.js';

/** The fields of a document: layout → query → candidates → features → resolve, in the order asked. */
export function answerFields(pages: Page[], request: FindRequest): Map<string, ExtractedField> {
  const analysis = analyseDocument(pages, notationOf(pages));
  const queries = parseQueries(request.fields);
  const findings = considerFields(pages, {...request, minConfidence: 0});
  const single = queries.filter((query) => !isMany(query, findings));
  const heed = (rated: RatedCandidate[]) =>
    request.instructions === undefined ? rated : heedAmong(rated, request.instructions);
  const answers = resolve(single, candidatesFor(single, analysis, findings), request.minConfidence, heed);
  return new Map(
    queries.map((query) => {
      const told = request.instructions && toldValue(query, request.instructions);
      if (told !== undefined) return [query.field.name, told];
      const resolved = answers.get(query);
      if (resolved !== undefined) return [query.field.name, resolved];
      const whole = answerByConcept(query.field, {...findings, request});
      if (query.type === 'table' || !isEmptyList(whole)) return [query.field.name, whole];
      const candidates = candidatesFor([query], analysis, findings);
      return [query.field.name, severalAnswers(query, candidates, request.minConfidence)];
    }),
  );
}

/** A list that no table, enumeration or label answers. */
function isEmptyList({value}: ExtractedField): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** What every source has to offer; none of them judges. */
export function candidatesFor(
  queries: readonly FieldQuery[],
  analysis: DocumentAnalysis,
  findings: Findings,
): Candidate[] {
  return [
    ...labelCandidates(queries, analysis),
    ...conceptCandidates(
      queries.filter((query) => meansTheSame(query, findings)),
      analysis,
      findings,
    ),
    ...identityCandidates(queries, analysis, findings.document.view),
    ...queries.flatMap(addressPartSource(analysis, findings)),
    ...queries.flatMap(sentenceSource(analysis)),
    ...queries.flatMap(signatureSource(analysis)),
    ...queries.flatMap(patternSource(analysis)),
    ...queries.flatMap(letterheadSource(analysis)),
    ...queries.flatMap(tableCellSource(analysis)),
  ];
}

/** Whether the search by concepts looks for what the query asks for. */
function meansTheSame({field, concept}: FieldQuery, {asks}: Findings): boolean {
  const ask = asks.find((one) => one.field === field)!;
  return ask.concept === undefined || ask.concept === concept || concept !== undefined;
}

/** Tables, lists and fields of several values are answered as a whole. */
export function isMany({field}: FieldQuery, {asks}: Findings): boolean {
  const ask = asks.find((one) => one.field === field)!;
  return ask.type === 'table' || ask.question === 'list' || ('multiple' in field && field.multiple === true);
}
