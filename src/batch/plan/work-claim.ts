import {randomUUID} from 'node:crypto';
import type {KnownWork, NewIntent} from '../ledger/ledger.js';
import type {LedgerEntry} from '../ledger/ledger-state.js';
import type {PlannedRequest} from './plan-requests.js';
import type {BatchRun} from '../run/run.js';
import {staticValuesOfWork} from '../collect/static-values.js';
import {claimPolicy} from './resume-plan.js';
import {required} from '../../contract/required.js';

/** The intent to record before a request is sent, and which of its work may be claimed. */
export interface WorkClaim {
  intent: NewIntent;
  isFree: (known: KnownWork | undefined) => boolean;
  /** It was sent before: when it cannot be sent again, its outcome stays unknown. */
  isRepeated?: true;
}

export function newClaim(request: PlannedRequest, {options, context, templateVersion}: BatchRun): WorkClaim {
  const {work} = options;
  const id = randomUUID();
  const staticValues = staticValuesOfWork(work);
  return {
    isFree: claimPolicy({...options, templateVersion}),
    intent: {
      id,
      key: id,
      operation: work.operation,
      service: context.service,
      ...(context.account !== undefined && {account: context.account}),
      ...(work.templateId !== undefined && {template: work.templateId}),
      ...(staticValues && {static_values: staticValues}),
      form: work.upload ?? 'multipart',
      name: request.document.name,
      documents: request.tasks.map(({identity, document}, index) => ({
        identity,
        source: document.source,
        path: document.path,
        sha256: document.fingerprint.sha256,
        size: document.size,
        entry: required(request.entries[index], 'archive name of the document'),
        ...(document.pages !== undefined && {pages: document.pages}),
        ...(document.kind === 'zip' && {archive: true as const}),
      })),
    },
  };
}

/** Claim for repeating a request of unknown outcome under the same key. */
export function repeatedClaim({intent}: LedgerEntry): WorkClaim {
  return {
    intent,
    isFree: (known) => known?.state === 'unknown' && known.entry.intent.id === intent.id,
    isRepeated: true,
  };
}
