import {connect, createServer, type AddressInfo, type Socket} from 'node:net';
import {onTestFinished} from 'vitest';

/** A network between nodes and the server, which fails as it is told. */
export interface TcpProxy {
  /** The address of the database, through it. */
  url: string;
  /** Connections that are open now. */
  count: () => number;
  /** Ends all connections at once, with a reset. */
  reset: () => void;
  /** Bytes wait for so long, in both directions. */
  delay: (ms: number) => void;
  /** Nothing comes through any more, and nobody is told; or it does again, with what was held up. */
  silence: (isSilent: boolean) => void;
}

export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const {hostname, port} = new URL(target);
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let isSilent = false;
  const carry = (from: Socket, to: Socket): void => {
    from.on('data', (bytes) => {
      if (delayMs === 0) return void to.write(bytes);
      setTimeout(() => to.write(bytes), delayMs);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    sockets.add(from);
    if (isSilent) from.pause();
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    carry(near, far);
    carry(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const reset = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  onTestFinished(() => {
    reset();
    server.close();
  });
  const url = new URL(target);
  url.port = `${(server.address() as AddressInfo).port}`;
  return {
    ...{url: url.href, reset},
    count: () => sockets.size / 2,
    delay: (ms) => (delayMs = ms),
    silence: (isOn) => {
      isSilent = isOn;
      for (const socket of sockets) {
        if (isOn) socket.pause();
        else socket.resume();
      }
    },
  };
}
