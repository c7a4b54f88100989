import {open} from 'node:fs/promises';
import {type DocumentKind, kindOf, kindOfName, sniffBytes} from '../contract/documents.js';
import {fingerprintOf} from './fingerprint.js';
import {createGlance, type LookAt} from './glance.js';
import type {Finding, Fingerprint} from './source.js';
import type {Location} from './walk.js';

export interface Inspection {
  size: number;
  modifiedMs: number;
  kind: DocumentKind | undefined;
  problems: Pick<Finding, 'severity' | 'cause' | 'message'>[];
  /** Of a small file, which the look read whole. */
  fingerprint?: Fingerprint;
}

/** A look at the beginning and the end of a file: its kind, and what would make sending it pointless. */
export async function inspect(
  location: Location,
  name: string,
  lookAt: LookAt = createGlance(),
): Promise<Inspection> {
  const {size, modifiedMs, start} = await lookAt(location, smallBytes);
  const kind = kindOf(start.subarray(0, sniffBytes));
  const ends = hasEnd(kind) ? await endsOf(location, start, size) : start;
  return {
    size,
    modifiedMs,
    kind,
    problems: problemsOf({size, kind, name, ends}),
    ...(kind && start.length === size && {fingerprint: fingerprintOf(start)}),
  };
}

/** Trailers stand in the last kilobyte (PDF 1.7, annex H, note 18); some writers pad behind them. */
const tailBytes = 4096;
const headBytes = 8192;
/** Opening a file costs more than reading this much of it, so that it is opened once for its kind and its sums. */
export const smallBytes = 64 * 1024;

/** Kinds whose end tells whether they are whole. */
function hasEnd(kind: DocumentKind | undefined): boolean {
  return kind === 'pdf' || kind === 'png';
}

async function endsOf(location: Location, start: Buffer, size: number): Promise<Buffer> {
  const head = start.subarray(0, headBytes);
  if (size <= headBytes) return head;
  const length = Math.min(tailBytes, size - headBytes);
  return Buffer.concat([
    head,
    start.length === size ? start.subarray(-length) : await readAt(location, size - length, length),
  ]);
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

async function readAt(location: Location, position: number, length: number): Promise<Buffer> {
  const file = await open(location, 'r');
  try {
    const {buffer, bytesRead} = await file.read(Buffer.allocUnsafe(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
