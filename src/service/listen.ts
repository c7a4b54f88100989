import type {AddressInfo} from 'node:net';
import {DocextractError} from '../contract/errors.js';
import type {Service} from './service.js';

export interface Address {
  host: string;
  /** 0 for any free port. */
  port: number;
}

/** Makes a service listen on a port and starts its work; returns the base URL. */
export async function listen(service: Service, {host, port}: Address): Promise<{url: string; port: number}> {
  try {
    await service.app.listen({host, port});
  } catch (cause) {
    throw new DocextractError('usage', `The service cannot listen on ${host} port ${port}.`, {
      cause,
      hint: 'Give another --port, or 0 for any free one.',
    });
  }
  await service.start();
  // A TCP server's address is an object; only pipes have a name.
  const {address, port: actual, family} = service.app.server.address() as AddressInfo;
  const name = family === 'IPv6' ? `[${address}]` : address;
  return {url: `http://${name}:${actual}`, port: actual};
}
