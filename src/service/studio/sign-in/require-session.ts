import type {FastifyRequest} from 'fastify';
import {DocextractError} from '../../../contract/errors.js';
import type {StudioSession} from '../../../storage/keys/sessions.js';
import type {StudioContext} from '../studio-context.js';
import type {StudioRoute} from '../contract/routes.js';
import {sessionToken} from './cookie.js';

/** The session of a request. Throws `unauthorized` without one, `forbidden` when its role may not ask this. */
export async function requireSession(
  {storage}: StudioContext,
  request: FastifyRequest,
  roles: StudioRoute['roles'],
): Promise<StudioSession> {
  const token = sessionToken(request);
  const session = token === undefined ? undefined : await storage.sessions.find(token);
  if (session === undefined) throw signedOut();
  if (!roles.some((role) => role === session.key.role))
    throw new DocextractError('forbidden', `A key with the role ${session.key.role} may not do this.`, {
      hint: 'Sign in with an admin key: docextract keys create --role admin --data-dir DIR',
    });
  return session;
}

function signedOut(): DocextractError {
  return new DocextractError('unauthorized', 'Nobody is signed in, or the session is over.', {
    hint: 'Sign in at /studio.',
  });
}
