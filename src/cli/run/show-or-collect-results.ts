import {warnOfMissingMetadata} from '../../batch/run/warn-of-missing-metadata.js';
import {askedDepth} from '../../batch/results/result-meta.js';
import {collectJobs} from '../../batch/submit/collect-jobs.js';
import {DocextractError} from '../../contract/errors.js';
import {withBatchContext} from './open-batch-context.js';
import {resolveSettings, type ResolvedSettings} from '../config/resolve.js';
import {withConnection} from '../service/connection.js';
import type {Context} from '../terminal/context.js';
import {
  type ConnectionOptions,
  includeOf,
  type ReportOptions,
  type ResultOptions,
} from '../options/shared-flags.js';
import {warnOfExpiry} from './warn-of-expiring-results.js';
import {missingMetadataOf} from './missing-metadata.js';
import {filesOfJobs} from './files-of-jobs.js';
import {openRunReport, writeRunReport} from './run-report.js';
import {fetchJobs, recordFetched, type FetchedJob} from './fetch-jobs.js';
import {namedJobs, refuseNoJobs} from './named-jobs.js';
import {showOutcome} from './show-outcome.js';
import {exitCodeOfJobs, presentJobs} from './show-job-results.js';
import {type Presentation, stdoutFormatOf} from '../render/present.js';
import {shortPath} from '../render/short-path.js';
import {listenToRun} from '../render/run-listener.js';

export interface JobsOptions extends ConnectionOptions, ResultOptions, ReportOptions {
  jobIds: string[];
  pending?: boolean;
  failIfEmpty?: boolean;
  /** Milliseconds. */
  jobTimeout?: number;
  /** Wait for jobs to end; otherwise poll each once. */
  wait: boolean;
}

/** Runs `results` and `watch` for jobs. */
export async function showOrCollectResults(options: JobsOptions, context: Context): Promise<void> {
  const startedMs = context.io.now();
  const settings = await resolveSettings(options, context.io);
  const directory = settings.origins.output?.kind === 'default' ? undefined : settings.values.output;
  const stdoutFormat = stdoutFormatOf(
    directory,
    {format: settings.values.format, tables: options.tables},
    context,
  );
  refuseNoJobs(options);
  refuseManyCsv(options, stdoutFormat);
  refuseUnseen(options, stdoutFormat);
  refuseUnwritten(options, directory);
  const presentation: Presentation = {
    ...options,
    stdoutFormat,
    single: options.jobIds.length === 1 && options.pending !== true,
  };
  await withConnection(options, context, async (connection) => {
    const jobIds = await namedJobs(options, connection, context);
    const listener = await listenToRun(presentation, context, connection.talk);
    const run = {context, tell: listener.tell, stop: connection.stop};
    await withBatchContext(connection, run, async (batch) => {
      if (directory === undefined) {
        const fetched = await fetchJobs(
          jobIds,
          {...options, format: stdoutFormat, include: includeOf(options)},
          batch,
        );
        const asked = askedDepth(includeOf(options));
        warnOfMissingMetadata(missingMetadataOf(fetched, asked), {asked, tell: listener.tell});
        listener.finish();
        showFetched(fetched, presentation, options, context);
        await context.out.flush();
        // Named jobs may only be viewed; `--pending` collects.
        if (options.pending === true && !context.out.closed.aborted) await recordFetched(fetched, batch);
        return warnOfExpiry(batch, connection.talk);
      }
      const page = await openRunReport(options, context);
      const collected = {...collectOptions(options, settings, directory), watch: page?.watch};
      const report = await collectJobs(jobIds, collected, batch)
        .then((outcome) =>
          writeRunReport(
            outcome,
            {report: page, asked: {}, fileOf: filesOfJobs(batch.ledger.jobs())},
            {context, connection},
          ),
        )
        .finally(() => page?.close());
      listener.finish();
      warnOfExpiry(batch, connection.talk);
      const ending = {
        signal: connection.received(),
        timeIsUp: connection.timeIsUp(),
        failIfEmpty: options.failIfEmpty,
      };
      const output = shortPath(directory, context.io.cwd);
      await showOutcome(report, {presentation, ending, output, startedMs, sends: false}, context);
    }).finally(() => listener.finish());
  });
}

function refuseManyCsv({jobIds, pending}: JobsOptions, format: Presentation['stdoutFormat']): void {
  if (format === 'csv' && (jobIds.length > 1 || pending === true))
    throw new DocextractError('usage', 'the CSV of several jobs needs a directory', {
      hint: 'name it with -o',
    });
}

/** A view on stdout leaves nothing behind. */
function refuseUnwritten({report}: JobsOptions, directory: string | undefined): void {
  if (report !== undefined && directory === undefined)
    throw new DocextractError('usage', '--report is about results that are written', {
      hint: 'name their directory with -o',
    });
}

/** The CSV of a service is passed on as it comes. */
function refuseUnseen({reviewBelow}: JobsOptions, format: Presentation['stdoutFormat']): void {
  if (format === 'csv' && reviewBelow !== undefined)
    throw new DocextractError('usage', '--review-below cannot look into CSV on stdout', {
      hint: 'write the results with -o, or take --format json',
    });
}

function collectOptions(options: JobsOptions, {values}: ResolvedSettings, directory: string) {
  const {wait, overwrite, tables, csvBom, strictMapping, trustOrder, jobTimeout} = options;
  return {
    output: {directory, format: values.format, tables, csvBom, overwrite},
    include: includeOf(options),
    reviewBelow: options.reviewBelow,
    ...{wait, strictMapping, trustOrder, jobTimeoutMs: jobTimeout},
  };
}

function showFetched(
  jobs: FetchedJob[],
  presentation: Presentation,
  options: JobsOptions,
  context: Context,
): void {
  context.exitCode = exitCodeOfJobs(jobs, options);
  presentJobs(jobs, presentation, context);
}
