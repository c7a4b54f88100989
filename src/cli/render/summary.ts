import type {BatchReport, FailureGroup} from '../../batch/outcome.js';
import type {ErrorCode} from '../../contract/errors.js';
import {jobCommand} from '../../batch/shell-word.js';
import {formatDuration} from '../duration.js';
import type {ExitCode} from '../exit.js';
import {nextLine, type Talk} from '../talk.js';
import {printable} from './printable.js';
import {wrap} from './wrap.js';

export interface SummaryOptions {
  elapsedMs: number;
  exitCode: ExitCode;
  /** Where results are, as the user named it. */
  output: string | undefined;
  /** The command line that tries again what is worth trying, without its `docextract`. */
  again: (...flags: string[]) => string;
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
  const bad = failures.some(({code}) => isFailure(code)) || stopped !== undefined || counts.unknown > 0;
  if (options.quiet && !bad) return [];
  const {columns = Infinity} = options;
  const told = [
    headline(report, options),
    ...(files.length === 0 || options.quiet ? [] : [`also written: ${files.map(printable).join(', ')}`]),
    ...failures
      .filter(({code}) => code !== stopped?.code && isFailure(code))
      .flatMap((group) => groupLines(group, colour.red('✗'))),
    ...(stopped === undefined
      ? []
      : [`${colour.red('stopped:')} ${printable(stopped.message)}`, ...hintLine(stopped.hint)]),
  ];
  const next = nextLines(report, options).map((line) => nextLine(line, colour));
  return [...told.map((line) => wrap(line, columns)), ...next];
}

function headline({counts}: BatchReport, {elapsedMs, output}: SummaryOptions): string {
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

function nextLines(report: BatchReport, {again}: SummaryOptions): string[] {
  const {counts, jobs, stopped} = report;
  const open = jobs
    .filter(({collected, error}) => !collected && (error === undefined || !isFailure(error.code)))
    .map(({job_id}) => job_id);
  return [
    ...(counts.pending > 0 && open.length > 0 ? [jobCommand('watch', open.slice(0, 5))] : []),
    ...(counts.unknown > 0 ? [`${again('--retry-unknown')}   (may be paid twice)`] : []),
    ...(counts.unsent > 0 && stopped !== undefined && isPassing(stopped.code) ? [again()] : []),
    ...(hasSentFailures(report) && counts.unsent === 0 ? [again('--retry-failed')] : []),
  ];
}

/** What was not done yet is told by its count. */
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
  return documents.some(
    ({status, sha256, error}) =>
      status === 'failed' && sha256 !== undefined && !(error && lasting.has(error.code)),
  );
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
