import {readdir, rm, stat} from 'node:fs/promises';
import {join} from 'node:path';

/** What `writeAtomically` and `writeExclusively` write beside a result, a reply or a table before it gets its name. */
const beside = /\.(?:json|ndjson|csv)\.[0-9a-f]{8}\.part$/;
/** No connection stays silent for so long. */
const silentMs = 60 * 60_000;

/**
 * Removes what killed commands left half written in a folder of results. Where another command is just writing such a
 * file, it notices and writes it again.
 */
export async function removeParts(folder: string): Promise<void> {
  for (const name of await namesIn(folder))
    if (beside.test(name)) await rm(join(folder, name), {force: true});
}

/**
 * The same for a folder of replies as they came, and what one too large to hold was received into: one command cannot
 * write it anew for another, so that it has to be silent for long.
 */
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
