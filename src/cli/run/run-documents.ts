// run: runs a batch for a command, from settings to summary and exit code.

import {setMaxListeners} from 'node:events';
import {resolve} from 'node:path';
import type {BatchReport} from '../../batch/model/outcome.js';
import type {Work} from '../../batch/model/work.js';
import {DocextractError} from '../../contract/errors.js';
import {reportFindings} from '../../batch/scan/findings.js';
import {withBatchContext} from './open-batch-context.js';
import {keySetting} from '../config/key-setting.js';
import {resolveSettings, type ResolvedSettings} from '../config/resolve.js';
import {withConnection} from '../service/connection.js';
import type {Context} from '../terminal/context.js';
import {showPlan} from './show-plan.js';
import {warnOfExpiry} from './warn-of-expiring-results.js';
import type {StopSignal} from '../io.js';
import {showOutcome} from './show-outcome.js';
import {ledgerDirectoryOf} from './open-ledgers.js';
import {stdoutFormatOf} from '../render/present.js';
import type {DocumentsOptions, PreparedRun} from './prepared-run.js';
import {shortPath} from '../render/short-path.js';
import {filteredWords, leftOutWords} from '../render/left-out-files.js';
import {listenToRun} from '../render/run-listener.js';
import {runBatch} from './run-batch.js';
import {openRunReport, type ReportPlace, writeRunReport} from './run-report.js';
import {createPictureConverter} from '../service/picture-converter.js';
import {selectDocuments} from '../options/select-documents.js';
import {createTalk} from '../terminal/talk.js';
import {withTemplateNamed} from '../options/unknown-template.js';
import {workOf} from '../options/work-of-options.js';
import {mustExist} from '../../contract/must-exist.js';

/** Runs `process`, `submit` and `agent`. */
export async function runDocuments(
  options: DocumentsOptions,
  context: Context,
  operation: Work['operation'],
): Promise<void> {
  const startedMs = context.io.now();
  const prepared = await prepare(options, context, operation);
  try {
    if (options.dryRun === true) return await showPlan(prepared, context);
    const {report, signal, timeIsUp} = await perform(prepared, context);
    const {template} = prepared.settings.values;
    await showOutcome(
      withTemplateNamed(report, template, prepared.settings.values),
      {
        presentation: prepared.presentation,
        ending: {signal, timeIsUp, failIfEmpty: options.failIfEmpty, detached: options.detach},
        output: prepared.directory && shortPath(prepared.directory, options.demoFrom ?? context.io.cwd),
        startedMs,
        sends: options.demoFrom === undefined,
        leftOut: filteredWords(prepared.selection.passedOver.filtered, options),
      },
      context,
    );
  } finally {
    await prepared.selection.release();
    await prepared.report?.close();
  }
}

async function prepare(
  options: DocumentsOptions,
  context: Context,
  operation: Work['operation'],
): Promise<PreparedRun> {
  const settings = await resolveSettings(options, context.io);
  refuseDetached(options, settings);
  refuseUnread(options);
  const work = await workOf(operation, options, settings.values, context);
  const isLeft = options.detach === true;
  const directory = directoryOf(settings, operation === 'submit' && !isLeft, context);
  const output = {format: settings.values.format, tables: options.tables};
  const stdoutFormat = isLeft ? undefined : stdoutFormatOf(directory, output, context);
  const selection = await selectDocuments(
    {
      options,
      converter: createPictureConverter(context.io),
      travel: operation === 'submit' && options.perFile !== true ? 'archive' : 'alone',
      leaveOut: [directory, options.report].flatMap((one) =>
        one === undefined ? [] : [resolve(context.io.cwd, one)],
      ),
    },
    context,
  );
  const leftOut = leftOutWords(selection.findings, options.verbose > 0);
  if (leftOut !== undefined) createTalk(options, context).info(leftOut);
  const presentation = {...options, stdoutFormat, single: selection.single};
  const report =
    options.dryRun === true
      ? undefined
      : await openRunReport(options, context).catch(async (error: unknown) => {
          await selection.release();
          throw error;
        });
  return {options, settings, work, selection, directory, presentation, report};
}

