import type {BatchContext} from '../../batch/run/batch-context.js';
import type {RunOptions} from '../../batch/model/run-options.js';
import type {BatchReport} from '../../batch/model/outcome.js';
import {processBatch} from '../../batch/submit/process-batch.js';
import {submitAndCollect} from '../../batch/submit/submit-and-collect.js';
import {includeOf} from '../options/shared-flags.js';
import type {PreparedRun} from './prepared-run.js';

/** Runs a prepared run through the batch floor. */
export async function runBatch(prepared: PreparedRun, batch: BatchContext): Promise<BatchReport> {
  const {options, settings, selection, work} = prepared;
  if (work.operation !== 'submit') return processBatch(selection, {...runOptions(prepared), work}, batch);
  const {perFile, detach, zipMaxFiles, zipMaxBytes} = options;
  return submitAndCollect(
    selection,
    {
      ...runOptions(prepared),
      ...{work, perFile, detach, archiveMaxFiles: zipMaxFiles, archiveMaxBytes: zipMaxBytes},
      jobTimeoutMs: settings.values.jobTimeout,
    },
    batch,
  );
}

function runOptions({options, settings, directory, work, report}: PreparedRun): RunOptions {
  const {overwrite, tables, csvBom, strictMapping, trustOrder, retryFailed, retryUnknown, force, maxCredits} =
    options;
  return {
    work,
    output: {directory, format: settings.values.format, tables, csvBom, overwrite},
    concurrency: settings.values.concurrency,
    include: includeOf(options),
    reviewBelow: options.reviewBelow,
    watch: report?.watch,
    ...{strictMapping, trustOrder, retryFailed, retryUnknown, force, maxCredits},
  };
}
