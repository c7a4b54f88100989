import {randomUUID} from 'node:crypto';
import type {KnownWork, NewIntent} from '../ledger/ledger.js';
import type {LedgerEntry} from '../ledger/ledger-state.js';
import type {PlannedRequest} from './plan-requests.js';
import type {BatchRun} from '../run/run.js';
import {staticValuesOfWork} from '../collect/static-values.js';
import {claimPolicy} from './resume-plan.js';
import {mustExist} from '../../contract/must-exist.js';

/** The intent to record before a request is sent, and which of its work may be claimed. */
export interface WorkClaim {
  intent: NewIntent;
  isFree: (known: KnownWork | undefined) => boolean;
  /** It was sent before: when it cannot be sent again, its outcome stays unknown. */
  isRepeated?: true;
  /** What the budget of the intent may spend in all. */
  limit?: number | undefined;
}

/** Claim for a request that is sent for the first time: its new id is also its idempotency key. */
export function newClaim(request: PlannedRequest, {options, context, templateVersion}: BatchRun): WorkClaim {
  const {work, budget} = options;
  const id = randomUUID();
  const staticValues = staticValuesOfWork(work);
  return {
    isFree: claimPolicy({...options, templateVersion}),
    limit: budget?.credits,
    intent: {
      id,
      key: id,
      operation: work.operation,
      service: context.service,
      ...(context.account !== undefined && {account: context.account}),
      ...(work.templateId !== undefined && {template: work.templateId}),
      ...(staticValues && {static_values: staticValues}),
      ...(budget && {budget: budget.name}),
      form: work.upload ?? 'multipart',
      name: request.document.name,
      documents: request.tasks.map(({identity, document, sources}, index) => ({
        identity,
        source: document.source,
        ...alsoOf(sources, document.source),
        path: document.path,
        sha256: document.fingerprint.sha256,
        size: document.size,
        entry: mustExist(request.entries[index], 'archive name of the document'),
        ...(document.pages !== undefined && {pages: document.pages}),
        ...(document.kind === 'zip' && {archive: true as const}),
      })),
    },
  };
}

/** Claim for repeating a request of unknown outcome under the same key. It is charged to the budget of this run. */
export function repeatedClaim(
  {intent}: LedgerEntry,
  {options: {budget}}: Pick<BatchRun, 'options'>,
): WorkClaim {
  return {
    intent: {...intent, ...(budget && {budget: budget.name})},
    limit: budget?.credits,
    isFree: (known) => known?.state === 'unknown' && known.entry.intent.id === intent.id,
    isRepeated: true,
  };
}

function alsoOf(sources: readonly string[], first: string): {also?: string[]} {
  const also = sources.filter((source) => source !== first);
  return also.length > 0 ? {also} : {};
}
