import {randomUUID} from 'node:crypto';
import {constants} from 'node:fs';
import {type FileHandle, open, readdir, rename, rm, stat} from 'node:fs/promises';
import {basename, dirname, join} from 'node:path';
import {DocextractError, messageOf} from '../../contract/errors.js';
import {makeFolder} from '../files/make-folder.js';
import {syncFolders} from '../files/write-file.js';

/** An append-only file of lines that several processes write to. Every method throws `cannot_write` for what it cannot write. */
export interface LineFile {
  /** Resolves when the data is on disk. */
  append: (lines: string[]) => Promise<void>;
  /**
   * Passes on lines added since the last call by any process. Lines behind `closingLine` do not count: another file
   * replaces this one.
   */
  readNew: (take: AcceptLine) => Promise<'all' | 'closed'>;
  /** Lines handed out so far. */
  count: () => number;
  /** Writes the lines to a temporary file, to check that they can be written. */
  rehearse: (lines: Iterable<string>) => Promise<void>;
  /** Replaces the file by one with these lines. Only one process at a time may call it. */
  replace: (lines: Iterable<string>) => Promise<void>;
  /** Whether another file has replaced it. */
  isReplaced: () => Promise<boolean>;
  /** Whether temporary files of killed or running processes exist. */
  hasAsides: () => Promise<boolean>;
  /** Removes temporary files. Call it under the lock. */
  removeAsides: () => Promise<void>;
  /** Opens the file that has replaced this one, to be read from its beginning. */
  reopen: () => Promise<void>;
  close: () => Promise<void>;
}

/** Accepts a line; `false` for an incomplete one, which is then offered again. */
export type AcceptLine = (line: string) => boolean;

/** Marks a closed file: readers wait for the replacing file and write there. */
export const closingLine = '{"type":"moved"}';

/**
 * Each line is written with its line break before it, in one write: a truncated line spoils only itself. Throws
 * `cannot_write`.
 */
export async function openLineFile(path: string): Promise<LineFile> {
  const aside = `${path}.${randomUUID().slice(0, 8)}.part`;
  const isReplaced = async () => {
    const [own, there] = [await file.stat(), await stat(path).catch(() => undefined)];
    return there !== undefined && (there.ino !== own.ino || there.dev !== own.dev);
  };
  let file = await openForAppending(path);
  let read = 0;
  let lines = 0;
  return {
    append: (added) => append(file, path, added),
    async readNew(take) {
      const {offset, isClosed} = await readFrom(file, read, (line) => {
        const isWhole = take(line);
        if (isWhole) lines++;
        return isWhole;
      });
      read = offset;
      return isClosed ? 'closed' : 'all';
    },
    count: () => lines,
    async rehearse(kept) {
      await writeAside(aside, kept);
      await rm(aside, {force: true});
    },
    async replace(kept) {
      await writeAside(aside, kept);
      // A process suspended for long may find that another has replaced the file.
      if (!(await isReplaced())) await rename(aside, path);
      await removeAsides(path);
      await syncFolders([dirname(path)]);
    },
    isReplaced,
    hasAsides: async () => (await asidesOf(path)).length > 0,
    removeAsides: () => removeAsides(path),
    async reopen() {
      const next = await openForAppending(path);
      await file.close();
      [file, read, lines] = [next, 0, 0];
    },
    close: () => file.close(),
  };
}

async function writeAside(path: string, lines: Iterable<string>): Promise<void> {
  try {
    const file = await open(path, 'w', 0o600);
    try {
      let text = '';
      for (const line of lines) {
        text += `\n${line}`;
        if (text.length < chunkBytes) continue;
        await file.appendFile(text);
        text = '';
      }
      await file.appendFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (cause) {
    throw notWritten(path, cause);
  }
}

async function removeAsides(path: string): Promise<void> {
  for (const aside of await asidesOf(path)) await rm(aside, {force: true});
}

async function asidesOf(path: string): Promise<string[]> {
  const folder = dirname(path);
  const names = await readdir(folder);
  return names
    .filter((name) => name.startsWith(basename(path)) && name.endsWith('.part'))
    .map((name) => join(folder, name));
}

async function openForAppending(path: string): Promise<FileHandle> {
  try {
    const folder = dirname(path);
    await makeFolder(folder);
    const file = await open(path, constants.O_RDWR | constants.O_CREAT | constants.O_APPEND, 0o600);
    // A new file name is durable only after its folder is synced.
    if ((await file.stat()).size === 0) await syncFolders([folder, dirname(folder)]);
    return file;
  } catch (cause) {
    throw notWritten(path, cause);
  }
}

async function append(file: FileHandle, path: string, lines: string[]): Promise<void> {
  const bytes = Buffer.from(lines.map((line) => `\n${line}`).join(''));
  try {
    const {bytesWritten} = await file.write(bytes);
    if (bytesWritten < bytes.length) throw new Error('the disk is full');
    await file.datasync();
  } catch (cause) {
    throw notWritten(path, cause);
  }
}

function notWritten(path: string, cause: unknown): DocextractError {
  return new DocextractError('cannot_write', `cannot write the ledger ${path}: ${messageOf(cause)}`, {
    hint: 'Nothing is sent that cannot be written down first. Make room, or give another state directory.',
    cause,
  });
}

/** Reads complete lines from an offset up to `closingLine`; returns the offset behind the last complete one. */
async function readFrom(
  file: FileHandle,
  offset: number,
  take: AcceptLine,
): Promise<{offset: number; isClosed: boolean}> {
  const {size} = await file.stat();
  let rest: Buffer = Buffer.alloc(0);
  for (let position = offset; position < size;) {
    const buffer = Buffer.allocUnsafe(Math.min(chunkBytes, size - position));
    const {bytesRead} = await file.read(buffer, 0, buffer.length, position);
    if (bytesRead === 0) break;
    const bytes = Buffer.concat([rest, buffer.subarray(0, bytesRead)]);
    const split = splitLines(bytes, take);
    position += bytesRead;
    rest = split.rest;
    if (split.isClosed) return {offset: position - rest.length, isClosed: true};
  }
  // The last line has no line break behind it and may still be being written.
  const last = rest.toString('utf8');
  if (last === closingLine) return {offset: size - rest.length, isClosed: true};
  return {offset: last !== '' && take(last) ? size : size - rest.length, isClosed: false};
}

const chunkBytes = 1024 * 1024;

function splitLines(bytes: Buffer, take: AcceptLine): {rest: Buffer; isClosed: boolean} {
  let start = 0;
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
    const line = bytes.toString('utf8', start, end);
    if (line === closingLine) return {rest: bytes.subarray(start), isClosed: true};
    if (line !== '') take(line);
    start = end + 1;
  }
  return {rest: bytes.subarray(start), isClosed: false};
}
