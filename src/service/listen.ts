import type {AddressInfo} from 'node:net';
import {cannotListen} from '../contract/errors.js';
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
    throw cannotListen({host, port}, cause);
  }
  await service.start();
  // A TCP server's address is an object; only pipes have a name.
  const {address, port: actual, family} = service.app.server.address() as AddressInfo;
  const name = family === 'IPv6' ? `[${address}]` : address;
  return {url: `http://${name}:${actual}`, port: actual};
}
