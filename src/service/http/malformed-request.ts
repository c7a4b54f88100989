import {randomUUID} from 'node:crypto';
import {STATUS_CODES} from 'node:http';
import type {Socket} from 'node:net';
import {DocextractError} from '../../contract/errors.js';
import {problemOf} from './problem-reply.js';
import type {DrainSocket} from './drain-socket.js';

/** Answers malformed or late HTTP requests, where the connection is still open. */
export function replyMalformed(
  {code}: {code?: string},
  {socket, hearOut}: {socket: Socket; hearOut: DrainSocket},
): void {
  if (!socket.writable) {
    // Do not destroy a socket with an answer under way, or the client would not receive it.
    if (!socket.writableEnded) socket.destroy();
    return;
  }
  const {status, message} = (code === undefined ? undefined : malformed[code]) ?? {
    status: 400,
    message: 'The request is not valid HTTP.',
  };
  const error = new DocextractError('invalid_request', message, {status});
  const body = JSON.stringify(problemOf(error, randomUUID()));
  const head = `content-type: application/problem+json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`;
  hearOut(socket);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n\r\n${body}`);
}

const malformed: Record<string, {status: number; message: string}> = {
  ERR_HTTP_REQUEST_TIMEOUT: {status: 408, message: 'The head of the request took too long.'},
  HPE_HEADER_OVERFLOW: {status: 431, message: 'The head of the request is too large.'},
};
