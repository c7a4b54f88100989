import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import {writeAtomically} from '../files/write-file.js';
import {finishedFolders} from './files.js';
import {freeName, isThere} from './free-name.js';
import {moveFile} from './move-file.js';
import type {FinishedDocument, RoundContext} from './hot-folder-options.js';

/**
 * Reports a finished document, then moves it. A file replaced meanwhile is a new document and stays. Throws
 * `cannot_write`.
 */
export async function moveFinished(
  finished: FinishedDocument,
  {options, context, isReplaced}: RoundContext & {isReplaced: boolean},
): Promise<void> {
  const {document, path} = finished;
  const {source, status} = document;
  await context.onFinished?.(finished);
  if (isReplaced) return context.tell({type: 'gone', source, path});
  const hasResult = status === 'succeeded' || status === 'skipped';
  const directory = join(options.folder, hasResult ? finishedFolders.done : finishedFolders.failed);
  const to = join(directory, await freeName(source, (name) => isThere(directory, name)));
  const reason = `${to}.error.json`;
  // Write the reason first, so that every document in `failed` has one.
  if (!hasResult) await writeAtomically(reason, reasonFor(finished, context.now()));
  if (await moveFile(path, to)) return context.tell({type: 'moved', source, from: path, to});
  if (!hasResult) await rm(reason, {force: true});
  context.tell({type: 'gone', source, path});
}

function reasonFor({document, path}: FinishedDocument, nowMs: number): string {
  const {source, status, error, sha256} = document;
  const at = new Date(nowMs).toISOString();
  return `${JSON.stringify({source, status, error, ...(sha256 !== undefined && {sha256}), path, at}, null, 2)}\n`;
}
