import {isDocument, namesOfKinds} from '../../contract/documents.js';
import type {BatchReport, DocumentOutcome, FailureGroup} from '../../batch/model/outcome.js';
import type {ErrorCode} from '../../contract/errors.js';
import {jobCommand} from '../../batch/model/shell-word.js';
import {counted} from '../../contract/counted.js';
import {formatDuration} from '../config/duration.js';
import type {ExitCode} from '../terminal/exit-codes.js';
import {nextLine, type Talk} from '../terminal/talk.js';
import {printable} from '../terminal/printable.js';
import {reviewLines} from './review-lines.js';
import {wrap} from '../terminal/wrap.js';

export interface SummaryOptions {
  elapsedMs: number;
  exitCode: ExitCode;
  /** Where results are, as the user named it. */
  output: string | undefined;
  /** This run's command line with other flags; `undefined` where it sends nothing (`results`, `watch`). */
  again: ((...flags: string[]) => string) | undefined;
  /** Command line to follow this run's jobs, with the same output. */
  follow: (jobIds: readonly string[]) => string;
  quiet: boolean;
  /** Why files were left out by the options of the selection, where any were. */
  leftOut?: string | undefined;
  /** Columns of the terminal; lines wrap there, except commands, which are to be copied. */
  columns?: number;
}

/** Summary for people: results, failures by cause, next command. With `--quiet`, problems only. */
export function summaryLines(
  report: BatchReport,
  options: SummaryOptions,
  {colour}: Pick<Talk, 'colour'>,
): string[] {
  const {counts, failures, stopped, files} = report;
  const review = reviewLines(report.documents, colour.yellow('?'));
  const bad =
    failures.some((group) => isWorthTelling(group, report)) ||
    stopped !== undefined ||
    counts.unknown > 0 ||
    review.length > 0;
  if (options.quiet && !bad) return [];
  const {columns = Infinity} = options;
  const told = [
    headline(report, options),
    ...(files.length === 0 || options.quiet ? [] : [`also written: ${files.map(printable).join(', ')}`]),
    ...failures
      .filter((group) => group.code !== stopped?.code && isWorthTelling(group, report))
      .flatMap((group) => groupLines(group, colour.red('✗'))),
    ...review,
    ...(stopped === undefined
      ? []
      : [`${colour.red('stopped:')} ${printable(stopped.message)}`, ...hintLine(stopped.hint)]),
  ];
  const next = nextLines(report, options).map((line) => nextLine(line, colour));
  return [...told.map((line) => wrap(line, columns)), ...next];
}

function headline({counts, jobs}: BatchReport, {again, elapsedMs, output, leftOut}: SummaryOptions): string {
  const parts = (
    [
      [counts.succeeded, 'extracted'],
      [counts.skipped, 'done before'],
      [counts.failed, 'failed'],
      [counts.pending, 'still being processed'],
      [counts.unknown, 'with unknown outcome'],
      [counts.unsent, 'not sent'],
    ] as const
  ).flatMap(([count, words]) => (count === 0 ? [] : [`${count} ${words}`]));
  const where =
    output !== undefined && counts.succeeded + counts.skipped > 0 ? `; results in ${printable(output)}` : '';
  const what = parts.length === 0 ? '' : `: ${parts.join(', ')}`;
  if (counts.total === 0 && jobs.length > 0)
    return `${counted(jobs.length, 'job')} in ${formatDuration(elapsedMs)}, no results`;
  if (counts.total === 0)
    return again === undefined
      ? 'nothing to do: no job waits for its results to be collected'
      : `nothing to do: no documents found; ${leftOut ?? `${namesOfKinds(isDocument)} are read`}`;
  return `${counted(counts.total, 'document')} in ${formatDuration(elapsedMs)}${what}${where}`;
}

