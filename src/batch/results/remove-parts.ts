import {readdir, rm, stat} from 'node:fs/promises';
import {join} from 'node:path';

/** Temporary files of `writeAtomically` and `writeExclusively`. */
const beside = /\.(?:json|ndjson|csv)\.[0-9a-f]{8}\.part$/;
/** No transfer is idle for this long. */
const silentMs = 60 * 60_000;

/**
 * Removes temporary files of killed commands from a result folder. A running command whose file is removed writes it
 * again.
 */
export async function removeParts(folder: string): Promise<void> {
  for (const name of await namesIn(folder))
    if (beside.test(name)) await rm(join(folder, name), {force: true});
}

/** The same for a folder of raw replies. These cannot be written again, so they must be untouched for long. */
export async function removeReplyParts(folder: string): Promise<void> {
  await removeParts(folder);
  for (const name of (await namesIn(folder)).filter((name) => name.endsWith('.part'))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && Date.now() - found.mtimeMs > silentMs) await rm(path, {force: true});
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
