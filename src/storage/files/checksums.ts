import {createHash} from 'node:crypto';
import {systemCodeOf} from '../../contract/errors.js';
import {createReadStream} from 'node:fs';
import {stat} from 'node:fs/promises';

/** `damaged`: the content has changed. */
export type FileIntegrity = 'whole' | 'damaged' | 'missing';

/** A file name with the checksum of its content, so that the two stay together. */
export function nameWithChecksum(id: string, sha256: string): string {
  return `${id}-${sha256}`;
}

/** `undefined` for names of earlier versions, which have no checksum. */
export function checksumIn(key: string): string | undefined {
  return /-([0-9a-f]{64})$/.exec(key)?.[1];
}

/** Compares a file with its expected checksum. Throws when it cannot be read. */
export async function integrityOf(path: string, sha256: string | undefined): Promise<FileIntegrity> {
  try {
    if (sha256 === undefined) return (await stat(path)) && 'whole';
    const hash = createHash('sha256');
    const content: AsyncIterable<Uint8Array> = createReadStream(path, {highWaterMark: 1024 * 1024});
    for await (const chunk of content) hash.update(chunk);
    return hash.digest('hex') === sha256 ? 'whole' : 'damaged';
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return 'missing';
    throw error;
  }
}
