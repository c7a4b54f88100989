import {resolve} from 'node:path';
import {failureOf} from '../../batch/model/batch-report.js';
import type {BatchReport, DocumentOutcome} from '../../batch/model/outcome.js';
import type {ReportOptions} from '../options/shared-flags.js';
import {givenLine} from '../render/command-line.js';
import {shortPath} from '../render/short-path.js';
import type {RunFacts} from '../report/page.js';
import type {FileOf} from '../report/pictures.js';
import type {ReportWriter} from '../report/report.js';
import type {Connection} from '../service/connection.js';
import type {Context} from '../terminal/context.js';

export interface ReportPlace {
  context: Context;
  /** Absent if the run had no documents. */
  connection?: Connection;
}

/** Prepares the report of a run, if one is wanted. Throws `cannot_write`. */
export async function openRunReport(
  {report}: ReportOptions,
  {io}: Context,
): Promise<ReportWriter | undefined> {
  if (report === undefined) return undefined;
  const {openReport} = await import('../report/report.js');
  return openReport(resolve(io.cwd, report));
}

/** Writes the report of a run and lists it among its files. If that fails, `stopped` says why, unless it is set. */
export async function writeRunReport(
  outcome: BatchReport,
  {
    report,
    asked,
    fileOf,
  }: {
    report: ReportWriter | undefined;
    asked: Pick<RunFacts, 'template' | 'documentType'>;
    fileOf: FileOf;
  },
  {context, connection}: ReportPlace,
): Promise<BatchReport> {
  if (report === undefined) return outcome;
  const {io, argv} = context;
  const service = connection === undefined ? 'none was asked' : serviceWords(connection);
  const facts = {at: new Date(io.now()), command: givenLine(argv), service, ...asked};
  const recogniser = connection?.embeddedIn === undefined ? undefined : await recogniserOf(context);
  const named = {...outcome, documents: outcome.documents.map((one) => withShortPath(one, io.cwd))};
  try {
    const file = await report.write({outcome: named, facts, fileOf, recogniser, stop: connection?.stop});
    return {...outcome, files: [...outcome.files, file]};
  } catch (error) {
    return {...outcome, stopped: outcome.stopped ?? failureOf(error)};
  }
}

function withShortPath(document: DocumentOutcome, cwd: string): DocumentOutcome {
  return document.result === undefined ? document : {...document, result: shortPath(document.result, cwd)};
}

function serviceWords({embeddedIn, client}: Connection): string {
  return embeddedIn === undefined ? client.baseUrl : 'the built-in one, on this machine';
}

/** How the built-in service reads scans. */
async function recogniserOf({io}: Context) {
  const {readServiceSettings, readOptionsOf} = await import('../config/read-service-settings.js');
  return readOptionsOf((await readServiceSettings(io)).values).recogniser;
}
