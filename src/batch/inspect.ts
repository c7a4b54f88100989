import {type FileHandle, open} from 'node:fs/promises';
import {type DocumentKind, kindOf, kindOfName, sniffBytes} from '../contract/documents.js';
import type {Finding} from './source.js';
import type {Location} from './walk.js';

export interface Inspection {
  size: number;
  modifiedMs: number;
  kind: DocumentKind | undefined;
  problems: Pick<Finding, 'severity' | 'cause' | 'message'>[];
}

/** A look at the beginning and the end of a file: its kind, and what would make sending it pointless. */
export async function inspect(location: Location, name: string): Promise<Inspection> {
  const file = await open(location, 'r');
  try {
    const {size, mtimeMs} = await file.stat();
    const head = await readAt(file, 0, Math.min(size, headBytes));
    const kind = kindOf(head.subarray(0, sniffBytes));
    const ends = hasEnd(kind) && size > headBytes ? Buffer.concat([head, await endOf(file, size)]) : head;
    return {size, modifiedMs: mtimeMs, kind, problems: problemsOf({size, kind, name, ends})};
  } finally {
    await file.close();
  }
}

/** Trailers stand in the last kilobyte (PDF 1.7, annex H, note 18); some writers pad behind them. */
const tailBytes = 4096;
/** Enough for the kind, and for all of a small file in one read. */
const headBytes = 8192;

/** Kinds whose end tells whether they are whole. */
function hasEnd(kind: DocumentKind | undefined): boolean {
  return kind === 'pdf' || kind === 'png';
}

function endOf(file: FileHandle, size: number): Promise<Buffer> {
  const length = Math.min(tailBytes, size - headBytes);
  return readAt(file, size - length, length);
}

interface Look {
  size: number;
  kind: DocumentKind | undefined;
  name: string;
  /** The first and the last bytes. */
  ends: Buffer;
}

function problemsOf(look: Look): Inspection['problems'] {
  if (look.size === 0) return [{severity: 'refused', cause: 'empty', message: 'the file is empty'}];
  if (look.kind === undefined) return [unsupported(look.name)];
  return [...nameProblems(look), ...endProblems(look)];
}

function unsupported(name: string): Inspection['problems'][number] {
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

function nameProblems({kind, name}: Look): Inspection['problems'] {
  const claimed = kindOfName(name);
  if (claimed === undefined || claimed === kind) return [];
  const message = `named like ${claimed.toUpperCase()}, but it is ${kind!.toUpperCase()}`;
  return [{severity: 'warning', cause: 'wrong_extension', message}];
}

function endProblems({kind, ends}: Look): Inspection['problems'] {
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

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const {bytesRead} = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}
