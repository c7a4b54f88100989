// model: the types of a batch run: events, outcomes, options and the report.

import type {ConvertedKind, DocumentKind} from '../../contract/documents.js';
import type {ErrorCode} from '../../contract/errors.js';
import type {DocumentCounts} from '../../contract/jobs.js';
import type {MetaDepth} from '../../contract/result-columns.js';
import type {DocumentOutcome} from './outcome.js';
import type {Finding} from './source-document.js';

/** Events of a batch as they happen. The listener renders them for people or programs. */
export type BatchEvent =
  | {type: 'finding'; finding: Finding}
  | {type: 'planned'; documents: number; bytes: number; skipped: number; resumed: number}
  /** `kind` is what the file is, and `sent_as` what it was converted to. */
  | {type: 'converted'; source: string; kind: DocumentKind; sent_as: ConvertedKind; bytes: number}
  | {type: 'hashed'; source: string; bytes: number}
  | {type: 'sending'; name: string; documents: number; bytes: number}
  | {type: 'sent'; name: string; bytes: number}
  | {type: 'submitted'; job_id: string; name: string; documents: number}
  /** `waiting_review`: documents that a person is to review before the job ends. */
  | {
      type: 'job';
      job_id: string;
      status: string;
      documents?: DocumentCounts;
      waiting_review?: number;
    }
  | {type: 'document'; document: DocumentOutcome}
  | {type: 'waiting'; what: string; code: ErrorCode; wait_ms: number; attempts: number}
  /** `harmless`: for information only. `lacks`: about results that tell less than was asked. */
  | {type: 'warning'; message: string; hint?: string; harmless?: true; lacks?: MetaDepth};

export type Tell = (event: BatchEvent) => void;
