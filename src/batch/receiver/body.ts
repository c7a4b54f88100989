import type {IncomingMessage} from 'node:http';
import type {Refusal} from './refusal.js';

/** Reads a request body up to a size limit; refuses a longer one as soon as that is known. */
export async function readBody(
  request: IncomingMessage,
  maxBytes: number,
): Promise<{body: Buffer} | Refusal> {
  const tooLong: Refusal = {status: 413, reason: `it is longer than ${maxBytes} bytes`};
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return tooLong;
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve) => {
    const end = (outcome: {body: Buffer} | Refusal) => {
      request.off('data', take);
      resolve(outcome);
    };
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      chunks.push(chunk);
      if (bytes > maxBytes) end(tooLong);
    };
    request.on('data', take);
    request.on('end', () => end({body: Buffer.concat(chunks)}));
    for (const event of ['close', 'error'])
      request.on(event, () => end({status: 408, reason: 'it broke off'}));
  });
}
