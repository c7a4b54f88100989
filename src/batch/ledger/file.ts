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
  readNew: (onLine: (line: string) => void) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Each line is written with its line end before it, in one write: a line that a crash cut short spoils itself and never
 * the next one. Throws `cannot_write`.
 */
export async function openLineFile(path: string): Promise<LineFile> {
  const file = await openForAppending(path);
  let read = 0;
  return {
    append: (lines) => append(file, path, lines),
    async readNew(onLine) {
      read = await readFrom(file, read, onLine);
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
async function readFrom(file: FileHandle, offset: number, onLine: (line: string) => void): Promise<number> {
  const {size} = await file.stat();
  let rest: Buffer = Buffer.alloc(0);
  for (let position = offset; position < size;) {
    const buffer = Buffer.alloc(Math.min(chunkBytes, size - position));
    const {bytesRead} = await file.read(buffer, 0, buffer.length, position);
    if (bytesRead === 0) break;
    position += bytesRead;
    rest = splitLines(Buffer.concat([rest, buffer.subarray(0, bytesRead)]), onLine);
  }
  // The last line has no end behind it: it is whole when it parses, otherwise it is still being written.
  const last = rest.toString('utf8');
  if (last === '' || !isJson(last)) return size - rest.length;
  onLine(last);
  return size;
}

const chunkBytes = 1024 * 1024;

function splitLines(bytes: Buffer, onLine: (line: string) => void): Buffer {
  let start = 0;
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
    if (end > start) onLine(bytes.toString('utf8', start, end));
    start = end + 1;
  }
  return bytes.subarray(start);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
