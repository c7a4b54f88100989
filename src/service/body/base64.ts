import {DocextractError} from '../../contract/errors.js';

/** A data URL's prefix is short: `data:image/svg+xml;charset=utf-8;base64,`. */
const prefixLimit = 1024;

/** Decodes base64, or a data URL of it, as a stream. Accepts the URL-safe alphabet and line breaks. */
export async function* decodeBase64(text: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let carry = '';
  let ended = false;
  for await (const piece of withoutPrefix(text)) {
    const letters = carry + piece.replace(/\s+/g, '');
    const usable = letters.length - (letters.length % 4);
    const whole = letters.slice(0, usable);
    carry = letters.slice(usable);
    if (whole === '') continue;
    if (ended || !/^[A-Za-z0-9+/_-]*={0,2}$/.test(whole)) throw notBase64();
    ended = whole.endsWith('=');
    yield Buffer.from(whole, 'base64');
  }
  if (carry === '') return;
  // Without padding, the last group has two or three letters.
  if (ended || carry.length === 1 || !/^[A-Za-z0-9+/_-]{2,3}$/.test(carry.replace(/=$/, '')))
    throw notBase64();
  yield Buffer.from(carry, 'base64');
}

async function* withoutPrefix(text: AsyncIterable<string>): AsyncGenerator<string> {
  let start: string | undefined = '';
  for await (const piece of text) {
    if (start === undefined) {
      yield piece;
      continue;
    }
    start = (start + piece).trimStart();
    if (mayBePrefix(start)) continue;
    yield afterPrefix(start);
    start = undefined;
  }
  if (start) yield afterPrefix(start);
}

/** Whether more must be read to know where a data URL's prefix ends. */
function mayBePrefix(start: string): boolean {
  if (start.length < 5) return 'data:'.startsWith(start.toLowerCase());
  return /^data:/i.test(start) && !start.includes(',') && start.length < prefixLimit;
}

function afterPrefix(start: string): string {
  if (!/^data:/i.test(start)) return start;
  const comma = start.indexOf(',');
  if (comma >= 0 && /;\s*base64\s*$/i.test(start.slice(0, comma))) return start.slice(comma + 1);
  throw new DocextractError('invalid_request', 'actual_image is a data URL without base64 data.', {
    hint: 'It must read data:<mime type>;base64,<data>.',
  });
}

function notBase64(): DocextractError {
  return new DocextractError('invalid_request', 'actual_image is not base64.', {
    hint: 'Send the document as base64 or as a data URL, or as a file in a multipart form.',
  });
}