function groupLines({code, message, hint, count, sources}: FailureGroup, mark: string): string[] {
  const named = sources.slice(0, 3).map(printable).join(', ');
  const more = count > Math.min(3, sources.length) ? `, and ${count - Math.min(3, sources.length)} more` : '';
  return [
    `  ${mark} ${count} × ${code}: ${printable(message)}`,
    `      ${named}${more}`,
    ...hintLine(hint, '      '),
  ];
}

function hintLine(hint: string | undefined, indent = ''): string[] {
  return hint === undefined ? [] : [`${indent}hint: ${printable(hint)}`];
}

function nextLines(report: BatchReport, {again, follow}: SummaryOptions): string[] {
  const {counts, jobs} = report;
  const open = jobs
    .filter(({collected, error}) => !collected && (error === undefined || !isFailure(error.code)))
    .map(({job_id}) => job_id);
  return [
    ...((counts.pending > 0 || counts.total === 0) && open.length > 0 ? [follow(open)] : []),
    ...(again === undefined ? laterLines(report) : againLines(report, again)),
  ];
}

/** Each repeats paid requests: lines say what may be paid twice, and leave out what would give the same reply. */
function againLines(report: BatchReport, again: NonNullable<SummaryOptions['again']>): string[] {
  const {counts, stopped} = report;
  return [
    ...(counts.unknown > 0 ? [`${again('--retry-unknown')}   (may be paid twice)`] : []),
    ...(counts.unsent > 0 && stopped !== undefined && isPassing(stopped.code) ? [again()] : []),
    ...(hasUnassigned(report) ? [`${again('--per-file', '--retry-failed')}   (exact, but paid again)`] : []),
    ...(hasSentFailures(report) && !hasUnassigned(report) && counts.unsent === 0
      ? [`${again('--retry-failed')}   (may be paid again)`]
      : []),
  ];
}

/** Only the ledger knows how the documents of these jobs were sent. */
function laterLines(report: BatchReport): string[] {
  const failed = report.documents.filter((document) => isUnassigned(document) || isSentFailure(document));
  const jobs = [...new Set(failed.flatMap(({job_id}) => job_id ?? []))];
  return jobs.slice(0, jobsShown).map((job) => jobCommand('jobs show', [job]));
}

/** More would bury the rest. */
const jobsShown = 5;

/** Whether results could not be assigned: the same archive gives the same reply, one job per document helps. */
function hasUnassigned({documents}: BatchReport): boolean {
  return documents.some(isUnassigned);
}

function isUnassigned({status, error}: DocumentOutcome): boolean {
  return status === 'failed' && error?.code === 'not_assigned';
}

/** Unfinished documents are covered by their count; jobs of unknown contents are not. */
function isWorthTelling({code}: FailureGroup, {counts}: BatchReport): boolean {
  return isFailure(code) || (code === 'not_finished' && counts.total === 0);
}

function isFailure(code: ErrorCode): boolean {
  return code !== 'interrupted' && code !== 'not_finished';
}

/** Whether a failure may pass by itself. */
function isPassing(code: ErrorCode): boolean {
  return ['interrupted', 'terminated', 'unreachable', 'unavailable', 'rate_limited'].includes(code);
}

/** Failures that repeat with the same document or request, or happened before sending. */
const lasting: ReadonlySet<ErrorCode> = new Set([
  ...(['cannot_read', 'cannot_write'] as const),
  ...(['not_found', 'invalid_request', 'too_large', 'unsupported_kind'] as const),
  ...(['unreadable_document', 'template_not_active'] as const),
  ...(['not_assigned', 'paid_before', 'schema_error'] as const),
]);

/** Documents refused before sending are examined by every run; only the others need to be sent again. */
function hasSentFailures({documents}: BatchReport): boolean {
  return documents.some(isSentFailure);
}

function isSentFailure({status, sha256, error}: DocumentOutcome): boolean {
  return status === 'failed' && sha256 !== undefined && !(error && lasting.has(error.code));
}
