import {createHash} from 'node:crypto';
import {createReadStream, existsSync} from 'node:fs';
import {copyFile, open, rename} from 'node:fs/promises';
import {basename, dirname, join} from 'node:path';
import {checksumIn, type FileIntegrity, integrityOf} from '../files/checksums.js';
import {makeDirectory, syncDirectory} from '../files/directories.js';
import {asUnavailable} from '../files/disk-errors.js';

/** A file to be copied: on the disk of this machine, its content compared with its name. */
export interface SourceFile {
  path: string;
  bytes: number;
  /** Hex. */
  sha256: string;
}

/** Where files are copied to, under the keys that they have. Throws `unavailable` as disk or store fail. */
export interface FileTarget {
  /** Keys of all files that are there whole. */
  list(): AsyncIterable<string>;
  /** Stores a file, durably. */
  write(key: string, file: SourceFile): Promise<void>;
  /** Reads a file back. `sha256` is for names of early versions, which have no checksum. */
  inspect(key: string, sha256?: string): Promise<FileIntegrity>;
}

/** `directory`: a data directory; `temporary`: where files are until they are whole, on the same file system. */
export function directoryTarget(
  directory: string,
  {temporary, list}: {temporary: () => Promise<string>; list: () => AsyncIterable<string>},
): FileTarget {
  const failing = (error: unknown): never => {
    throw asUnavailable(error);
  };
  return {
    list,
    write: async (key, {path}) => {
      try {
        const aside = join(await temporary(), basename(key));
        await copyFile(path, aside);
        const file = await open(aside, 'r+');
        await file.chmod(0o600);
        await file.sync().finally(() => file.close());
        const kept = join(directory, key);
        if (!existsSync(dirname(kept))) await makeDirectory(dirname(kept));
        await rename(aside, kept);
        await syncDirectory(dirname(kept));
      } catch (error) {
        failing(error);
      }
    },
    inspect: (key, sha256) => integrityOf(join(directory, key), checksumIn(key) ?? sha256).catch(failing),
  };
}

/** Reads a file; `undefined` where its content is not that of its name. */
export async function sourceFileAt(path: string, key: string): Promise<SourceFile | undefined> {
  const hash = createHash('sha256');
  let bytes = 0;
  const content: AsyncIterable<Uint8Array> = createReadStream(path, {highWaterMark: readBytes});
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  const sha256 = hash.digest('hex');
  return sha256 === (checksumIn(key) ?? sha256) ? {path, bytes, sha256} : undefined;
}

const readBytes = 1024 * 1024;
