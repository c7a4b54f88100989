import {lstat, opendir, realpath, stat} from 'node:fs/promises';
import {basename, dirname, join, resolve} from 'node:path';
import {readFailure} from '../../batch/files/cannot-read.js';
import {isWithin} from '../../batch/files/is-within.js';
import {DocextractError} from '../../contract/errors.js';

/** The folders that tools may read from and write to. Every path a client gives passes through here. */
export interface AllowedFolders {
  /** Absolute, without symbolic links; the first is the base of relative paths. */
  readonly folders: readonly string[];
  /** The real path of an existing file or folder. Throws `cannot_read`, also for what is outside. */
  input(this: void, path: string): Promise<string>;
  /**
   * The real path of a folder for results; it need not exist. Throws `cannot_write`, also for what is outside and for a
   * folder with a symbolic link that leads outside.
   */
  output(this: void, path: string): Promise<string>;
}

/** Resolves the folders given at the start. Throws `usage` when one is missing or no folder. */
export async function openAllowedFolders(named: readonly string[], cwd: string): Promise<AllowedFolders> {
  const folders: string[] = [];
  for (const name of named) folders.push(await realFolder(resolve(cwd, name)));
  const base = folders[0] ?? cwd;
  const isAllowed = (real: string) => folders.some((folder) => isWithin(real, folder));
  const hint = `Allowed are ${folders.join(', ')}. The user may allow more with --allow at the start of the server.`;
  return {
    folders,
    async input(path) {
      const whole = resolve(base, path);
      // What is outside is refused in the same words whether it exists or not.
      const real = await realPlaceOf(whole);
      if (!isAllowed(real))
        throw new DocextractError('cannot_read', `${path} is not in a folder that may be read`, {hint});
      if (await isThere(real)) return real;
      throw new DocextractError('cannot_read', `${path}: no such file or folder`, {
        hint: `Relative paths begin in ${base}.`,
      });
    },
    async output(path) {
      const real = await realPlaceOf(resolve(base, path));
      if (!isAllowed(real))
        throw new DocextractError('cannot_write', `${path} is not in a folder that may be written`, {hint});
      const link = await linkOutOf(real, isAllowed);
      if (link === undefined) return real;
      throw new DocextractError(
        'cannot_write',
        `${link} is a symbolic link that leads out of the folders that may be written`,
        {hint: 'Give another folder as `output`, or ask the user to remove the link.'},
      );
    },
  };
}

async function realFolder(path: string): Promise<string> {
  const real = await realpath(path).catch((cause: unknown) => {
    const {reason} = readFailure(cause, 'folder');
    throw new DocextractError('usage', `--allow ${path}: ${reason}`, {
      hint: 'name a folder that exists, and that this account may read',
      cause,
    });
  });
  if ((await stat(real)).isDirectory()) return real;
  throw new DocextractError('usage', `--allow ${path} is not a folder`, {hint: 'name the folder it is in'});
}

/** The path with all links of its existing part resolved. Throws `cannot_write` for a link that leads nowhere. */
async function realPlaceOf(path: string): Promise<string> {
  const real = await realpath(path).catch(() => undefined);
  if (real !== undefined) return real;
  const entry = await lstat(path).catch(() => undefined);
  if (entry?.isSymbolicLink() === true)
    throw new DocextractError('cannot_write', `${path} is a symbolic link that leads nowhere`, {
      hint: 'Give another path.',
    });
  const parent = dirname(path);
  return parent === path ? path : join(await realPlaceOf(parent), basename(path));
}

/** The first symbolic link in a folder that leads outside or nowhere; `undefined` without any, or without the folder. */
async function linkOutOf(folder: string, isAllowed: (real: string) => boolean): Promise<string | undefined> {
  if (!(await isThere(folder))) return undefined;
  try {
    for await (const entry of await opendir(folder, {recursive: true})) {
      if (!entry.isSymbolicLink()) continue;
      const link = join(entry.parentPath, entry.name);
      const target = await realpath(link).catch(() => undefined);
      if (target === undefined || !isAllowed(target)) return link;
    }
    return undefined;
  } catch (cause) {
    throw new DocextractError(
      'cannot_write',
      `${folder} cannot be listed: ${readFailure(cause, 'folder').reason}`,
      {cause},
    );
  }
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
