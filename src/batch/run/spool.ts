import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {DocextractError, messageOf} from '../../contract/errors.js';

/** The temporary files of a run, made when the first one is written. */
export interface Spool {
  /** Returns the path. Throws `cannot_write`. */
  write(name: string, content: Buffer): Promise<string>;
  /** Removes one of its files. */
  drop(path: string | undefined): Promise<void>;
  remove(): Promise<void>;
}

/** A spool in the system folder for temporary files. `remove` deletes its folder, if one was made. */
export function createSpool(): Spool {
  let folder: Promise<string> | undefined;
  return {
    async write(name, content) {
      try {
        folder ??= mkdtemp(join(tmpdir(), 'docextract-converted-'));
        const path = join(await folder, name);
        await writeFile(path, content, {mode: 0o600});
        return path;
      } catch (cause) {
        throw new DocextractError('cannot_write', `a converted picture cannot be kept: ${messageOf(cause)}`, {
          hint: `Check the folder for temporary files, ${tmpdir()}, and the space left in it.`,
          cause,
        });
      }
    },
    async drop(path) {
      if (path !== undefined) await rm(path, {force: true});
    },
    async remove() {
      if (folder !== undefined) await rm(await folder, {recursive: true, force: true});
    },
  };
}
