import {createWriteStream} from 'node:fs';
import {mkdtemp, open, readFile, rename, rm, stat} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {pipeline} from 'node:stream/promises';
import {parseFileList} from '../../batch/scan/file-list.js';
import {scan, type Scan} from '../../batch/scan/scan.js';
import type {PictureConverter} from '../../batch/model/picture-converter.js';
import type {Finding} from '../../batch/model/source-document.js';
import {documentKinds, kindOf, sniffBytes} from '../../contract/documents.js';
import {DocextractError} from '../../contract/errors.js';
import type {Context} from '../terminal/context.js';
import type {SelectionOptions} from './shared-flags.js';
import {readStdin} from '../terminal/stdin.js';
import {mustExist} from '../../contract/must-exist.js';
import {cannotRead} from '../../batch/files/cannot-read.js';

export interface DocumentSelection extends Scan {
  /** One file or `-` was named: the output is that document's. */
  single: boolean;
  /** Removes the temporary file of stdin. */
  release(): Promise<void>;
}

export interface SelectionRequest {
  options: SelectionOptions & {paths: string[]};
  travel: 'alone' | 'archive';
  /** Output folders, excluded from the scan. */
  leaveOut: string[];
  converter: PictureConverter;
  signal?: AbortSignal;
}

/** Finds the documents of a command line. Wrong use is a `usage` error, a missing input `cannot_read`. */
export async function selectDocuments(
  request: SelectionRequest,
  context: Context,
): Promise<DocumentSelection> {
  const {options, travel, leaveOut, signal, converter} = request;
  refuseWrongUse(options);
  const spool = options.paths.includes('-') ? await spoolStdin(context) : undefined;
  const release = async () => spool && (await rm(spool.directory, {recursive: true, force: true}));
  try {
    const inputs = options.paths.map((path) => (path === '-' ? spool!.path : path));
    const found = await scan({
      cwd: context.io.cwd,
      inputs,
      listed: await listedPaths(options, context),
      recursive: options.recursive,
      include: options.include,
      exclude: options.exclude,
      newerThan: options.newerThan === undefined ? undefined : new Date(options.newerThan),
      maxFiles: options.maxFiles,
      ...{travel, leaveOut, signal, converter},
    });
    if (options.strict === true) refuseDamaged(found.findings);
    return {...found, single: await isOneFile(inputs, options, context), release};
  } catch (error) {
    await release();
    throw error;
  }
}

function refuseWrongUse({paths, filesFrom}: SelectionRequest['options']): void {
  if (paths.length === 0 && filesFrom === undefined)
    throw new DocextractError('usage', 'no documents are named', {
      hint: 'give files, folders or globs, `-` for one document on stdin, or --files-from',
    });
  const readers = [...paths.filter((path) => path === '-'), ...(filesFrom === '-' ? ['-'] : [])];
  if (readers.length > 1) throw new DocextractError('usage', 'stdin can be read only once');
}

async function listedPaths({filesFrom}: SelectionOptions, context: Context): Promise<string[] | undefined> {
  if (filesFrom === undefined) return undefined;
  if (filesFrom === '-') return parseFileList((await readStdin(context)).toString('utf8'));
  const path = resolve(context.io.cwd, filesFrom);
  try {
    return parseFileList(await readFile(path, 'utf8'));
  } catch (cause) {
    throw cannotRead(`the list of files ${path}`, cause);
  }
}

/** Spools stdin to a file named by its kind, since a document may have to be sent more than once. */
async function spoolStdin({io}: Context): Promise<{directory: string; path: string}> {
  if (io.stdin.isTTY === true)
    throw new DocextractError('usage', '`-` reads a document from stdin, which is the keyboard here', {
      hint: 'cat a.pdf | docextract process - --template invoice',
    });
  const directory = await mkdtemp(join(tmpdir(), 'docextract-stdin-'));
  const path = join(directory, 'stdin');
  await pipeline(io.stdin, createWriteStream(path, {mode: 0o600}));
  const named = `${path}${await extensionOf(path)}`;
  await rename(path, named);
  return {directory, path: named};
}

async function extensionOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const {buffer, bytesRead} = await file.read(Buffer.alloc(sniffBytes), 0, sniffBytes, 0);
    const kind = kindOf(buffer.subarray(0, bytesRead));
    return kind === undefined ? '' : documentKinds[kind].extensions[0];
  } finally {
    await file.close();
  }
}

function refuseDamaged(findings: readonly Finding[]): void {
  const bad = findings.filter(({severity}) => severity === 'refused');
  if (bad.length === 0) return;
  const named = bad.slice(0, 5).map(({source, message}) => `${source}: ${message}`);
  const more = bad.length > 5 ? `; and ${bad.length - 5} more` : '';
  throw new DocextractError('usage', `nothing is sent, because of --strict: ${named.join('; ')}${more}`, {
    hint: 'leave them out with --exclude, or go without --strict',
  });
}

async function isOneFile(inputs: string[], {filesFrom}: SelectionOptions, {io}: Context): Promise<boolean> {
  if (inputs.length !== 1 || filesFrom !== undefined) return false;
  const found = await stat(resolve(io.cwd, mustExist(inputs[0], 'path of the only input'))).catch(
    () => undefined,
  );
  return found?.isFile() === true;
}
