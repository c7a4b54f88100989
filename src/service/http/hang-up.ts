import type {FastifyReply} from 'fastify';

/** Aborted when the caller hangs up. */
export function hangUpOf({raw}: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
