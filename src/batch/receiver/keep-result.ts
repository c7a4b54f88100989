import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fieldsWithStaticValues, staticValuesIn} from '../collect/static-values.js';
import {appendLines, writeAtomically} from '../files/write-file.js';
import type {DeliveryBody} from './delivery.js';
import {payloadOf, type StoredDelivery} from './delivery-inbox.js';
import {isCorrected, isNewer, type KeptDocuments} from './kept-documents.js';
import {mustExist} from '../../contract/must-exist.js';

export interface KeptResult {
  jobId: string;
  status: 'succeeded' | 'failed';
  /** The file. */
  result: string;
}

/**
 * Writes a delivery's result to `<job id>/<name>.json`, or `<name>.error.json` for a failed document, and a line to
 * the manifest. Corrected values replace those sent before, in the same file, whichever comes first. Idempotent. Throws
 * `cannot_write`.
 */
export async function keepResult(
  delivery: StoredDelivery,
  {directory, documents}: {directory: string; documents: KeptDocuments},
): Promise<KeptResult> {
  const payload = payloadOf(delivery);
  const {job_id: jobId, result, error, static_values: told} = payload;
  const file = fileOf(payload);
  const status = result === null || result === undefined ? 'failed' : 'succeeded';
  const fields = fieldsWithStaticValues(result ?? {}, told ?? undefined);
  const statics = staticValuesIn(fields);
  const kept = status === 'succeeded' ? fields : {job_id: jobId, status, error, ...statics};
  const content = `${JSON.stringify(kept, null, 2)}\n`;
  const ending = status === 'succeeded' ? '.json' : '.error.json';
  const folder =
    safeName(jobId) === undefined ? join(directory, delivery.key) : folderOfJob(directory, jobId);
  const place = {names: namesOf(delivery, file), ending, content};
  const {path, isLate} = await placeOf(delivery, {folder, place, documents});
  if (!isLate) await writeAtomically(path, content);
  const line = {
    at: delivery.at,
    webhook_id: delivery.id,
    job_id: jobId,
    status,
    mapping: file === undefined ? 'none' : 'named',
    result: path,
    ...(isCorrected(delivery) && {corrected: true}),
    ...statics,
  };
  await appendLines(join(directory, '.docextract', 'manifest.ndjson'), [JSON.stringify(line)]);
  return {jobId, status, result: path};
}

/** Where the results of a job are. */
export function folderOfJob(directory: string, jobId: string): string {
  return join(directory, safeName(jobId) ?? '.');
}

interface Place {
  names: string[];
  ending: string;
  content: string;
}

/** The file of a delivery's result, and whether it holds later values of the document already. */
async function placeOf(
  delivery: StoredDelivery,
  {folder, place, documents}: {folder: string; place: Place; documents: KeptDocuments},
): Promise<{path: string; isLate: boolean}> {
  const free = await freePlace(folder, place);
  // Only then it may be about a document that has a result.
  const before = isCorrected(delivery) || free === undefined ? await documents.of(delivery) : undefined;
  if (before !== undefined) return {path: before.result, isLate: isNewer(before, delivery)};
  const last = mustExist(place.names.at(-1), 'file name of the delivered result');
  return {path: free ?? join(folder, `${last}${place.ending}`), isLate: false};
}

/** The first name that is free or already holds this result; the last candidate, which is unique, is not looked at. */
async function freePlace(folder: string, {names, ending, content}: Place): Promise<string | undefined> {
  for (const name of names.slice(0, -1)) {
    const path = join(folder, `${name}${ending}`);
    const there = await readFile(path, 'utf8').catch(() => undefined);
    if (there === undefined || there === content) return path;
  }
  return undefined;
}

function namesOf({id, key}: StoredDelivery, file: string | undefined): string[] {
  const source = file !== undefined ? safeName(file.replaceAll('/', '__')) : undefined;
  const own = safeName(id) ?? key;
  return source === undefined ? [own] : [source, `${source}-${key.slice(0, 12)}`];
}

/** An untrusted name, when it is safe as a file name. */
function safeName(text: string): string | undefined {
  return /^(?!\.)[^\u0000-\u001f\u007f\\/:*?"<>|]+$/.test(text) && Buffer.byteLength(text) <= 180
    ? text.normalize('NFC')
    : undefined;
}

/** The document's name: some services put it into the result. */
function fileOf({file, result}: DeliveryBody): string | undefined {
  return [file, result?._file].find((name) => typeof name === 'string');
}
