import type {FastifyRequest} from 'fastify';
import {DocextractError} from '../contract/errors.js';
import {headers} from '../contract/headers.js';
import type {ApiKey} from '../storage/keys.js';
import type {Storage} from '../storage/open.js';

/** Whose request this is, by `x-auth` or `Authorization: Bearer`. */
export async function authenticate(request: FastifyRequest, storage: Storage): Promise<ApiKey> {
  const given = keyOf(request);
  if (given === undefined)
    throw new DocextractError('unauthorized', 'The request has no API key.', {
      hint: 'Send it in the header x-auth, or as Authorization: Bearer <key>.',
    });
  const key = await storage.keys.find(given);
  if (key) return key;
  throw new DocextractError('unauthorized', 'The API key is unknown or revoked.', {
    hint: 'docextract keys create makes a new one.',
  });
}

function keyOf(request: FastifyRequest): string | undefined {
  const own = request.headers[headers.apiKey];
  if (typeof own === 'string' && own.trim() !== '') return own.trim();
  return /^Bearer\s+(\S+)\s*$/i.exec(request.headers.authorization ?? '')?.[1];
}
