import {setMaxListeners} from 'node:events';
import {setTimeout as delay} from 'node:timers/promises';
import {resolve} from 'node:path';
import {z} from 'zod';
import {openLedger} from '../batch/ledger/ledger.js';
import type {BatchEvent} from '../batch/model/batch-events.js';
import type {BatchReport} from '../batch/model/outcome.js';
import type {BatchContext} from '../batch/run/batch-context.js';
import {reportFindings} from '../batch/scan/findings.js';
import {createPictureConverter} from '../cli/service/picture-converter.js';
import {scan, type Scan} from '../batch/scan/scan.js';
import {submitAndCollect} from '../batch/submit/submit-and-collect.js';
import {builtIn} from '../cli/run/open-ledgers.js';
import {directoriesOf} from '../cli/config/directories.js';
import {StaticValues} from '../contract/static-values.js';
import {connectionShape, text} from './argument-schemas.js';
import {type Connection, type ConnectionOptions, withConnection} from './connection.js';
import {atTheDoor, checked, createListener, type Listener} from './library-errors.js';

/** Options of `submitFolder`. */
export interface SubmitFolderOptions extends ConnectionOptions {
  /** The template, by its id or alias. */
  template: string;
  /** Folder for the results, one JSON file per document; made when missing. Relative to the working directory. */
  output: string;
  /**
   * `json` by default; `csv` and `both` write `results.csv`, `ndjson` writes `results.ndjson`, `xlsx` writes a
   * spreadsheet.
   */
  format?: 'json' | 'csv' | 'both' | 'ndjson' | 'xlsx';
  /** Pairs that belong to all documents. */
  staticValues?: StaticValues;
  /** Whether documents in subfolders are taken too; they are by default. */
  recursive?: boolean;
  /** Globs of files to take: `*.pdf` for names, `in/*.pdf` for paths in the folder. */
  include?: string[];
  /** Globs of files to leave out. */
  exclude?: string[];
  /** One job per document instead of archives. */
  perFile?: boolean;
  /** Send documents again that failed before; may pay again. */
  retryFailed?: boolean;
  /** Credits (pages) to spend at most; a document whose pages cannot be counted is then not sent. */
  maxCredits?: number;
  /**
   * Milliseconds that a job may take, 1 hour by default. After that its documents are `pending`, and the next call
   * continues.
   */
  jobTimeoutMs?: number;
  /** Directory of the ledger for remote services; that of the command when absent. An embedded service has its own. */
  stateDir?: string;
  /** Called for each event: findings, uploads, states of jobs, results. */
  onEvent?: (event: BatchEvent) => void;
}

/** What became of each document, and where its result is. */
export interface FolderReport extends BatchReport {
  /** The folder of the results, absolute. */
  output: string;
}

/**
 * Sends the documents of a folder as jobs, waits for them, and writes one result per document, as `docextract submit`
 * does: through the ledger of paid requests, so that the same call again sends only what is new or changed.
 *
 * @param folder A folder, a file or a glob, relative to the working directory; or a list of them.
 * @returns The outcome of each document with the path of its result. A document that failed does not reject: look at
 *   `counts.failed` and `failures`, and at `stopped` where the run ended early.
 * @throws DocextractError `cannot_read` for a folder that is missing, `cannot_write` for results or ledger, `usage` for
 *   wrong arguments, `interrupted` when aborted: then nothing new is started, what is being sent is finished and
 *   recorded, and the same call again goes on.
 */
