import {readFileSync} from 'node:fs';
import {request as forward} from 'node:http';
import {createServer} from 'node:https';
import {onTestFinished} from 'vitest';
import {listen} from '../../helpers/listen.js';

/** TLS before an S3 server, as stores have it; gives its address. */
export async function startTlsProxy(
  upstream: string,
  {cert, key}: {cert: string; key: string},
): Promise<string> {
  const {hostname, port} = new URL(upstream);
  const server = createServer({cert: readFileSync(cert), key: readFileSync(key)}, (request, reply) => {
    const {method, url: path, headers} = request;
    const onward = forward({hostname, port, method, path, headers}, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    onward.on('error', () => request.socket.destroy());
    request.pipe(onward);
  });
  const own = await listen(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `https://localhost:${own}`;
}
