import {DocextractError} from '../../contract/errors.js';
import {deepestJson} from '../../contract/static-values.js';
import {isRecord} from '../../contract/records.js';

/** The member of a JSON body that holds the document. */
const documentKey = 'actual_image';

interface Options<File> {
  /** Receives the document's text as a stream, without JSON escapes. */
  store: (text: AsyncIterable<string>) => Promise<File>;
  /** Limit of all fields but the document, in bytes. */
  maxFieldBytes: number;
}

/**
 * Reads a JSON object with one very large member, which is streamed while the rest is parsed as usual. A document of
 * 100 MB would otherwise be in memory four times.
 */
export async function readJsonBody<File>(
  body: AsyncIterable<Uint8Array>,
  {store, maxFieldBytes}: Options<File>,
): Promise<{fields: Record<string, unknown>; file: File | undefined}> {
  const cursor = cursorOf(body);
  const rest: number[] = [];
  const scan = {depth: 0, text: undefined as number[] | undefined, escaped: false, last: '', key: ''};
  let file: File | undefined;
  for (let byte = await cursor.next(); byte !== undefined; byte = await cursor.next()) {
    rest.push(byte);
    if (rest.length > maxFieldBytes) throw tooLarge(maxFieldBytes);
    if (scan.text) continueString(scan, byte);
    else if (byte === quote && scan.depth === 1 && scan.key === documentKey) {
      if (file !== undefined) throw invalid(`${documentKey} is given twice.`);
      file = await store(stringContent(cursor));
      rest.push(quote);
    } else readStructure(scan, byte);
  }
  return {fields: parseObject(Buffer.from(rest).toString()), file};
}

const [quote, backslash] = [0x22, 0x5c];

interface Scan {
  depth: number;
  /** Bytes of the string being read. */
  text: number[] | undefined;
  escaped: boolean;
  /** Last string at depth 1: a key, if a colon follows. */
  last: string;
  key: string;
}

function continueString(scan: Scan, byte: number): void {
  if (!scan.escaped && byte === quote) {
    if (scan.depth === 1) scan.last = unescaped(Buffer.from(scan.text ?? []).toString());
    scan.text = undefined;
    return;
  }
  scan.escaped = !scan.escaped && byte === backslash;
  if (scan.depth === 1 && scan.text !== undefined && scan.text.length < 100) scan.text.push(byte);
}

function readStructure(scan: Scan, byte: number): void {
  switch (String.fromCharCode(byte)) {
    case '"':
      scan.text = [];
      scan.escaped = false;
      break;
    case '{':
    case '[':
      if (++scan.depth > deepestJson)
        throw invalid(`The body is nested more than ${deepestJson} levels deep.`);
      break;
    case '}':
    case ']':
      scan.depth--;
      break;
    case ':':
      if (scan.depth === 1) scan.key = scan.last;
      break;
    case ',':
      if (scan.depth === 1) scan.key = '';
      break;
  }
}

/** The rest of a string, up to its closing quote, which is consumed. */
async function* stringContent(cursor: Cursor): AsyncGenerator<string> {
  let held = '';
  for (let chunk = await cursor.chunk(); chunk !== undefined; chunk = await cursor.chunk()) {
    const end = chunk.indexOf(quote);
    const text = held + (end < 0 ? chunk : chunk.subarray(0, end)).toString('latin1');
    // A chunk may end within an escape: `\u002f` is the longest.
    held = end < 0 ? (/\\(?:u[0-9a-f]{0,3})?$/i.exec(text)?.[0] ?? '') : '';
    yield unescaped(text.slice(0, text.length - held.length));
    if (end < 0) continue;
    cursor.unread(chunk.subarray(end + 1));
    return;
  }
  throw invalid('The body ends in the middle of the document.');
}

/** Decodes the escapes that encoders use in base64; anything else stays and is invalid base64. */
function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text
    .replaceAll('\\/', '/')
    .replace(/\\[nrt]/g, '')
    .replace(/\\u00([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

interface Cursor {
  next(): Promise<number | undefined>;
  /** Rest of the current chunk, or the next chunk. */
  chunk(): Promise<Buffer | undefined>;
  unread(rest: Buffer): void;
}

function cursorOf(body: AsyncIterable<Uint8Array>): Cursor {
  const chunks = body[Symbol.asyncIterator]();
  let current: Buffer = Buffer.alloc(0);
  let at = 0;
  const advance = async (): Promise<boolean> => {
    while (at >= current.length) {
      const next = await chunks.next();
      if (next.done === true) return false;
      current = Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength);
      at = 0;
    }
    return true;
  };
  return {
    next: async () => (at < current.length || (await advance()) ? current[at++] : undefined),
    chunk: async () => {
      if (!(await advance())) return undefined;
      const rest = current.subarray(at);
      at = current.length;
      return rest;
    },
    unread: (rest) => {
      current = rest;
      at = 0;
    },
  };
}

function parseObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw invalid('The body is not valid JSON.', cause);
  }
  if (!isRecord(value)) throw invalid('The body is not a JSON object.');
  return value;
}

function invalid(message: string, cause?: unknown): DocextractError {
  return new DocextractError('invalid_request', message, {cause});
}

function tooLarge(maxBytes: number): DocextractError {
  return new DocextractError('too_large', `The fields of the body come to more than ${maxBytes} bytes.`);
}