/** Output folder: jobs write files by default; other commands print to stdout. */
function directoryOf(
  {values, origins}: ResolvedSettings,
  isFollowed: boolean,
  {io}: Context,
): string | undefined {
  const isFiles = isFollowed || origins.output?.kind !== 'default';
  return isFiles ? resolve(io.cwd, mustExist(values.output, 'output folder')) : undefined;
}

interface Performed {
  report: BatchReport;
  signal?: StopSignal | undefined;
  timeIsUp?: boolean;
}

async function perform(prepared: PreparedRun, context: Context): Promise<Performed> {
  return prepared.selection.documents.length === 0
    ? {report: await tellWhy(prepared, context)}
    : send(prepared, context);
}

/** Without documents, no service is started. */
async function tellWhy(prepared: PreparedRun, context: Context): Promise<BatchReport> {
  const {options, settings, selection, directory, presentation} = prepared;
  const listener = await listenToRun(presentation, context, createTalk(options, context));
  try {
    const outcome = await reportFindings(selection.findings, {
      output: {
        ...{directory, format: settings.values.format},
        ...{tables: options.tables, csvBom: options.csvBom},
      },
      stateDirectory: ledgerDirectoryOf(settings, context.io),
      tell: listener.tell,
    });
    return await withReport(outcome, prepared, {context});
  } finally {
    listener.finish();
  }
}

async function send(prepared: PreparedRun, context: Context): Promise<Performed> {
  const {options, presentation, directory} = prepared;
  return withConnection(
    options,
    context,
    async (connection) => {
      const listener = await listenToRun(presentation, context, connection.talk);
      // A closed stdout stops the run, unless results go to files.
      const stop = directory === undefined ? eitherOf(connection.stop, context.out.closed) : connection.stop;
      try {
        const outcome = await withBatchContext(connection, {context, tell: listener.tell, stop}, (batch) => {
          warnOfExpiry(batch, connection.talk);
          return runBatch(prepared, batch);
        });
        const report = await withReport(outcome, prepared, {context, connection});
        return {report, signal: connection.received(), timeIsUp: connection.timeIsUp()};
      } finally {
        listener.finish();
      }
    },
    () => 'stopping: what is being sent will land, nothing new is started; once more gives up at once',
  );
}

/** Each document under way listens to it; Node warns of more than ten. */
function eitherOf(...signals: AbortSignal[]): AbortSignal {
  const either = AbortSignal.any(signals);
  setMaxListeners(0, either, ...signals);
  return either;
}

/** The report of a run, if there is to be one. */
function withReport(
  outcome: BatchReport,
  {report, settings, selection, work}: PreparedRun,
  place: ReportPlace,
): Promise<BatchReport> {
  const {template} = settings.values;
  const files = new Map([...selection.documents, ...selection.findings].map((one) => [one.source, one.path]));
  const asked = {
    template: work.operation === 'agent' && work.templateId === undefined ? undefined : template,
    documentType: work.operation === 'agent' ? work.payload.document_type : undefined,
  };
  return writeRunReport(outcome, {report, asked, fileOf: (source) => files.get(source)}, place);
}

/** Refuses `--report` with `--detach`: detached jobs have no results yet. */
function refuseUnread({detach, report}: DocumentsOptions): void {
  if (detach !== true || report === undefined) return;
  throw new DocextractError('usage', '--report is about what was read, and --detach leaves before that', {
    hint: 'fetch the results later with `docextract results -o DIR --report DIR`',
  });
}

function refuseDetached({detach}: DocumentsOptions, {values, origins}: ResolvedSettings): void {
  if (detach !== true || values.baseUrl !== undefined || keySetting(origins) !== undefined) return;
  throw new DocextractError(
    'usage',
    'the built-in service ends with this command, so there is nothing to leave the job to',
    {hint: 'start `docextract serve`, and name it with --base-url'},
  );
}
