import type {Field} from '../../../src/contract/fields.js';
import type {Candidate} from '../../../src/engine/candidates/candidate.js';
import {analyseDocument} from '../../../src/engine/layout/analyse.js';
import type {DocumentAnalysis} from '../../../src/engine/layout/analysis.js';
import type {FieldQuery} from '../../../src/engine/query/field-query.js';
import {parseQueries} from '../../../src/engine/query/parse-query.js';
import {defaultNumberLocale} from '../../../src/engine/values/found.js';
import {pageOfText} from '../../helpers/page-of-text.js';

/** The values one source of candidates has for a request about a page of text. */
export function sourceValues(
  source: (analysis: DocumentAnalysis) => (query: FieldQuery) => Candidate[],
  text: string,
  field: Field,
): (string | boolean)[] {
  const analysis = analyseDocument([pageOfText(text.split('\n'))], defaultNumberLocale);
  const [query] = parseQueries([field]);
  return source(analysis)(query!).map(({value}) => value);
}
