/**
 * Why a connection failed, in plain words. Codes of the operating system are kept, because users search for them; the
 * usual codes of undici are replaced by words.
 */
export function connectionFailure(cause: Error): string {
  if (isPlainAnswer(cause)) return 'the answer is not encrypted';
  const code = codeOfFailure(cause);
  const words = wordsOf[code];
  if (words !== undefined) return words;
  if (cause.name === 'HTTPParserError') return `the answer is no HTTP (${cause.message})`;
  const message = cause.message === '' ? code : cause.message;
  return code === '' || message.includes(code) ? message : `${message}, ${code}`;
}

/** Whether a server answered a TLS handshake with something else: it speaks plain HTTP. */
export function isPlainAnswer(cause: Error): boolean {
  return (
    /^(?:ERR_SSL_|EPROTO)/.test(codeOfFailure(cause)) &&
    /wrong.version.number|packet.length.too.long/i.test(`${codeOfFailure(cause)} ${cause.message}`)
  );
}

export const plainAnswerHint =
  'That port speaks plain http: begin the address with http://, or give the port for https.';

/** Whether the request timed out while waiting for the service. */
export function isSilence(cause: Error): boolean {
  return /^UND_ERR_(HEADERS|BODY)_TIMEOUT$/.test(codeOfFailure(cause));
}

/** The code of a connection error, from the system (`ECONNRESET`) or undici (`UND_ERR_…`); empty without one. */
export function codeOfFailure(cause: Error): string {
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
}

const wordsOf: Partial<Record<string, string>> = {
  UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
  UND_ERR_HEADERS_TIMEOUT: 'no answer in time',
  UND_ERR_BODY_TIMEOUT: 'the answer stopped before its end',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'the answer ended early',
  UND_ERR_SOCKET: 'the other side closed the connection',
};
