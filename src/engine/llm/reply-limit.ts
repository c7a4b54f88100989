import {DocextractError} from '../../contract/errors.js';

/** In bytes: far more than any answer about a document needs, and little enough to hold in memory. */
const largestReply = 8_000_000;

/** A fetch whose replies break off when they grow too large. */
export function limitReply(fetch: typeof globalThis.fetch, maxBytes = largestReply): typeof globalThis.fetch {
  return async (input, init) => {
    const reply = await fetch(input, init);
    if (reply.body === null) return reply;
    const {status, statusText, headers} = reply;
    return new Response(reply.body.pipeThrough(counter(maxBytes)), {status, statusText, headers});
  };
}

function counter(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes <= maxBytes) controller.enqueue(chunk);
      else
        controller.error(
          new DocextractError('bad_reply', `The language model's reply is larger than ${maxBytes} bytes.`),
        );
    },
  });
}
