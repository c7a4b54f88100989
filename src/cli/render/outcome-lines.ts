import type {BatchReport, DocumentOutcome, Failure} from '../../batch/model/outcome.js';
import type {ErrorCode} from '../../contract/errors.js';
import {exitCodeOf, foremostExitCode, type ExitCode} from '../terminal/exit-codes.js';
import {exitCodeOfSignal} from '../terminal/interruption.js';
import type {StopSignal} from '../io.js';

export interface RunEnding {
  /** What was received during the run. */
  signal?: StopSignal;
  /** The time given is over: what is left is for the next run. */
  timeIsUp?: boolean;
  /** Nothing selected is worth a code of its own. */
  failIfEmpty?: boolean;
  /** Leaving submitted jobs to themselves is what was asked for. */
  detached?: boolean;
}

/** The code a run over documents ends with: of all that apply, the foremost. */
export function exitCodeOfReport(
  report: BatchReport,
  {signal, timeIsUp, failIfEmpty, detached}: RunEnding = {},
): ExitCode {
  const {counts, stopped, jobs} = report;
  const cutShort = jobs.some(({error}) => error !== undefined && isSignal(error));
  const left = counts.unsent + counts.pending + counts.unknown > 0 || cutShort;
  const codes: ExitCode[] = [
    ...(stopped === undefined || isSignal(stopped) ? [] : [exitCodeOf(stopped.code)]),
    ...(signal !== undefined && (left || stopped !== undefined) ? [exitCodeOfSignal(signal)] : []),
    ...(timeIsUp === true && (left || (stopped && isSignal(stopped))) ? ([8] as const) : []),
    ...(counts.unknown > 0 ? ([12] as const) : []),
    ...(counts.pending > 0 && detached !== true ? ([8] as const) : []),
    ...failureCodes(report),
    ...(counts.total === 0 && report.jobs.length === 0 && failIfEmpty === true ? ([9] as const) : []),
  ];
  return foremostExitCode(codes);
}

/** An interrupt is told by the signal that came, which the floors below do not know. */
function isSignal({code}: Failure): boolean {
  return code === 'interrupted' || code === 'terminated';
}

function failureCodes({documents, jobs, counts}: BatchReport): ExitCode[] {
  const codes = [
    ...documents.flatMap((document) => (isTroubled(document) ? [codeOfFailure(document.error?.code)] : [])),
    ...jobs.flatMap(({error}) => (error === undefined || isSignal(error) ? [] : [codeOfFailure(error.code)])),
  ];
  const noneDone = counts.succeeded + counts.skipped + counts.pending === 0;
  const noneSent = documents.every(({error}) => error !== undefined && codeOfFailure(error.code) === 2);
  const isAll = (code: ExitCode) => (code === 2 ? noneSent : noneDone);
  return codes.map((code) => ((code === 2 || code === 6) && !isAll(code) ? 3 : code));
}

/** What an interrupt left behind is told by the signal. */
function isTroubled({status, error}: DocumentOutcome): boolean {
  if (status === 'failed') return true;
  return (status === 'pending' || status === 'unsent') && error !== undefined && !isSignal(error);
}

/** Causes that call for something else than looking at the document keep their own code. */
function codeOfFailure(code: ErrorCode = 'all_failed'): ExitCode {
  const own = exitCodeOf(code);
  return [2, 4, 5, 7, 8, 10, 11, 12, 13, 14].includes(own) ? own : 6;
}
