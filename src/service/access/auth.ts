// access: API keys and rate limits of requests.

import type {FastifyRequest} from 'fastify';
import {DocextractError} from '../../contract/errors.js';
import {headers} from '../../contract/routes.js';
import type {Admission, AdmitRequest} from '../../storage/keys/admissions.js';
import type {ApiKey} from '../../storage/keys/keys.js';
import type {Storage} from '../../storage/open.js';

/** Authenticates a request by `x-auth` or `Authorization: Bearer`. Throws `unauthorized`. */
export async function authenticate(request: FastifyRequest, storage: Storage): Promise<ApiKey> {
  return (await storage.keys.find(requireKey(request))) ?? unknown();
}

/** Authenticates and counts a request. Throws `unauthorized`, and `forbidden` for the key of a reviewer. */
export async function admitted(request: FastifyRequest, admit: AdmitRequest): Promise<Admission> {
  const admission = (await admit(requireKey(request))) ?? unknown();
  if (admission.key.role === 'reviewer')
    throw new DocextractError('forbidden', 'This key is for reviewing in the studio only.', {
      hint: 'Create a key for API requests: docextract keys create --role caller',
    });
  return admission;
}

function requireKey({headers: {authorization, [headers.apiKey]: own}}: FastifyRequest): string {
  if (typeof own === 'string' && own.trim() !== '') return own.trim();
  const given = /^Bearer\s+(\S+)\s*$/i.exec(authorization ?? '')?.[1];
  if (given !== undefined) return given;
  throw new DocextractError('unauthorized', 'The request has no API key.', {
    hint: 'Send it in the header x-auth, or as Authorization: Bearer <key>.',
  });
}

function unknown(): never {
  throw new DocextractError('unauthorized', 'The API key is unknown or revoked.', {
    hint: 'docextract keys create makes a new one.',
  });
}
