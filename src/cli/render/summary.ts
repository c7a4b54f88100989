import type {BatchReport, FailureGroup} from '../../batch/outcome.js';
import {formatDuration} from '../duration.js';
import type {ExitCode} from '../exit.js';
import type {Talk} from '../talk.js';
import {printable} from './printable.js';

export interface SummaryOptions {
  elapsedMs: number;
  exitCode: ExitCode;
  /** Where results are, as the user named it. */
  output: string | undefined;
  /** The command line that tries again what is worth trying, without its `docextract`. */
  again: (...flags: string[]) => string;
  quiet: boolean;
}

/** What people are told after a run: what came out, failures by cause, and the next command. Quiet says only what is wrong. */
export function summaryLines(
  report: BatchReport,
  options: SummaryOptions,
  {colour}: Pick<Talk, 'colour'>,
): string[] {
  const {counts, failures, stopped, files} = report;
  const bad = failures.length > 0 || stopped !== undefined || counts.unknown > 0;
  if (options.quiet && !bad) return [];
  return [
    headline(report, options),
    ...(files.length === 0 || options.quiet ? [] : [`also written: ${files.map(printable).join(', ')}`]),
    ...failures.flatMap((group) => groupLines(group, colour.red('✗'))),
    ...(stopped === undefined
      ? []
      : [`${colour.red('stopped:')} ${printable(stopped.message)}`, ...hintLine(stopped.hint)]),
    ...nextLines(report, options).map((line) => `${colour.cyan('next:')} ${line}`),
  ];
}

function headline({counts}: BatchReport, {elapsedMs, output}: SummaryOptions): string {
  const parts = [
    `${counts.succeeded} of ${counted(counts.total, 'document')} extracted in ${formatDuration(elapsedMs)}`,
    ...(counts.skipped > 0 ? [`${counts.skipped} done before`] : []),
    ...(counts.failed > 0 ? [`${counts.failed} failed`] : []),
    ...(counts.pending > 0 ? [`${counts.pending} still being processed`] : []),
    ...(counts.unknown > 0 ? [`${counts.unknown} with unknown outcome`] : []),
    ...(counts.unsent > 0 ? [`${counts.unsent} not sent`] : []),
  ];
  const where = output !== undefined && counts.succeeded > 0 ? `; results in ${printable(output)}` : '';
  return parts.join(', ') + where;
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

function nextLines({counts, jobs, stopped}: BatchReport, {again}: SummaryOptions): string[] {
  const open = jobs
    .filter(({collected, error}) => !collected && error === undefined)
    .map(({job_id}) => job_id);
  return [
    ...(counts.pending > 0 && open.length > 0 ? [`docextract watch ${open.slice(0, 5).join(' ')}`] : []),
    ...(counts.unknown > 0 ? [`${again('--retry-unknown')}   (may be paid twice)`] : []),
    ...(counts.unsent > 0 && stopped !== undefined ? [again()] : []),
    ...(counts.failed > 0 && counts.unsent === 0 ? [again('--retry-failed')] : []),
  ];
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
