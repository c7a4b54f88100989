/** The raw bytes of an element of a streamed JSON array. */
export interface RawElement {
  /** Byte offset; surrounding white space belongs to it. */
  start: number;
  bytes: Buffer;
}

/**
 * The elements of a JSON array, one at a time, without the array being held. Looks for brackets, commas and strings only:
 * whether an element is JSON is for its parser to say. Throws a `SyntaxError` where the whole is no array, or is cut off.
 */
export async function* splitJsonArray(chunks: AsyncIterable<Buffer>): AsyncGenerator<RawElement> {
  let depth = 0;
  let [inString, isEscaped, isOver] = [false, false, false];
  let [offset, start, count] = [0, 0, 0];
  let pieces: Buffer[] = [];
  const take = (chunk: Buffer, end: number): RawElement => {
    const from = Math.max(0, start - offset);
    const bytes = Buffer.concat([...pieces, chunk.subarray(from, end)]);
    pieces = [];
    return {start, bytes};
  };
  for await (const chunk of chunks) {
    for (let index = 0; index < chunk.length; index++) {
      const byte = chunk[index]!;
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) inString = false;
        continue;
      }
      if (depth === 0) {
        if (isSpace(byte)) continue;
        if (isOver || byte !== openBracket) throw new SyntaxError('no JSON array');
        [depth, start] = [1, offset + index + 1];
      } else if (byte === quote) inString = true;
      else if (byte === openBracket || byte === openBrace) depth++;
      else if (byte === closeBracket || byte === closeBrace) depth--;
      const ends = (byte === comma && depth === 1) || depth === 0;
      if (!ends) continue;
      const element = take(chunk, index);
      start = offset + index + 1;
      isOver = depth === 0;
      // An empty array has no element between its brackets.
      if (!isOver || count > 0 || !element.bytes.every(isSpace)) yield element;
      count++;
    }
    if (depth > 0) pieces.push(chunk.subarray(Math.max(0, start - offset)));
    offset += chunk.length;
  }
  if (!isOver) throw new SyntaxError('the JSON array is cut off');
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];

function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}
