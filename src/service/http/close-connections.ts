import type {Server} from 'node:http';
import type {Socket} from 'node:net';

/** Interval of closing idle connections while the service stops. */
const lookEveryMs = 100;

/**
 * Returns a function that starts closing connections that are idle or have sent nothing yet: node counts the latter
 * as busy, and a stop would wait for them. That function returns one that ends it.
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
      // A new connection may have a request on its way.
      for (const socket of silent) if (before.has(socket)) socket.destroy();
      before = new Set(silent);
    };
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  };
}
