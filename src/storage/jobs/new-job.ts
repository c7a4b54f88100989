import {randomUUID} from 'node:crypto';
import {type ExtractionRequest, usualReviewBelow} from '../../contract/extraction.js';
import type {StaticValues} from '../../contract/static-values.js';
import type {ReviewRule} from '../../contract/templates.js';
import {jsonText} from '../database/json-text.js';
import type {JobRow} from '../database/rows/job-rows.js';
import type {NewDocument} from './insert-documents.js';

export interface NewJob {
  account: string;
  template: {id: string; version: number} | undefined;
  /** Its references are file keys. */
  request: ExtractionRequest;
  static_values: StaticValues;
  archive: boolean;
  /** The archive, or the one document. */
  upload?: {key: string; name: string};
  /** Several documents, each with its file or the reason why it cannot be read. */
  documents?: Pick<NewDocument, 'name' | 'file' | 'error'>[];
  /** Credits to hold, when the account has a limit: per page, or per document of several. */
  credits?: number;
  /** Files of its documents are kept until these are reviewed, or the job expires. */
  review?: ReviewRule;
}

/** A new job with its id and those of its documents. */
export interface JobParts {
  id: string;
  job: NewJob;
  documents: (NewDocument & {id: string})[];
  now: number;
}

/** The documents of a new job; those of an archive come when it is unzipped. */
export function documentsOf({archive, upload, documents = []}: NewJob): (NewDocument & {id: string})[] {
  const single = upload === undefined || archive ? [] : [{name: upload.name, file: upload.key}];
  return [...single, ...documents].map((document, position) => ({...document, id: randomUUID(), position}));
}

/** For a prepared statement, which takes its columns from a row. */
export const anyJob = {
  ...{id: '', now: 0, documents: []},
  job: {
    ...{account: '', template: undefined, archive: false, upload: {key: '', name: ''}},
    ...{request: {document_type: '', fields: []}, static_values: {}},
  },
};

/** The row of a new job, its columns in a fixed order. */
export function jobRow({id, job, documents, now}: JobParts): JobRow {
  return {
    id,
    account: job.account,
    template_id: job.template?.id ?? null,
    template_version: job.template?.version ?? null,
    request: jsonText(job.request),
    static_values: jsonText(job.static_values),
    status: 'NEW',
    archive: job.archive ? 1 : 0,
    upload: job.archive ? (job.upload?.key ?? null) : null,
    total: documents.length,
    done: 0,
    failed: documents.filter(({error}) => error !== undefined).length,
    error: null,
    warnings: null,
    holder: null,
    interruptions: 0,
    turn: 0,
    created_at: now,
    completed_at: null,
    expires_at: null,
    purged_at: null,
    ...reviewColumns(job.review),
    review_until: null,
    needs_look: 0,
  };
}

function reviewColumns(
  review: ReviewRule | undefined,
): Pick<JobRow, 'keeps_files' | 'look_below' | 'review_ms'> {
  const {below, hours = 0} = review ?? {};
  return {
    keeps_files: review === undefined ? 0 : 1,
    look_below: below ?? usualReviewBelow,
    review_ms: below === undefined ? null : hours * hourMs,
  };
}

const hourMs = 3_600_000;
