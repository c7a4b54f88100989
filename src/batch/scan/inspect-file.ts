import {open} from 'node:fs/promises';
import {type DocumentKind, kindOf, kindOfName, sniffBytes} from '../../contract/documents.js';
import {fingerprintOf} from './fingerprint.js';
import {createFileHeadReader, type FileHead, type FileHeadReader} from './file-signature.js';
import type {Finding, Fingerprint} from '../model/source-document.js';
import type {Location} from '../files/walk.js';

export interface FileInspection {
  size: number;
  modifiedMs: number;
  kind: DocumentKind | undefined;
  problems: Pick<Finding, 'severity' | 'cause' | 'message' | 'hint'>[];
  /** Fingerprint of a small file, which was read whole. */
  fingerprint?: Fingerprint;
}

/** Inspects the beginning and the end of a file: its kind, and problems that would make sending it pointless. */
export async function inspectFile(
  location: Location,
  name: string,
  {read: contents}: Pick<FileHeadReader, 'read'> = createFileHeadReader(),
): Promise<FileInspection> {
  const {head, ...seen} = await contents(location, smallBytes, (head) => inspectHead(head, name));
  if (head === undefined) return seen;
  const length = Math.min(tailBytes, seen.size - headBytes);
  const ends = Buffer.concat([head, await readAt(location, seen.size - length, length)]);
  return {...seen, problems: problemsOf({...seen, name, ends})};
}

interface FirstInspection extends FileInspection {
  /** First bytes of a large file whose end is still to be checked. */
  head?: Buffer;
}

function inspectHead({size, modifiedMs, start}: FileHead, name: string): FirstInspection {
  const kind = kindOf(start.subarray(0, sniffBytes));
  const isWhole = start.length === size;
  if (hasEnd(kind) && !isWhole)
    return {size, modifiedMs, kind, problems: [], head: Buffer.from(start.subarray(0, headBytes))};
  return {
    size,
    modifiedMs,
    kind,
    problems: problemsOf({size, kind, name, ends: hasEnd(kind) ? endsOf(start) : start}),
    ...(kind && isWhole && {fingerprint: fingerprintOf(start)}),
  };
}

/** PDF trailers are in the last kilobyte (PDF 1.7, annex H, note 18); some writers add padding. */
const tailBytes = 4096;
const headBytes = 8192;
/** Reading this much costs less than opening the file again, so small files are inspected and hashed at once. */
export const smallBytes = 64 * 1024;

/** Kinds whose end shows whether they are complete. */
function hasEnd(kind: DocumentKind | undefined): boolean {
  return kind === 'pdf' || kind === 'png';
}

/** First and last bytes of a complete file. */
function endsOf(bytes: Buffer): Buffer {
  const head = bytes.subarray(0, headBytes);
  const rest = bytes.subarray(headBytes);
  return rest.length === 0 ? head : Buffer.concat([head, rest.subarray(-tailBytes)]);
}

interface FileContents {
  size: number;
  kind: DocumentKind | undefined;
  name: string;
  /** The first and the last bytes. */
  ends: Buffer;
}

function problemsOf(contents: FileContents): FileInspection['problems'] {
  if (contents.size === 0) return [{severity: 'refused', cause: 'empty', message: 'the file is empty'}];
  if (contents.kind === undefined) return [unsupported(contents.name)];
  return [...nameProblems(contents), ...endProblems(contents)];
}

function unsupported(name: string): FileInspection['problems'][number] {
  const claimed = kindOfName(name);
  return {
    severity: 'refused',
    cause: 'unsupported',
    message:
      claimed === undefined
        ? 'not a kind of document that can be processed'
        : `named like ${claimed.toUpperCase()}, but its content is no document`,
  };
}

function nameProblems({kind, name}: FileContents): FileInspection['problems'] {
  const claimed = kindOfName(name);
  if (claimed === undefined || claimed === kind) return [];
  const message = `named like ${claimed.toUpperCase()}, but it is ${kind!.toUpperCase()}`;
  return [{severity: 'warning', cause: 'wrong_extension', message}];
}

function endProblems({kind, ends}: FileContents): FileInspection['problems'] {
  const text = ends.toString('latin1');
  if (kind === 'pdf' && !/%%EOF|startxref/.test(text))
    return [{severity: 'refused', cause: 'truncated', message: 'the PDF is cut off: it has no end'}];
  if (kind === 'pdf' && /\/Encrypt\s+\d+\s+\d+\s+R/.test(text))
    return [
      {
        severity: 'warning',
        cause: 'encrypted',
        message: 'the PDF is encrypted: it can be read only if it opens without a password',
      },
    ];
  if (kind === 'png' && !text.includes('IEND'))
    return [{severity: 'warning', cause: 'truncated', message: 'the PNG looks cut off: it has no end'}];
  return [];
}

async function readAt(location: Location, position: number, length: number): Promise<Buffer> {
  const file = await open(location, 'r');
  try {
    const {buffer, bytesRead} = await file.read(Buffer.allocUnsafe(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
