import type {DocumentStatus, Failure} from '../model/outcome.js';
import type {ErrorCode} from '../../contract/errors.js';
import type {WorkClaim} from '../plan/work-claim.js';
import type {Ledger} from '../ledger/ledger.js';
import {failureOf} from '../model/batch-report.js';
import type {ResultOptions} from '../model/run-options.js';
import {type BatchRun, stopsRun} from '../run/run.js';
import {createStore} from '../results/create-store.js';

/**
 * Outcome of a paid request. `taken`: not sent, because other requests have claimed these identities. `lost`: no
 * result; `state` tells whether it may have been paid.
 */
export type PaidOutcome<T> =
  | {kind: 'answered'; value: T; body: Buffer}
  | {kind: 'taken'; identities: string[]}
  | {kind: 'lost'; state: PaymentState; failure: Failure};

/**
 * Sends a paid request: the intent is durable in the ledger before it is sent, failures are recorded after. The
 * caller records success once the results are safe.
 */
export async function sendPaid<T>(
  {intent, isFree, isRepeated, limit}: WorkClaim,
  send: (onReply: (reply: {body: Buffer}) => void) => Promise<T>,
  run: BatchRun<ResultOptions>,
): Promise<PaidOutcome<T>> {
  const {ledger} = run.context;
  try {
    const identities = await ledger.claim(intent, isFree, limit);
    if (identities.length > 0) return {kind: 'taken', identities};
  } catch (error) {
    return lost(failureOf(error), isRepeated ? 'unknown' : 'unsent', run);
  }
  const kept: {body: Buffer} = {body: Buffer.alloc(0)};
  try {
    const value = await send(({body}) => (kept.body = body));
    return {kind: 'answered', value, body: kept.body};
  } catch (error) {
    const failure = await withReply(failureOf(error), {name: intent.id, body: kept.body}, run);
    const fate = paymentStateOf(failure.code);
    const state = isRepeated && fate === 'unsent' ? 'unknown' : fate;
    await recordOutcome(intent.id, {state, error: failure}, run);
    return lost(failure, state, run);
  }
}

/**
 * Records the outcome of an intent. When that fails, the run ends; the intent stays and shows that something was
 * sent.
 */
export async function recordOutcome(
  id: string,
  outcome: Parameters<Ledger['settle']>[1],
  run: BatchRun<ResultOptions>,
): Promise<void> {
  try {
    await run.context.ledger.settle(id, outcome);
  } catch (error) {
    run.halt(failureOf(error));
  }
}

/** Stores a paid reply that could not be parsed, and names its file in the failure. */
async function withReply(
  failure: Failure,
  {name, body}: {name: string; body: Buffer},
  run: BatchRun<ResultOptions>,
): Promise<Failure> {
  if (body.length === 0) return failure;
  const aside = createStore({}, run.context.ledger.directory);
  for (const store of [run.store, aside])
    try {
      const file = await store.keepUnread(name, body);
      return {...failure, message: `${failure.message} (the whole reply is kept in ${file})`};
    } catch (error) {
      run.halt(failureOf(error));
    }
  return failure;
}

function lost(
  failure: Failure,
  state: PaymentState,
  run: BatchRun<ResultOptions>,
): {kind: 'lost'; state: PaymentState; failure: Failure} {
  const isStopping = failure.code === 'interrupted' && run.stop.aborted;
  if (failsForAll(failure.code) && !isStopping) run.halt(failure);
  // What is smaller may still fit into the budget.
  if (failure.code === 'over_budget') run.report.stop(failure);
  return {kind: 'lost', state, failure};
}

/** "Not found" for a paid request means its template, which all further requests name too. */
function failsForAll(code: ErrorCode): boolean {
  return stopsRun(code) || code === 'not_found';
}

type PaymentState = 'refused' | 'unsent' | 'unknown';

/**
 * Payment state after an error. An unreadable reply came after the work. A refused document would be refused again;
 * anything else was not done and may be retried by a later run.
 */
function paymentStateOf(code: ErrorCode): PaymentState {
  if (code === 'unknown_outcome' || code === 'bad_reply' || code === 'idempotency_mismatch') return 'unknown';
  return code === 'too_large' || code === 'unsupported_kind' || code === 'unreadable_document'
    ? 'refused'
    : 'unsent';
}

/** Status of a document whose request was lost: unsent only when the whole run ends because of it. */
export function statusOfLostRequest({
  state,
  failure,
}: Extract<PaidOutcome<unknown>, {kind: 'lost'}>): DocumentStatus {
  if (state === 'unsent')
    return failsForAll(failure.code) || failure.code === 'over_budget' ? 'unsent' : 'failed';
  return state === 'refused' ? 'failed' : 'unknown';
}
