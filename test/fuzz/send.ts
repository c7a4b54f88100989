import {connect} from 'node:net';
import type {Bytes} from './documents.js';

export interface Answer {
  /** What came back, all of it. */
  text: string;
  /** The other side neither answered nor hung up. */
  hung: boolean;
}

export interface Sending {
  bytes: Bytes;
  /** Say that no more will come, so that what was cut short is known to be. An HTTP server takes it for hanging up. */
  hangUp: boolean;
  patienceMs: number;
}

/** Writes bytes to a port and gives what comes back until the other side closes. */
export function send(port: number, {bytes, hangUp, patienceMs}: Sending): Promise<Answer> {
  return new Promise((resolve) => {
    const socket = connect({port, host: '127.0.0.1'});
    const chunks: Buffer[] = [];
    const finish = (hung: boolean): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve({text: Buffer.concat(chunks).toString('latin1'), hung});
    };
    const timer = setTimeout(() => finish(true), patienceMs);
    socket.on('data', (chunk) => chunks.push(chunk));
    // A service that answers before it has read everything resets the connection; what it said counts.
    socket.on('error', () => finish(false));
    socket.on('close', () => finish(false));
    if (hangUp) socket.end(bytes);
    else socket.write(bytes);
  });
}