export async function submitFolder(
  folder: string | readonly string[],
  options: SubmitFolderOptions,
): Promise<FolderReport> {
  const {given, inputs} = await atTheDoor({what: 'submitFolder', signal: undefined, isPaid: false}, () => ({
    given: checked('submitFolder', Options, options),
    inputs: checked('submitFolder: the folder', Inputs, folder),
  }));
  return withConnection(given, 'submitFolder', async (connection) => {
    const {cwd} = connection.io;
    const output = resolve(cwd, given.output);
    const {recursive, include, exclude, signal} = given;
    const found = await scan({
      ...{cwd, inputs, recursive, include, exclude, signal},
      travel: given.perFile === true ? 'alone' : 'archive',
      leaveOut: [output],
      converter: createPictureConverter(connection.io),
    });
    const listener = createListener('onEvent', given.onEvent);
    const report = await withLedger(connection, {...given, tell: listener.tell}, (batch) =>
      send(found, {given, output}, batch, connection),
    );
    signal?.throwIfAborted();
    listener.rethrow();
    return {...report, output};
  });
}

type Given = z.infer<typeof Options>;

const Inputs = z
  .union([text.transform((one) => [one]), z.array(text).min(1, 'is empty')])
  .transform((inputs) => [...inputs]);

const Options = z.strictObject({
  ...connectionShape,
  template: text,
  output: text,
  format: z.enum(['json', 'csv', 'both', 'ndjson', 'xlsx']).optional(),
  staticValues: StaticValues.optional(),
  recursive: z.boolean().optional(),
  include: z.array(z.string()).optional(),
  exclude: z.array(z.string()).optional(),
  perFile: z.boolean().optional(),
  retryFailed: z.boolean().optional(),
  maxCredits: z.number().int().min(0).optional(),
  jobTimeoutMs: z.number().positive().optional(),
  stateDir: text.optional(),
  onEvent: z
    .custom<SubmitFolderOptions['onEvent']>((given) => typeof given === 'function', 'is no function')
    .optional(),
});

/** Opens the ledger that the command uses for the same service. */
async function withLedger<Result>(
  {client, embeddedIn, settings, io}: Connection,
  {stateDir, signal, tell}: Given & Pick<Listener<BatchEvent>, 'tell'>,
  act: (batch: BatchContext) => Promise<Result>,
): Promise<Result> {
  const named = stateDir === undefined ? settings.stateDir : resolve(io.cwd, stateDir);
  const directory =
    embeddedIn === undefined ? (named ?? directoriesOf(io).state) : resolve(embeddedIn, 'client');
  const ledger = await openLedger({directory, pid: io.pid, isRunning: io.isRunning, now: io.now});
  try {
    return await act({
      ...{client, ledger, now: io.now, random: Math.random},
      tell,
      service: embeddedIn === undefined ? client.baseUrl : builtIn,
      ...(embeddedIn === undefined && {account: client.keySum}),
      rests: embeddedIn !== undefined,
      ...(signal && {stop: heardByMany(signal)}),
      sleep: async (ms, ended) => delay(ms, undefined, {signal: ended}),
    });
  } finally {
    await ledger.close();
  }
}

/** Documents under way each add a listener to the signal; Node warns of more than ten listeners. */
function heardByMany(signal: AbortSignal): AbortSignal {
  const own = AbortSignal.any([signal]);
  setMaxListeners(0, own);
  return own;
}

function send(
  found: Scan,
  {given, output}: {given: Given; output: string},
  batch: BatchContext,
  {settings, templateIdOf}: Connection,
): Promise<BatchReport> {
  const place = {directory: output, ...(given.format && {format: given.format})};
  if (found.documents.length === 0)
    return reportFindings(found.findings, {
      output: place,
      stateDirectory: batch.ledger.directory,
      tell: batch.tell,
    });
  const {perFile, retryFailed, maxCredits, staticValues} = given;
  return submitAndCollect(
    found,
    {
      work: {
        operation: 'submit',
        templateId: templateIdOf(given.template),
        ...(staticValues && {staticValues}),
        upload: settings.upload,
      },
      output: place,
      ...{perFile, retryFailed, maxCredits},
      jobTimeoutMs: given.jobTimeoutMs ?? settings.jobTimeout,
      concurrency: settings.concurrency,
    },
    batch,
  );
}
