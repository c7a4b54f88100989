import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {json} from 'node:stream/consumers';
import {afterFile} from '../helpers/after-file.js';

/** A program that takes webhooks. */
export interface Receiver {
  url: string;
  /** In the order they came. */
  deliveries: {id: string; body: Record<string, unknown>}[];
}

/** Starts a receiver that ends with the file of tests; it accepts all, unless it is to answer otherwise. */
export async function startReceiver({status = 200, reply = ''} = {}): Promise<Receiver> {
  const deliveries: Receiver['deliveries'] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      deliveries.push({
        id: String(request.headers['webhook-id']),
        body: body as Record<string, unknown>,
      });
      response.writeHead(status, {'content-type': 'text/html'}).end(reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterFile(() => {
    server.close();
    server.closeAllConnections();
  });
  return {url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, deliveries};
}
