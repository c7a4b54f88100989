import type {Server} from 'node:http';
import {Socket} from 'node:net';

/** How long, how much and of how many connections at a time is still listened to after the answer. */
export interface DrainLimits {
  ms: number;
  bytes: number;
  connections: number;
}

/** Whoever goes on sending after the answer has some seconds to read it. */
export const defaultDrainLimits: DrainLimits = {ms: 5_000, bytes: 256 * 1024 * 1024, connections: 1_000};

/**
 * Listens to a connection that has been answered, throwing away what comes, and cuts it off when patience is at an end.
 * The function given back ends that, where it began with this call: the connection goes on as any other.
 */
export type DrainSocket = (socket: Socket) => () => void;

/**
 * Who closes a connection that the other side is still sending on resets it, and the reset may overtake the answer. So
 * the server's last word on a connection closes its own half alone; the other half is listened to until the other side
 * has closed it too.
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
    // Requests from inside this process come without one.
    if (!(socket instanceof Socket) || socket.destroyed || heard.has(socket)) return () => undefined;
    const release = (): void => {
      // A connection that goes on is listened to as often as it has early answers.
      socket.off('close', release);
      forget(socket);
    };
    // The one that has been listened to for longest makes room.
    if (heard.size >= patience.connections) heard.keys().next().value?.destroy();
    heard.set(socket, {until: performance.now() + patience.ms, mostRead: socket.bytesRead + patience.bytes});
    socket.once('close', release);
    timer ??= setInterval(cutOff, Math.min(patience.ms, lookEveryMs)).unref();
    return release;
  };
  server.on('connection', (socket) => {
    // What node calls when an answer was the last one of its connection.
    socket.destroySoon = () => {
      hear(socket);
      socket.end();
    };
  });
  return hear;
}

const lookEveryMs = 100;
