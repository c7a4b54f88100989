import type {FastifyReply} from 'fastify';

/** Aborted when the client disconnects before the reply is sent. */
export function disconnectSignalOf({raw}: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
