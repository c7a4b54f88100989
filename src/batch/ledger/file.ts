import {constants} from 'node:fs';
import {type FileHandle, open} from 'node:fs/promises';
import {dirname} from 'node:path';
import {DocextractError} from '../../contract/errors.js';
import {makeFolder} from '../make-folder.js';

/** An append-only file of lines that several processes write to. */
export interface LineFile {
  /** On the disk when it resolves. */
  append: (lines: string[]) => Promise<void>;
  /** The lines that were added since the last call, by whomever. */
  readNew: (take: TakeLine) => Promise<void>;
  close: () => Promise<void>;
}

/** Takes a line in; `false` when it is not a whole one. The last line is offered again then. */
export type TakeLine = (line: string) => boolean;

/**
 * Each line is written with its line end before it, in one write: a line that a crash cut short spoils itself and never
 * the next one. Throws `cannot_write`.
 */
export async function openLineFile(path: string): Promise<LineFile> {
  const file = await openForAppending(path);
  let read = 0;
  return {
    append: (lines) => append(file, path, lines),
    async readNew(take) {
      read = await readFrom(file, read, take);
    },
    close: () => file.close(),
  };
}

async function openForAppending(path: string): Promise<FileHandle> {
  try {
    await makeFolder(dirname(path));
    return await open(path, constants.O_RDWR | constants.O_CREAT | constants.O_APPEND, 0o600);
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
  return new DocextractError('cannot_write', `cannot write the ledger ${path}: ${(cause as Error).message}`, {
    hint: 'Nothing is sent that cannot be written down first. Make room, or give another state directory.',
    cause,
  });
}

/** Reads whole lines from an offset on; gives the offset behind the last whole one. */
async function readFrom(file: FileHandle, offset: number, take: TakeLine): Promise<number> {
  const {size} = await file.stat();
  let rest: Buffer = Buffer.alloc(0);
  for (let position = offset; position < size;) {
    const buffer = Buffer.alloc(Math.min(chunkBytes, size - position));
    const {bytesRead} = await file.read(buffer, 0, buffer.length, position);
    if (bytesRead === 0) break;
    position += bytesRead;
    rest = splitLines(Buffer.concat([rest, buffer.subarray(0, bytesRead)]), take);
  }
  // The last line has no end behind it, and may still be being written.
  return rest.length > 0 && take(rest.toString('utf8')) ? size : size - rest.length;
}

const chunkBytes = 1024 * 1024;

function splitLines(bytes: Buffer, take: TakeLine): Buffer {
  let start = 0;
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
    if (end > start) take(bytes.toString('utf8', start, end));
    start = end + 1;
  }
  return bytes.subarray(start);
}
