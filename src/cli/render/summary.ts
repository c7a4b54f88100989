import type {BatchReport, DocumentOutcome, FailureGroup} from '../../batch/model/outcome.js';
import type {ErrorCode} from '../../contract/errors.js';
import {jobCommand} from '../../batch/model/shell-word.js';
import {counted} from './counted.js';
import {formatDuration} from '../config/duration.js';
import type {ExitCode} from '../terminal/exit-codes.js';
import {nextLine, type Talk} from '../terminal/talk.js';
import {printable} from '../terminal/printable.js';
import {wrap} from '../terminal/wrap.js';

export interface SummaryOptions {
  elapsedMs: number;
  exitCode: ExitCode;
  /** Where results are, as the user named it. */
  output: string | undefined;
  /** The command line of this run with other flags; `undefined` where it cannot send anything again (`results`, `watch`). */
  again: ((...flags: string[]) => string) | undefined;
  /** The command line that follows jobs of this run and writes their results where this run would have. */
  follow: (jobIds: readonly string[]) => string;
  quiet: boolean;
  /** Of the terminal; lines are broken there, but for commands, which are to be copied. */
  columns?: number;
}

/** What people are told after a run: what came out, failures by cause, and the next command. Quiet says only what is wrong. */
export function summaryLines(
  report: BatchReport,
  options: SummaryOptions,
  {colour}: Pick<Talk, 'colour'>,
): string[] {
  const {counts, failures, stopped, files} = report;
  const bad =
    failures.some((group) => isWorthTelling(group, report)) || stopped !== undefined || counts.unknown > 0;
  if (options.quiet && !bad) return [];
  const {columns = Infinity} = options;
  const told = [
    headline(report, options),
    ...(files.length === 0 || options.quiet ? [] : [`also written: ${files.map(printable).join(', ')}`]),
    ...failures
      .filter((group) => group.code !== stopped?.code && isWorthTelling(group, report))
      .flatMap((group) => groupLines(group, colour.red('✗'))),
    ...(stopped === undefined
      ? []
      : [`${colour.red('stopped:')} ${printable(stopped.message)}`, ...hintLine(stopped.hint)]),
  ];
  const next = nextLines(report, options).map((line) => nextLine(line, colour));
  return [...told.map((line) => wrap(line, columns)), ...next];
}

function headline({counts, jobs}: BatchReport, {elapsedMs, output}: SummaryOptions): string {
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
  if (counts.total === 0) return 'nothing to do: no documents found';
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

/** Each is a paid request: what may be paid a second time says so, and what would give the same reply is not offered. */
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

/** The same archive would be answered by the same reply: what helps is one job per document. */
function hasUnassigned({documents}: BatchReport): boolean {
  return documents.some(isUnassigned);
}

function isUnassigned({status, error}: DocumentOutcome): boolean {
  return status === 'failed' && error?.code === 'not_assigned';
}

/** Of documents that are not done yet their count tells; of a job whose documents nobody knows, nothing else does. */
function isWorthTelling({code}: FailureGroup, {counts}: BatchReport): boolean {
  return isFailure(code) || (code === 'not_finished' && counts.total === 0);
}

function isFailure(code: ErrorCode): boolean {
  return code !== 'interrupted' && code !== 'not_finished';
}

/** The same command may do better later, without anything being changed first. */
function isPassing(code: ErrorCode): boolean {
  return ['interrupted', 'terminated', 'unreachable', 'unavailable', 'rate_limited'].includes(code);
}

/** The same bytes, or the same question, would fail the same way; what this machine could not do was never sent. */
const lasting: ReadonlySet<ErrorCode> = new Set([
  ...(['cannot_read', 'cannot_write'] as const),
  ...(['not_found', 'invalid_request', 'too_large', 'unsupported_kind'] as const),
  ...(['unreadable_document', 'template_not_active'] as const),
  ...(['not_assigned', 'paid_before'] as const),
]);

/** What was refused before it was read is looked at anew by every run: only the rest is worth sending again. */
function hasSentFailures({documents}: BatchReport): boolean {
  return documents.some(isSentFailure);
}

function isSentFailure({status, sha256, error}: DocumentOutcome): boolean {
  return status === 'failed' && sha256 !== undefined && !(error && lasting.has(error.code));
}
