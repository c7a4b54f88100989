import {isIP} from 'node:net';
import type {FastifyRequest} from 'fastify';
import {isLocal} from '../../webhooks/address-rules.js';

/**
 * Where a sign-in comes from: the address at the other end of the connection or, when that is a reverse proxy of this
 * machine or network, the last address in `X-Forwarded-For`. A client inside the network can send any address, but that
 * does not help it to guess keys.
 */
export function addressOf({ip, headers: {'x-forwarded-for': forwarded}}: FastifyRequest): string {
  const last = [forwarded].flat().at(-1)?.split(',').at(-1)?.trim() ?? '';
  return isIP(last) > 0 && isLocal(ip) ? last : ip;
}
