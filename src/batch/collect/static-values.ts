import type {ResultDocument} from '../../contract/jobs.js';
import {StaticValues} from '../../contract/static-values.js';
import type {DocumentOutcome} from '../model/outcome.js';
import type {DocumentResults} from './document-results.js';
import type {Work} from '../model/work.js';

/** The static values of a result; empty where it has none. */
export function staticValuesIn(fields: ResultDocument): Pick<DocumentOutcome, 'static_values'> {
  const values = StaticValues.safeParse(fields._static_values).data;
  return isSome(values) ? {static_values: values} : {};
}

/** Static values as a field of a result. */
export function staticValuesField(values: StaticValues | null | undefined): ResultDocument {
  return isSome(values) ? {_static_values: values} : {};
}

/** The static values of a work, as its requests carry them. */
export function staticValuesOfWork(work: Work): StaticValues | undefined {
  const values = work.operation === 'agent' ? work.payload.static_values : work.staticValues;
  return isSome(values) ? values : undefined;
}

/** Uses the static values of the reply, or those the job was submitted with: most services do not echo them. */
export function withStaticValues(
  matched: DocumentResults,
  submitted: StaticValues | undefined,
): DocumentResults {
  const results = matched.results.map((result) => ({
    ...result,
    fields: fieldsWithStaticValues(result.fields, submitted),
  }));
  const outcomes = matched.outcomes.map((outcome, index) => ({
    ...outcome,
    ...staticValuesIn(results[index]?.fields ?? staticValuesField(submitted)),
  }));
  return {...matched, results, outcomes};
}

/** `null` from the service means no static values; a value that is not an object is an ordinary field of that name. */
export function fieldsWithStaticValues(
  fields: ResultDocument,
  submitted: StaticValues | undefined,
): ResultDocument {
  const told = StaticValues.safeParse(fields._static_values).data;
  if (told === undefined) return {...staticValuesField(submitted), ...fields};
  return isSome(told) ? fields : withoutStaticValues(fields);
}

/** The fields without `_static_values`. */
export function withoutStaticValues(fields: ResultDocument): ResultDocument {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== '_static_values'));
}

function isSome(values: StaticValues | null | undefined): values is StaticValues {
  return values !== null && values !== undefined && Object.keys(values).length > 0;
}
