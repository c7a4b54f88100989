import {resolve} from 'node:path';
import {type HotFolderReport, watchFolder} from '../../batch/hot-folder/hot-folder.js';
import type {
  HotFolderContext,
  HotFolderEvent,
  HotFolderOptions,
  FinishedDocument,
} from '../../batch/hot-folder/hot-folder-options.js';
import {type AgentFlags, asksByPrompts} from '../options/agent-flags.js';
import {withBatchContext} from './open-batch-context.js';
import {createPictureConverter} from '../service/picture-converter.js';
import {resolveSettings, type ResolvedSettings} from '../config/resolve.js';
import {type Connection, withConnection} from '../service/connection.js';
import type {Context} from '../terminal/context.js';
import {foremostExitCode, type ExitCode} from '../terminal/exit-codes.js';
import {
  type ConnectionOptions,
  includeOf,
  type RequestOptions,
  type ResultOptions,
} from '../options/shared-flags.js';
import {warnOfExpiry} from './warn-of-expiring-results.js';
import {createHeartbeat} from './heartbeat.js';
import {createHook, type EventHook} from './event-hook.js';
import {logEvents, openLog} from '../terminal/log-file.js';
import {hotFolderLines, talkHotFolder, tellHotFolder} from '../render/hot-folder-lines.js';
import {exitCodeOfReport} from '../render/outcome-lines.js';
import {presentReport} from '../render/present.js';
import {documentRecord, summaryOf} from '../render/records.js';
import {shortPath} from '../render/short-path.js';
import {withTemplateNamed} from '../options/unknown-template.js';
import {workOf} from '../options/work-of-options.js';
import {mustExist} from '../../contract/must-exist.js';

export interface HotFolderFlags extends RequestOptions, AgentFlags {
  once?: boolean;
  /** Milliseconds. */
  settle?: number;
  /** Milliseconds. */
  poll?: number;
  exec?: string;
  heartbeat?: string;
  recursive?: boolean;
  include?: string[];
  exclude?: string[];
  retryUnknown?: boolean;
  force?: boolean;
  failIfEmpty?: boolean;
  maxCredits?: number;
}

export interface RunHotFolderOptions extends ConnectionOptions, ResultOptions, HotFolderFlags {
  /** As the user named it. */
  folder: string;
}

/** Runs `watch` with a folder. */
export async function runHotFolder(options: RunHotFolderOptions, context: Context): Promise<void> {
  const startedMs = context.io.now();
  const settings = await resolveSettings(options, context.io);
  const folder = resolve(context.io.cwd, options.folder);
  const hot = await folderOptions(folder, options, settings, context);
  const ended = await withConnection(
    options,
    context,
    (connection) => watchOver(hot, {options, connection, context}),
    () => 'stopping: what is being sent will land, nothing new is started; once more gives up at once',
  );
  await showEnd(ended, {options, hot, startedMs}, context);
}

async function folderOptions(
  folder: string,
  options: RunHotFolderOptions,
  settings: ResolvedSettings,
  context: Context,
): Promise<HotFolderOptions> {
  const {values} = settings;
  const operation = asksByPrompts(options) ? 'agent' : 'process';
  return {
    folder,
    work: await workOf(operation, options, values, context),
    output: {
      directory: resolve(context.io.cwd, mustExist(values.output, 'output folder')),
      format: values.format,
      tables: options.tables,
      csvBom: options.csvBom,
    },
    include: includeOf(options),
    reviewBelow: options.reviewBelow,
    concurrency: values.concurrency,
    converter: createPictureConverter(context.io),
    recursive: options.recursive,
    includeNames: options.include,
    excludeNames: options.exclude,
    settleMs: options.settle,
    pollMs: options.poll,
    once: options.once,
    retryUnknown: options.retryUnknown,
    force: options.force,
    maxCredits: options.maxCredits,
  };
}

interface Ended {
  report: HotFolderReport;
  hooksFailed: number;
  signal: ReturnType<Connection['received']>;
  timeIsUp: boolean;
}

interface Watching {
  options: RunHotFolderOptions;
  connection: Connection;
  context: Context;
}

async function watchOver(hot: HotFolderOptions, {options, connection, context}: Watching): Promise<Ended> {
  const {talk} = connection;
  const {io} = context;
  const hook = options.exec === undefined ? undefined : createHook(options.exec, context, connection);
  const beat =
    options.heartbeat === undefined ? undefined : createHeartbeat(resolve(io.cwd, options.heartbeat), io);
  const log = openLog(options.logFile, io);
  log({type: 'start'});
  const listeners = [
    logEvents(log),
    talkHotFolder(talk, options.verbose > 0),
    ...(options.events === true ? [tellHotFolder(context)] : []),
  ];
  const tell = (event: HotFolderEvent) => listeners.forEach((listener) => listener(event));
  let hooksFailed = 0;
  const onFinished = async (landing: FinishedDocument) => {
    const trouble = await runHook(landing, hook);
    if (trouble === undefined) return;
    hooksFailed++;
    tell({type: 'warning', message: `--exec for ${landing.document.source}: ${trouble}`});
  };
  const own: Partial<HotFolderContext> = {onFinished, ...(beat && {onHeartbeat: beat})};
  const report = await withBatchContext(connection, {context, tell, stop: connection.stop}, (batch) => {
    warnOfExpiry(batch, talk);
    return watchFolder(hot, {...batch, ...own, tell, pid: io.pid, isRunning: io.isRunning});
  });
  return {
    report: withTemplateNamed(report, connection.settings.template, connection.settings),
    ...{hooksFailed, signal: connection.received(), timeIsUp: connection.timeIsUp()},
  };
}

async function runHook(
  {document, path}: FinishedDocument,
  hook: EventHook | undefined,
): Promise<string | undefined> {
  return hook?.({type: 'document', ...documentRecord(document), path});
}

interface Showing {
  options: RunHotFolderOptions;
  hot: HotFolderOptions;
  startedMs: number;
}

async function showEnd(ended: Ended, {options, hot, startedMs}: Showing, context: Context): Promise<void> {
  const {report, hooksFailed} = ended;
  context.exitCode = exitCodeOfWatch(ended, options);
  const summary = {
    ...summaryOf(report, context.io.now() - startedMs, context.exitCode),
    waiting: report.waiting,
    hooks_failed: hooksFailed,
  };
  openLog(options.logFile, context.io)({type: 'summary', ...summary});
  await presentReport(report, summary, {...options, stdoutFormat: undefined, single: false}, context);
  if (options.quiet === true && context.exitCode === 0) return;
  const {cwd} = context.io;
  const places = {
    output: shortPath(hot.output.directory, cwd),
    failed: shortPath(`${hot.folder}/failed`, cwd),
  };
  hotFolderLines(report, places).forEach((line) => context.err.print(line));
}

/** Failed documents decide the exit code of a single pass, but not of a watcher that was stopped. */
function exitCodeOfWatch(
  {report, hooksFailed, signal, timeIsUp}: Ended,
  options: RunHotFolderOptions,
): ExitCode {
  if (options.once !== true)
    return exitCodeOfReport(
      {...report, documents: [], counts: {...report.counts, failed: 0, unknown: 0, unsent: 0}},
      {signal, timeIsUp},
    );
  const hooks: ExitCode[] = hooksFailed > 0 ? [3] : [];
  return foremostExitCode([
    exitCodeOfReport(report, {signal, timeIsUp, failIfEmpty: options.failIfEmpty}),
    ...hooks,
  ]);
}
