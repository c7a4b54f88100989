import {byteOrderMark} from '../../contract/csv.js';
import type {FieldValue} from '../../contract/extraction.js';
import type {ResultDocument} from '../../contract/jobs.js';
import {metaIn, withStaticColumns} from '../../contract/result-columns.js';
import type {Context} from '../terminal/context.js';
import {foremostExitCode, type ExitCode} from '../terminal/exit-codes.js';
import type {FetchedJob} from './fetch-jobs.js';
import {createTalk} from '../terminal/talk.js';
import {unsureValues} from '../../batch/results/result-meta.js';
import {unsureWords} from '../render/review-lines.js';
import type {UnsureValue} from '../../batch/model/outcome.js';
import {fieldLines} from '../render/fields.js';
import type {Presentation} from '../render/present.js';
import {printable} from '../terminal/printable.js';
import {columnsOf, wrap} from '../terminal/wrap.js';

/**
 * The foremost exit code of fetched jobs: job errors, 15 for values to review, 3 or 6 for some or all documents failed.
 * Without jobs 9 or 0.
 */
export function exitCodeOfJobs(
  jobs: FetchedJob[],
  {failIfEmpty = false, reviewBelow}: {failIfEmpty?: boolean; reviewBelow?: number},
): ExitCode {
  if (jobs.length === 0) return failIfEmpty ? 9 : 0;
  const results = jobs.flatMap((job) => job.results ?? []);
  const failed = results.filter(hasFailed).length;
  return foremostExitCode([
    ...jobs.flatMap(({error}) => (error === undefined ? [] : [error.exit_code])),
    ...(results.some((one) => unsureOf(one, reviewBelow) !== undefined) ? ([15] as const) : []),
    ...(failed === 0 ? [] : [failed === results.length ? (6 as const) : (3 as const)]),
  ]);
}

/** Prints fetched results on stdout, and failures on stderr. */
export function presentJobs(jobs: FetchedJob[], presentation: Presentation, context: Context): void {
  const {out, exitCode} = context;
  complain(jobs, presentation, context);
  if (presentation.events === true) {
    for (const {job_id, results, error} of jobs)
      if (error === undefined)
        results?.forEach((result) => out.print(JSON.stringify({type: 'result', job_id, result})));
      else out.print(JSON.stringify({type: 'job_error', job_id, error}));
    return out.print(JSON.stringify({type: 'summary', jobs: jobs.length, exit_code: exitCode}));
  }
  const [only] = jobs;
  if (!presentation.single || only === undefined) return printSeveral(jobs, presentation, context);
  if (only.error === undefined) printOne(only, presentation, context);
  else if (presentation.json === true) out.print(asJson(only));
}

function printSeveral(jobs: FetchedJob[], {stdoutFormat, json}: Presentation, context: Context): void {
  const {out, exitCode} = context;
  if (json === true || stdoutFormat === 'json')
    out.print(asJson({jobs, summary: {jobs: jobs.length, exit_code: exitCode}}));
  else if (stdoutFormat === 'ndjson')
    for (const {job_id, results = []} of jobs)
      results.forEach((result) => out.print(JSON.stringify({_job: job_id, ...result})));
  else jobs.forEach((job) => printTables(job, context));
}

function printOne(job: FetchedJob, {stdoutFormat, json, csvBom}: Presentation, context: Context): void {
  const {out} = context;
  if (json === true && job.csv === undefined) out.print(asJson(job.results ?? []));
  else if (job.csv !== undefined) out.write(csvBom === true ? withMark(job.csv) : job.csv);
  else if (stdoutFormat === 'ndjson') job.results?.forEach((result) => out.print(JSON.stringify(result)));
  else if (stdoutFormat === 'table') printTables(job, context);
  else out.print(asJson(job.results ?? []));
}

/** The service's CSV may already begin with a byte order mark. */
function withMark(csv: string): string {
  return csv.startsWith(byteOrderMark) ? csv : byteOrderMark + csv;
}

function printTables({results = []}: FetchedJob, {out, io}: Context): void {
  results.forEach((result, place) => {
    if (place > 0) out.print('');
    out.print(printable(typeof result._file === 'string' ? result._file : `document ${place + 1}`));
    const fields = Object.fromEntries(
      Object.entries(withStaticColumns(result)).filter(([name]) => !name.startsWith('_')),
    );
    if (!hasFailed(result))
      fieldLines(fields as Record<string, FieldValue>, io.stdout.columns ?? 80, metaIn(result)).forEach(
        (line) => out.print(line),
      );
  });
}

/** The values of a result to be reviewed; `undefined` for a failed document. */
function unsureOf(result: ResultDocument, below: number | undefined): UnsureValue[] | undefined {
  return hasFailed(result) ? undefined : unsureValues(result, below);
}

function complain(jobs: FetchedJob[], presentation: Presentation, context: Context): void {
  const {colour} = createTalk(presentation, context);
  const columns = columnsOf(context.io.stderr);
  const print = (text: string) => context.err.print(wrap(text, columns));
  const say = (text: string) => print(`${colour.red('✗')} ${text}`);
  for (const {job_id, error, results = []} of jobs) {
    if (error !== undefined) say(`${printable(job_id)}: ${printable(error.message)}`);
    if (error?.hint !== undefined) print(`  hint: ${printable(error.hint)}`);
    for (const result of results.filter(hasFailed))
      say(`${printable(String(result._file))}: ${printable(reasonOf(result))}`);
    results.forEach((result, place) => {
      const unsure = unsureOf(result, presentation.reviewBelow);
      const name = typeof result._file === 'string' ? result._file : `document ${place + 1}`;
      if (unsure !== undefined)
        print(`${colour.yellow('?')} ${printable(name)} is to be reviewed: ${unsureWords(unsure)}`);
    });
  }
}

function hasFailed(result: ResultDocument): boolean {
  return result._error !== undefined && result._error !== null;
}

function reasonOf({_error: error}: ResultDocument): string {
  if (typeof error === 'string') return error;
  const {message} = error as {message?: unknown};
  return typeof message === 'string' ? message : JSON.stringify(error);
}

function asJson(value: object): string {
  return JSON.stringify(value, null, 2);
}
