import {DocextractError} from '../../contract/errors.js';
import {checksumIn} from '../files/checksums.js';
import {type FileStore, withFile} from '../files/file-store.js';
import {type FileTarget, type SourceFile, sourceFileAt} from './file-target.js';
import type {AtMoveCrashPoint} from './move-crash-points.js';

interface CopyOptions {
  source: Pick<FileStore, 'open'>;
  target: FileTarget;
  /** All that rows name. */
  keys: readonly string[];
  onFile: (bytes: number) => void;
  at: AtMoveCrashPoint;
}

/** The outcome of copying. */
export interface CopiedFiles {
  /** Files copied by this call; the others were there. */
  copied: number;
  bytes: number;
  /** Keys of files that are missing or damaged at the source. */
  unreadable: string[];
}

/** Files on their way at a time: a store answers each after some tens of milliseconds. */
const lanes = 8;

/**
 * Copies the files that the target does not have. Whenever this ends, each file is complete at the target or absent.
 */
export async function copyFiles({source, target, keys, onFile, at}: CopyOptions): Promise<CopiedFiles> {
  const there = new Set<string>();
  for await (const key of target.list()) there.add(key);
  const outcome: CopiedFiles = {copied: 0, bytes: 0, unreadable: []};
  await inLanes(
    keys.filter((key) => !there.has(key)),
    async (key) => {
      const bytes = await copyOne(source, target, key);
      if (bytes === undefined) return void outcome.unreadable.push(key);
      outcome.copied += 1;
      outcome.bytes += bytes;
      onFile(bytes);
      at('move.file');
    },
  );
  return outcome;
}

/** Returns its size; `undefined` for a file that the source does not have as it was stored. */
function copyOne(
  source: Pick<FileStore, 'open'>,
  target: FileTarget,
  key: string,
): Promise<number | undefined> {
  return withSource(source, key, async (file) => {
    if (file === undefined) return undefined;
    await target.write(key, file);
    return file.bytes;
  });
}

async function withSource<Result>(
  source: Pick<FileStore, 'open'>,
  key: string,
  act: (file: SourceFile | undefined) => Promise<Result>,
): Promise<Result> {
  let isRead = false;
  try {
    return await withFile(source, key, async (path) => {
      const file = await sourceFileAt(path, key);
      isRead = true;
      return act(file);
    });
  } catch (error) {
    if (isRead || !isUnreadable(error)) throw error;
    return act(undefined);
  }
}

/** Whether the source lacks the file, or has it damaged, in a directory or a store. */
function isUnreadable(error: unknown): boolean {
  if (error instanceof DocextractError) return error.code === 'unreadable_document';
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Reads all files at the target back. Returns those that are not what the source has, after copying them once more. */
export async function verifyFiles({
  source,
  target,
  keys,
  onFile,
}: Omit<CopyOptions, 'at'>): Promise<string[]> {
  const wrong: string[] = [];
  const isWhole = async (key: string): Promise<boolean> => {
    const sha256 =
      checksumIn(key) ?? (await withSource(source, key, (file) => Promise.resolve(file?.sha256)));
    return (await target.inspect(key, sha256)) === 'whole';
  };
  await inLanes(keys, async (key) => {
    const isRight =
      (await isWhole(key)) || ((await copyOne(source, target, key)) !== undefined && (await isWhole(key)));
    if (!isRight) wrong.push(key);
    onFile(0);
  });
  return wrong;
}

/** Runs an action for each of several keys, some at a time. The first error ends all. */
async function inLanes(keys: readonly string[], act: (key: string) => Promise<void>): Promise<void> {
  const left = [...keys].reverse();
  const lane = async (): Promise<void> => {
    try {
      for (let key = left.pop(); key !== undefined; key = left.pop()) await act(key);
    } catch (error) {
      left.length = 0;
      throw error;
    }
  };
  await Promise.all(Array.from({length: lanes}, lane));
}
