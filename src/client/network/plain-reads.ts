import {
  Agent as HttpAgent,
  type ClientRequest,
  type IncomingMessage,
  request as requestHttp,
} from 'node:http';
import {Agent as HttpsAgent, request as requestHttps} from 'node:https';
import type {Socket} from 'node:net';
import type {Network, WireAnswer, WireRequest} from './wire.js';

type Read = Pick<WireRequest, 'method' | 'url' | 'headers' | 'replyMs' | 'signal'>;

/** Reads by Node's own client, with direct connections that are kept. Failures carry the codes of undici. */
export function createPlainReads(connectMs: number): Network {
  const agents: {http?: HttpAgent; https?: HttpsAgent} = {};
  const underWay = new Set<Promise<void>>();
  let closed = false;
  const open = (read: Read): ClientRequest => {
    const {url, method, headers} = read;
    const isSecure = url.startsWith('https:');
    const agent = isSecure
      ? (agents.https ??= new HttpsAgent({keepAlive: true}))
      : (agents.http ??= new HttpAgent({keepAlive: true}));
    const request = (isSecure ? requestHttps : requestHttp)(url, {method, headers, agent});
    const end = new Promise<void>((resolve) => request.once('close', resolve));
    underWay.add(end);
    void end.then(() => underWay.delete(end));
    return request;
  };
  const send = async (read: Read): Promise<WireAnswer> => {
    if (closed) throw failure('UND_ERR_CLOSED', 'The client is closed');
    for (;;) {
      const sent = open(read);
      try {
        return await answerTo(sent, {...read, connectMs});
      } catch (error) {
        // The service closed a connection that was kept, before it had the request.
        if (!(sent.reusedSocket && codeOf(error) === 'UND_ERR_SOCKET')) throw error;
      }
    }
  };
  return {
    request: send,
    async close() {
      closed = true;
      await Promise.all(underWay);
      agents.http?.destroy();
      agents.https?.destroy();
    },
  };
}

function answerTo(
  request: ClientRequest,
  {signal, replyMs, connectMs}: Read & {connectMs: number},
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const stop = (error: Error): void => void request.destroy(error);
    const onAbort = (): void => stop(abortError(signal));
    let timer = setTimeout(stop, connectMs, failure('UND_ERR_CONNECT_TIMEOUT', 'Connect Timeout Error'));
    const leave = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    if (signal?.aborted) onAbort();
    signal?.addEventListener('abort', onAbort);
    request.once('socket', (socket) =>
      whenConnected(socket, request, () => {
        clearTimeout(timer);
        timer = setTimeout(stop, replyMs, failure('UND_ERR_HEADERS_TIMEOUT', 'Headers Timeout Error'));
      }),
    );
    request.once('response', (response) => {
      clearTimeout(timer);
      response.once('close', leave);
      const {statusCode = 0, headers} = response;
      resolve({statusCode, headers, body: partsOf(response, replyMs)});
    });
    // This listener stays: a request that is destroyed after its answer emits another `error`.
    request.on('error', (error) => {
      leave();
      reject(asUndici(error));
    });
    request.end();
  });
}

function whenConnected(socket: Socket, {reusedSocket}: ClientRequest, then: () => void): void {
  if (reusedSocket) then();
  else socket.once('encrypted' in socket ? 'secureConnect' : 'connect', then);
}

/** The parts of an answer; leaving them closes the connection. */
async function* partsOf(response: IncomingMessage, replyMs: number): AsyncGenerator<Buffer> {
  const silence = failure('UND_ERR_BODY_TIMEOUT', 'Body Timeout Error');
  const timer = setTimeout(() => response.destroy(silence), replyMs);
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      timer.refresh();
      yield part;
    }
  } catch (error) {
    throw asUndici(error as Error);
  } finally {
    clearTimeout(timer);
  }
}

function asUndici(error: Error): Error {
  const code = codeOf(error);
  if (code.startsWith('HPE_')) {
    const unreadable = failure(code, error.message.replace(/^Parse Error: /, ''));
    unreadable.name = 'HTTPParserError';
    return unreadable;
  }
  const isHangUp = code === 'ECONNRESET' && ['socket hang up', 'aborted'].includes(error.message);
  return isHangUp ? failure('UND_ERR_SOCKET', 'other side closed') : error;
}

function failure(code: string, message: string): Error {
  return Object.assign(new Error(message), {code});
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function abortError(signal: AbortSignal | undefined): Error {
  return signal?.reason instanceof Error ? signal.reason : new Error('This operation was aborted');
}
