// run: the state and the rules that every kind of batch run shares.

import {setMaxListeners} from 'node:events';
import type {ErrorCode} from '../../contract/errors.js';
import type {BatchContext} from './batch-context.js';
import type {ResultOptions, RunOptions} from '../model/run-options.js';
import type {BatchReport, Failure} from '../model/outcome.js';
import {createReport, failureOf, type Report} from '../model/batch-report.js';
import type {ResultStore} from '../results/result-store.js';
import {askedDepth, storeOfAsked} from '../results/result-meta.js';
import {createSpool, type Spool} from './spool.js';
import {createStore} from '../results/create-store.js';
import {warnOfMissingMetadata} from './warn-of-missing-metadata.js';
import {warnOfUnassigned} from './warn-of-unassigned.js';

/** State shared by the steps of a run. */
export interface BatchRun<Options extends ResultOptions = RunOptions> {
  options: Options;
  context: BatchContext;
  store: ResultStore;
  report: Report;
  /** Converted pictures; the opener of the run removes them. */
  spool: Spool;
  /** Current template version, where requested and reported. Work paid with another version is new. */
  templateVersion?: number | undefined;
  /** Aborted when nothing new may start: by the first interrupt, or a failure that affects all further documents. */
  stop: AbortSignal;
  /** Ends the run early; requests under way finish. */
  halt: (failure: Failure) => void;
}

/** Starts a run with an empty report. Its `stop` fires on `halt` and on either interrupt of the context. */
export function openRun<Options extends ResultOptions>(
  options: Options,
  context: BatchContext,
): BatchRun<Options> {
  const halting = new AbortController();
  const report = createReport(context.tell);
  const signals = [halting.signal, context.stop, context.signal].filter((signal) => signal !== undefined);
  const stop = AbortSignal.any(signals);
  // Each document under way listens to it; Node warns of more than ten.
  setMaxListeners(0, stop, halting.signal);
  return {
    options,
    context,
    store: storeOf(options, context),
    report,
    spool: createSpool(),
    stop,
    halt(failure) {
      report.stop(failure);
      halting.abort();
    },
  };
}

/** Files have as much of `_meta` as was asked for; results that are only reported are kept with all that is known of them. */
function storeOf({output, include}: ResultOptions, {ledger}: Pick<BatchContext, 'ledger'>): ResultStore {
  const store = createStore(output, ledger.directory);
  return output.directory === undefined ? store : storeOfAsked(store, askedDepth(include));
}

/** Ends a run: writes batch files, and a manifest line for every document. */
export async function endRun({
  report,
  store,
  halt,
  options,
  context,
}: BatchRun<ResultOptions>): Promise<BatchReport> {
  warnOfUnassigned(report.documents(), context.tell);
  warnOfMissingMetadata(report.documents(), {asked: askedDepth(options.include), tell: context.tell});
  try {
    const files = await store.finish(report.documents());
    return report.finish(files);
  } catch (error) {
    halt(failureOf(error));
    return report.finish([]);
  }
}

/** Failures that affect every further document: a refused key, no credits, an unreachable service. */
export function stopsRun(code: ErrorCode): boolean {
  return stopping.has(code);
}

const stopping: ReadonlySet<ErrorCode> = new Set([
  'unauthorized',
  'forbidden',
  'template_not_active',
  'out_of_credits',
  'unreachable',
  'unavailable',
  'rate_limited',
  'interrupted',
  'cannot_write',
  'locked',
]);
