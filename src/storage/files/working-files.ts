import {createHash, randomUUID} from 'node:crypto';
import {open, readdir, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {sniffBytes} from '../../contract/documents.js';
import {DocextractError} from '../../contract/errors.js';
import {asUnavailable} from './disk-errors.js';
import type {StoredFile} from './file-store.js';

/** Files of this process in its temporary directory. */
export interface WorkingFiles {
  /** A path for a new file, which the sweep spares until `letGo` is called. */
  claim(name?: string): Promise<{id: string; path: string}>;
  letGo: (path: string) => void;
  /** Removes files that are not in use; returns their number. */
  sweep(): Promise<number>;
}

/**
 * Manages the files of this process. `directory` gives its temporary directory, and is called for each claim and sweep.
 */
export function openWorkingFiles(directory: () => Promise<string>): WorkingFiles {
  const atHand = new Set<string>();
  return {
    claim: async (id = randomUUID()) => {
      const path = join(await directory(), id);
      atHand.add(path);
      return {id, path};
    },
    letGo: (path) => void atHand.delete(path),
    sweep: async () => {
      const folder = await directory();
      const paths = (await readdir(folder)).map((name) => join(folder, name));
      const left = paths.filter((path) => !atHand.has(path));
      for (const path of left) await rm(path, {force: true});
      return left.length;
    },
  };
}

/** Writes a new file; leaves none when that fails. Throws `too_large` and `unavailable`. */
export async function writeWhole(
  path: string,
  source: AsyncIterable<Uint8Array>,
  {maxBytes, sync}: {maxBytes: number; sync: boolean},
): Promise<Omit<StoredFile, 'key'>> {
  const hash = createHash('sha256');
  const head: Uint8Array[] = [];
  let bytes = 0;
  const file = await open(path, 'wx', 0o600).catch((error: unknown) => {
    throw asUnavailable(error);
  });
  try {
    for await (const chunk of source) {
      if (bytes < sniffBytes) head.push(chunk.slice(0, sniffBytes - bytes));
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      hash.update(chunk);
      await file.appendFile(chunk);
    }
    if (sync) await file.sync();
  } catch (error) {
    await file.close();
    await rm(path, {force: true});
    throw asUnavailable(error);
  }
  await file.close();
  return {bytes, sha256: hash.digest('hex'), head: Buffer.concat(head)};
}

function tooLarge(maxBytes: number): DocextractError {
  return new DocextractError('too_large', `The document is larger than ${maxBytes} bytes.`, {
    hint: 'Split it, or ask the operator of the service for a higher limit.',
  });
}
