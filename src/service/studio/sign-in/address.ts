import {isIP} from 'node:net';
import type {FastifyRequest} from 'fastify';
import {isLocal} from '../../webhooks/address-rules.js';

/**
 * Where a sign-in comes from: the address at the other end of the connection or, when that is a reverse proxy of this
 * machine or network, the one that it names last in `X-Forwarded-For`. Whoever is inside can name any address; keys
 * cannot be guessed by that either.
 */
export function addressOf({ip, headers: {'x-forwarded-for': forwarded}}: FastifyRequest): string {
  const last = [forwarded].flat().at(-1)?.split(',').at(-1)?.trim() ?? '';
  return isIP(last) > 0 && isLocal(ip) ? last : ip;
}
