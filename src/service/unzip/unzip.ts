// unzip: checks archives against attacks and unpacks them into documents.

import {crc32} from 'node:zlib';
import type {Entry, ZipFile} from 'yauzl';
import {isReadByService, kindOf, namesOfKinds} from '../../contract/documents.js';
import {DocextractError} from '../../contract/errors.js';
import type {JobWarning} from '../../contract/jobs.js';
import type {FileStore, StoredFile} from '../../storage/files/file-store.js';
import type {NewDocument} from '../../storage/jobs/insert-documents.js';
import {classify} from './classify.js';
import {damagedArchive, openArchive} from './inspect-archive.js';

interface Options {
  files: FileStore;
  /** Of one entry. */
  maxBytes: number;
  signal: AbortSignal;
  /** Called for each ignored entry; folders and system files are dropped silently. */
  ignore: (warning: JobWarning) => void;
}

/**
 * Unpacks the documents of an archive in order, each into a file that is not yet synced. Entries that cannot be
 * processed carry the reason.
 */
export async function* unzip(path: string, options: Options): AsyncGenerator<NewDocument> {
  const archive = await openArchive(path);
  const seen = new Set<string>();
  let position = 0;
  for await (const entry of entriesOf(archive)) {
    options.signal.throwIfAborted();
    const {name, ignored, refusal} = classify(entry, options.maxBytes);
    if (typeof ignored === 'string') options.ignore({entry: name, reason: ignored});
    if (ignored !== false) continue;
    const reason = refusal ?? (seen.has(name) ? 'stands in the archive more than once' : undefined);
    seen.add(name);
    const place = {position: position++, name};
    yield reason === undefined
      ? {...place, ...(await unpack(archive, {entry, name, ...options}))}
      : {...place, error: {code: 'invalid_request', message: `${name} ${reason}.`}};
  }
}

/** Entries of an archive; damage in its directory is thrown as it is read. */
async function* entriesOf(archive: ZipFile): AsyncGenerator<Entry> {
  const entries = archive.eachEntry();
  try {
    for (;;) {
      const next = await entries.next().catch((cause: unknown) => {
        throw damagedArchive(cause);
      });
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    await entries.return?.();
  }
}

async function unpack(
  archive: ZipFile,
  {entry, name, files, maxBytes}: Pick<Options, 'files' | 'maxBytes'> & {entry: Entry; name: string},
): Promise<Pick<NewDocument, 'file' | 'error'>> {
  let file: StoredFile;
  try {
    file = await files.put(checked(archive, entry), {maxBytes, unsynced: true});
  } catch (error) {
    if (error instanceof DocextractError && error.code === 'unavailable') throw error;
    return {error: {code: 'unreadable_document', message: `${name} is damaged: ${messageOf(error)}`}};
  }
  const kind = kindOf(file.head);
  if (file.bytes > 0 && kind !== undefined && isReadByService(kind)) return {file: file.key};
  await files.remove(file.key);
  if (file.bytes === 0) return {error: {code: 'invalid_request', message: `${name} is empty.`}};
  const what = kind === 'heic' ? 'is HEIC, which the service does not read' : 'is of no supported kind';
  return {error: {code: 'unsupported_kind', message: `${name} ${what}: ${documentsAre}.`}};
}

const documentsAre = `documents are ${namesOfKinds(isReadByService)} files`;

/** yauzl checks sizes but not checksums. */
async function* checked(archive: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  let sum = 0;
  const content: AsyncIterable<Buffer> = await archive.openReadStreamPromise(entry);
  for await (const chunk of content) {
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (sum !== entry.crc32) throw new Error('its checksum is wrong.');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
