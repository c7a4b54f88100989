import {createHash} from 'node:crypto';
import {createServer} from 'node:http';
import {onTestFinished} from 'vitest';
import {listen} from '../helpers/listen.js';

/** A service with one finished job whose results are made while they are sent; gives its address and the sum of the reply. */
export async function serveResults(elements: () => Generator<string>) {
  const sent = createHash('sha256');
  const server = createServer((request, response) => {
    request.resume();
    response.setHeader('content-type', 'application/json');
    if (request.method === 'GET') return response.end(JSON.stringify({job_id: 'j', status: 'SUCCESS'}));
    const chunks = elements();
    const write = () => {
      for (let next = chunks.next(); !next.done; next = chunks.next()) {
        sent.update(next.value);
        if (!response.write(next.value)) return response.once('drain', write);
      }
      return response.end();
    };
    return write();
  });
  const port = await listen(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${port}`,
    sum: () => sent.digest('hex'),
  };
}
