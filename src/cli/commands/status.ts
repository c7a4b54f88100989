import type {Command} from 'commander';
import type {ErrorCode} from '../../contract/errors.js';
import type {JobState} from '../../contract/jobs.js';
import {createCommand} from '../options/create-command.js';
import type {Context} from '../terminal/context.js';
import {foremostExitCode, type ExitCode} from '../terminal/exit-codes.js';
import {addConnectionOptions, type ConnectionOptions} from '../options/shared-flags.js';
import {hasError, type FailedQuestion, type JobRecord} from '../render/job-record.js';
import {printable} from '../terminal/printable.js';
import {createTalk} from '../terminal/talk.js';
import {columnsOf, wrap} from '../terminal/wrap.js';

export interface StatusOptions extends ConnectionOptions {
  jobIds: string[];
  pending?: boolean;
}

export function statusCommand(context: Context, run = runStatus): Command {
  const command = createCommand(context, 'status', {
    examples: [
      ['docextract status 0b0c2f6e-…', 'where a job stands'],
      [
        'docextract status "$JOB" --json | jq -r .status',
        'for scripts; exit code 8 while it is not finished',
      ],
      ['docextract status --pending', 'all jobs that are still to be collected'],
      ['until docextract status "$JOB" -q; [ $? -ne 8 ]; do sleep 5; done', 'wait, in a shell'],
    ],
    exitCodes: [0, 2, 4, 5, 6, 8, 10, 13, 130, 143],
  })
    .description(
      'Show where jobs stand. With --json one job gives the object of the interface, several give a list under jobs.',
    )
    .argument('[job-id...]', 'the jobs')
    .option('--pending', 'all jobs submitted from here that are not collected yet');
  addConnectionOptions(command);
  return command.action((jobIds: string[]) =>
    run({...command.optsWithGlobals<Omit<StatusOptions, 'jobIds'>>(), jobIds}, context),
  );
}

async function runStatus(options: StatusOptions, context: Context): Promise<void> {
  const {withConnection} = await import('../service/connection.js');
  const {isFailure, isTerminal} = await import('../../contract/job-status.js');
  const {warnOfExpiry} = await import('../run/warn-of-expiring-results.js');
  const {namedJobs, refuseNoJobs} = await import('../run/named-jobs.js');
  const {requestStatuses} = await import('../run/request-statuses.js');
  refuseNoJobs(options);
  const records = await withConnection(options, context, async (connection) => {
    const {client, stop, talk} = connection;
    const ids = await namedJobs(options, connection, context, (batch) => warnOfExpiry(batch, talk));
    return requestStatuses(client, ids, stop);
  });
  const codeOf = (record: JobRecord): ExitCode => {
    if (hasError(record)) return record.error.exit_code;
    return isFailure(record.status) ? 6 : isTerminal(record.status) ? 0 : 8;
  };
  context.exitCode = foremostExitCode(records.map(codeOf));
  await show(records, options, context);
}

async function show(records: JobRecord[], options: StatusOptions, context: Context): Promise<void> {
  const {out} = context;
  if (options.events === true) {
    records.forEach((record) => out.print(JSON.stringify({type: 'job', ...record})));
    return out.print(JSON.stringify({type: 'summary', ...summary(records, context.exitCode)}));
  }
  if (options.json === true)
    return out.print(
      JSON.stringify(
        records.length === 1 && options.pending !== true
          ? records[0]
          : {jobs: records, summary: summary(records, context.exitCode)},
        null,
        2,
      ),
    );
  if (records.length === 0) return createTalk(options, context).info('no job is waiting to be collected');
  if (options.quiet !== true) await showTable(records, context);
  tellHints(records, options, context);
}

async function showTable(records: JobRecord[], {io, out}: Context): Promise<void> {
  const {table} = await import('../render/table.js');
  const {failureReason} = await import('../../batch/collect/service-error.js');
  const width = io.stdout.columns ?? Number.POSITIVE_INFINITY;
  const rows = records.map((record) =>
    hasError(record) ? errorRow(record) : row(record, failureReason(record)),
  );
  table(['JOB', 'STATUS', 'DOCUMENTS', 'NOTE'], rows, width, {isLastWhole: true}).forEach((line) =>
    out.print(line),
  );
}

/** Hints once each; messages as well where no table shows them. */
function tellHints(records: JobRecord[], {quiet}: StatusOptions, {err}: Context): void {
  const errors = records.filter(hasError);
  if (quiet === true)
    errors.forEach((record) => err.print(printable(`${record.job_id}: ${withoutId(record)}`)));
  for (const hint of new Set(errors.flatMap(({error}) => error.hint ?? [])))
    err.print(wrap(`hint: ${printable(hint)}`, columnsOf(err.stream)));
}

function errorRow(record: FailedQuestion): string[] {
  return [record.job_id, codeWords(record.error.code as ErrorCode), '', withoutId(record)];
}

function row(
  {job_id, status, documents, waiting_review: waiting, expires_at}: JobState,
  reason: string | undefined,
): string[] {
  const counts = documents === undefined ? '' : `${documents.done + documents.failed}/${documents.total}`;
  const failed = documents !== undefined && documents.failed > 0 ? `${documents.failed} failed` : '';
  const review = waiting === undefined ? '' : `${waiting} to be reviewed`;
  const until = typeof expires_at === 'string' ? `results until ${toTheMinute(expires_at)}` : '';
  return [
    job_id,
    status,
    counts,
    [reason?.replace(/\.$/, ''), failed, review, until].filter(Boolean).join(', '),
  ];
}

/** A moment as services write it, without seconds; any other text as it is. */
function toTheMinute(moment: string): string {
  return moment.replace(/^(\d{4}-\d\d-\d\dT\d\d:\d\d):\d\d(?:\.\d+)?(?=Z|[+-]\d\d:?\d\d$)/, '$1');
}

/** The table row already shows the id. */
function withoutId({job_id: id, error}: FailedQuestion): string {
  return error.message.replace(`status of job ${id}: `, '').replaceAll(` ${id}`, '');
}

function codeWords(code: ErrorCode): string {
  return code.replaceAll('_', ' ').toUpperCase();
}

function summary(records: JobRecord[], exitCode: ExitCode) {
  const statuses = records.map((record) => (hasError(record) ? record.error.code : record.status));
  const counts = Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]),
  );
  return {counts: {total: records.length, ...counts}, exit_code: exitCode};
}
