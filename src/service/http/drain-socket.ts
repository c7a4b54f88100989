import type {Server} from 'node:http';
import {Socket} from 'node:net';

/** Limits of draining connections after the answer: time, bytes, connections. */
export interface DrainLimits {
  ms: number;
  bytes: number;
  connections: number;
}

/** Clients that still send after the answer get some seconds to read it. */
export const defaultDrainLimits: DrainLimits = {ms: 5_000, bytes: 256 * 1024 * 1024, connections: 1_000};

/**
 * Drains an answered connection, discarding data, and closes it at the limit. The returned function ends the draining
 * if this call started it.
 */
export type DrainSocket = (socket: Socket) => () => void;

/**
 * Closing a connection while the client is sending resets it, and the reset may overtake the answer. So the server
 * half-closes the connection and reads until the client has closed it too.
 */
export function createSocketDrain(server: Server, patience: DrainLimits = defaultDrainLimits): DrainSocket {
  const heard = new Map<Socket, {until: number; mostRead: number}>();
  let timer: NodeJS.Timeout | undefined;
  const forget = (socket: Socket): void => {
    heard.delete(socket);
    if (heard.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  const cutOff = (): void => {
    const now = performance.now();
    for (const [socket, {until, mostRead}] of heard)
      if (now > until || socket.bytesRead > mostRead) socket.destroy();
  };
  const hear: DrainSocket = (socket) => {
    // Injected requests have no socket.
    if (!(socket instanceof Socket) || socket.destroyed || heard.has(socket)) return () => undefined;
    const release = (): void => {
      // A connection may be drained several times.
      socket.off('close', release);
      forget(socket);
    };
    // The connection drained for longest is closed first.
    if (heard.size >= patience.connections) heard.keys().next().value?.destroy();
    heard.set(socket, {until: performance.now() + patience.ms, mostRead: socket.bytesRead + patience.bytes});
    socket.once('close', release);
    timer ??= setInterval(cutOff, Math.min(patience.ms, lookEveryMs)).unref();
    return release;
  };
  server.on('connection', (socket) => {
    // Node calls it after the last answer of a connection.
    socket.destroySoon = () => {
      hear(socket);
      socket.end();
    };
  });
  return hear;
}

const lookEveryMs = 100;
