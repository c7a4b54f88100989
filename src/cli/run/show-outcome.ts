import type {BatchReport} from '../../batch/model/outcome.js';
import type {Context} from '../terminal/context.js';
import {openLog} from '../terminal/log-file.js';
import {commandLine, followLine} from '../render/command-line.js';
import {exitCodeOfReport, type RunEnding} from '../render/outcome-lines.js';
import {presentReport, type Presentation} from '../render/present.js';
import {summaryOf} from '../render/records.js';
import {shortPath} from '../render/short-path.js';
import {summaryLines} from '../render/summary.js';
import {columnsOf} from '../terminal/wrap.js';
import {createTalk} from '../terminal/talk.js';

export interface CommandOutcome {
  presentation: Presentation;
  ending: RunEnding;
  /** Where results are, as the user would name it. */
  output: string | undefined;
  startedMs: number;
  /** Whether the same command can send documents again; `results` and `watch` send none. */
  sends: boolean;
  /** Why files were left out by the options of the selection, where any were. */
  leftOut?: string | undefined;
}

/** Ends a run: data on stdout, summary on stderr, exit code. */
export async function showOutcome(
  report: BatchReport,
  outcome: CommandOutcome,
  context: Context,
): Promise<void> {
  const {presentation, ending, output, startedMs, sends, leftOut} = outcome;
  const elapsedMs = context.io.now() - startedMs;
  const exitCode = exitCodeOfReport(report, ending);
  context.exitCode = exitCode;
  const summary = summaryOf(report, elapsedMs, exitCode);
  openLog(presentation.logFile, context.io)({type: 'summary', ...summary});
  await presentReport(report, summary, presentation, context);
  const again = sends ? (...flags: string[]) => commandLine(context.argv, flags) : undefined;
  const follow = (jobIds: readonly string[]) => followLine(context.argv, jobIds, output);
  const quiet = presentation.quiet === true;
  const talk = createTalk(presentation, context);
  const columns = columnsOf(context.io.stderr);
  const files = report.files.map((file) => shortPath(file, context.io.cwd));
  summaryLines(
    {...report, files},
    {elapsedMs, exitCode, output, again, follow, leftOut, quiet, columns},
    talk,
  ).forEach((line) => context.err.print(line));
}
