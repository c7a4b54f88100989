// logging: log records without secrets and without text of documents.

import type {FastifyRequest, FastifyServerOptions} from 'fastify';
import {loggableUrl} from './loggable-url.js';
import {stackFrames} from './log-safe.js';

type Logger = FastifyServerOptions['logger'];

/** A logger that removes secrets and document text from all records, at every level, also of plugins. */
export function withRedaction(logger: Logger): Logger {
  if (typeof logger !== 'object') return logger;
  return {
    ...logger,
    redact: {paths: ['headers', '*.headers', 'body', '*.body'], remove: true},
    serializers: {...logger.serializers, req: describeRequest, err: describe, error: describe},
  };
}

function describeRequest({method, url, host, ip, socket}: FastifyRequest): Record<string, unknown> {
  return {method, url: loggableUrl(url), host, remoteAddress: ip, remotePort: socket?.remotePort};
}

interface Described extends Record<string, unknown> {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: Described;
}

const untold = 'not told: it may quote what is private';

/**
 * Messages of errors with a code are safe. Others come from parsers, which quote their input, or from bugs: they are
 * logged as stack frames.
 */
function describe(error: unknown): Described {
  if (!(error instanceof Error)) return {type: typeof error, message: untold, stack: ''};
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: error.name,
    message: code === undefined ? untold : error.message,
    stack: stackFrames(error.stack ?? ''),
    ...(code === undefined ? {} : {code}),
    ...(error.cause === undefined ? {} : {cause: describe(error.cause)}),
  };
}
