import {DocextractError} from '../contract/errors.js';
import type {ResultDocument} from '../contract/jobs.js';

/** One place where a result does not fit its schema. */
export interface SchemaIssue {
  /** Names and indexes joined with dots: `seller.name`. */
  path: string;
  /** What is wrong, as a sentence. */
  message: string;
}

/** A document was read (and paid, at a remote service), and the result does not fit the schema. Code `schema_error`. */
export class SchemaError extends DocextractError {
  /** The values that were read, as far as they fit; they can be inspected without reading the document again. */
  readonly data: ResultDocument;
  /** The places that do not fit; never empty. */
  readonly issues: readonly SchemaIssue[];

  constructor(what: string, {data, issues}: {data: ResultDocument; issues: readonly SchemaIssue[]}) {
    const listed = issues.map(({path, message}) => `${path}: ${message}`).join('; ');
    super('schema_error', `${what}: ${listed}`, {
      hint: 'What was read is in `data` of this error. Describe these fields better, or let them be optional or nullable.',
    });
    this.data = data;
    this.issues = issues;
  }
}
