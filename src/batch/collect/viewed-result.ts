import type {ResultDocument} from '../../contract/jobs.js';
import type {Failure} from '../model/outcome.js';
import {schemaView} from '../results/schema-view.js';
import type {BatchRun} from '../run/run.js';
import type {Task} from '../run/deduplicate-documents.js';

export interface ViewedResult {
  fields: ResultDocument;
  /** What the schema requires and was not read: the result is there, and lacks it. */
  error?: Failure;
}

/** A result as the schema of the run has it, if there is one. Says which optional values are left out. */
export function viewedResult(
  {document}: Task,
  fields: ResultDocument,
  {options, context}: BatchRun,
): ViewedResult {
  const {work} = options;
  if (work.operation !== 'agent' || work.shape === undefined) return {fields};
  const view = schemaView(fields, work.shape);
  if (view.misfits.length > 0)
    context.tell({
      type: 'warning',
      message: `${document.source}: left out, for it does not fit the schema: ${view.misfits.join(', ')}`,
    });
  return view.unread.length === 0
    ? {fields: view.fields}
    : {fields: view.fields, error: unreadFailure(view.unread)};
}

function unreadFailure(unread: string[]): Failure {
  return {
    code: 'schema_error',
    message: `required by the schema, and not read: ${unread.join(', ')}`,
    hint: 'What was read is in the result. Say more of these in their descriptions, or let them be absent.',
  };
}
