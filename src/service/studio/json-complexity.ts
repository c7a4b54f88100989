import {DocextractError} from '../../contract/errors.js';
import {deepestJson} from '../../contract/static-values.js';

/** Far more than a table of a thousand rows has, and parsed and checked in a fraction of a second. */
const mostValues = 200_000;

/**
 * Refuses JSON that is small as text but huge, or too deep, as a value: parsing it would block all other requests.
 * Throws `too_large`, `invalid_request`. It does not check whether the text is valid JSON; the parser does.
 */
export function refuseComplexJson(text: string): void {
  let [depth, values] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at);
    else if (code === comma) values++;
    else if (opening.has(code)) {
      values++;
      if (++depth > deepestJson)
        throw new DocextractError(
          'invalid_request',
          `The body is nested more than ${deepestJson} levels deep.`,
        );
    } else if (closing.has(code)) depth--;
    if (values > mostValues)
      throw new DocextractError('too_large', `The body has more than ${mostValues} values.`);
  }
}

const [quote, comma, backslash] = [0x22, 0x2c, 0x5c];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** Index of the quote that ends the string; the length of the text without one. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === backslash) backslashes++;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
}
