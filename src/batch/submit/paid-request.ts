import type {DocumentStatus, Failure} from '../model/outcome.js';
import type {ErrorCode} from '../../contract/errors.js';
import type {WorkClaim} from '../plan/work-claim.js';
import type {Ledger} from '../ledger/ledger.js';
import {failureOf} from '../model/batch-report.js';
import type {ResultOptions} from '../model/run-options.js';
import {type BatchRun, stopsRun} from '../run/run.js';
import {createStore} from '../results/create-store.js';

/**
 * What came of a paid request. `taken`: not sent, because other requests have these identities of work. `lost`: no
 * result, and `state` says whether it may have been paid.
 */
export type PaidOutcome<T> =
  | {kind: 'answered'; value: T; body: Buffer}
  | {kind: 'taken'; identities: string[]}
  | {kind: 'lost'; state: PaymentState; failure: Failure};

/**
 * Sends a paid request under the ledger: the intent is on the disk before anything is sent, a failure's meaning after.
 * Success is left to the caller to settle, once what came of it is safe.
 */
export async function sendPaid<T>(
  {intent, isFree, isRepeated}: WorkClaim,
  send: (onReply: (reply: {body: Buffer}) => void) => Promise<T>,
  run: BatchRun<ResultOptions>,
): Promise<PaidOutcome<T>> {
  const {ledger} = run.context;
  try {
    const identities = await ledger.claim(intent, isFree);
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
 * Writes what came of an intent. When even that cannot be written the run ends; the intent stays, and with it the
 * knowledge that something was sent.
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

/** A paid reply that could not be read is kept, and the failure, which goes into the ledger, says where. */
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
  return {kind: 'lost', state, failure};
}

/** A paid request meets "not found" only for its template, which every further one would name too. */
function failsForAll(code: ErrorCode): boolean {
  return stopsRun(code) || code === 'not_found';
}

type PaymentState = 'refused' | 'unsent' | 'unknown';

/**
 * What an error means for the money. A reply that cannot be read came after the work. A document that was refused would
 * be refused again; everything else was not done, and may be tried by any later run.
 */
function paymentStateOf(code: ErrorCode): PaymentState {
  if (code === 'unknown_outcome' || code === 'bad_reply' || code === 'idempotency_mismatch') return 'unknown';
  return code === 'too_large' || code === 'unsupported_kind' || code === 'unreadable_document'
    ? 'refused'
    : 'unsent';
}

/** What becomes of a document whose request was lost: it counts as not sent only when the whole run ends over it. */
export function statusOfLostRequest({
  state,
  failure,
}: Extract<PaidOutcome<unknown>, {kind: 'lost'}>): DocumentStatus {
  if (state === 'unsent') return failsForAll(failure.code) ? 'unsent' : 'failed';
  return state === 'refused' ? 'failed' : 'unknown';
}
