import type {Server} from 'node:http';
import type {Socket} from 'node:net';

/** How often, when the service stops, connections are closed that wait for nothing. */
const lookEveryMs = 100;

/**
 * Gives a function that from then on closes connections whose requests have been answered, and those on which nothing
 * has been said: node counts these as busy, and a stop would wait for them. What it gives ends that.
 */
export function connectionCloser(server: Server): () => () => void {
  const silent = new Set<Socket>();
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  return () => {
    let before = new Set<Socket>();
    const look = (): void => {
      server.closeIdleConnections();
      for (const socket of silent) if (socket.bytesRead > 0) silent.delete(socket);
      // One that has just come may have a request on its way.
      for (const socket of silent) if (before.has(socket)) socket.destroy();
      before = new Set(silent);
    };
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  };
}
