import type {BatchReport, DocumentOutcome, Failure} from '../../batch/model/outcome.js';
import type {ErrorCode} from '../../contract/errors.js';
import {exitCodeOf, foremostExitCode, type ExitCode} from '../terminal/exit-codes.js';
import {exitCodeOfSignal} from '../terminal/interruption.js';
import type {StopSignal} from '../io.js';

export interface RunEnding {
  /** Signal received during the run. */
  signal?: StopSignal;
  /** The time limit was reached; the next run continues. */
  timeIsUp?: boolean;
  /** An empty selection has its own exit code. */
  failIfEmpty?: boolean;
  /** The run does not wait for jobs (`--detach`). */
  detached?: boolean;
}

/** Exit code of a run: the foremost of all that apply. */
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
    ...(isTemplateUnknown(report) && isNothingSent(report) ? [] : failureCodes(report)),
    ...(report.documents.some(({review}) => review !== undefined) ? ([15] as const) : []),
    ...(counts.total === 0 && report.jobs.length === 0 && failIfEmpty === true ? ([9] as const) : []),
  ];
  return foremostExitCode(codes);
}

/** The signal decides the code of an interrupt; lower floors do not know it. */
function isSignal({code}: Failure): boolean {
  return code === 'interrupted' || code === 'terminated';
}

/** Where nothing could be sent for that, what else is wrong with the documents comes after it. */
function isTemplateUnknown({stopped}: BatchReport): boolean {
  return stopped?.code === 'not_found';
}

/** A template can be deleted during a run: what was paid before keeps its codes. */
function isNothingSent({jobs, counts}: BatchReport): boolean {
  return jobs.length === 0 && counts.succeeded + counts.pending + counts.unknown === 0;
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

/** Documents left by an interrupt are covered by the signal's code. */
function isTroubled({status, error}: DocumentOutcome): boolean {
  if (status === 'failed') return true;
  return (status === 'pending' || status === 'unsent') && error !== undefined && !isSignal(error);
}

/** Causes outside the document keep their own exit code. */
function codeOfFailure(code: ErrorCode = 'all_failed'): ExitCode {
  const own = exitCodeOf(code);
  return [2, 3, 4, 5, 7, 8, 10, 11, 12, 13, 14].includes(own) ? own : 6;
}
