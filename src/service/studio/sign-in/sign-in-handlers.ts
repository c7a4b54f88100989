// sign-in: sessions of the studio: keys, tickets, cookies and throttling.

import {DocextractError} from '../../../contract/errors.js';
import type {StudioSession} from '../../../storage/keys/sessions.js';
import {StudioRole, type Session, type SignIn} from '../contract/session.js';
import type {StudioHandlers} from '../handler.js';
import {isoTime} from '../timestamps.js';
import type {StudioContext} from '../studio-context.js';
import {addressOf} from './address.js';
import {clearSessionCookie, sessionId, sessionToken, setSessionCookie} from './cookie.js';

/** Signing in and out. */
export const signInHandlers = {
  signIn: async (context, {body, http}, reply) => {
    const succeeded = context.throttle.attempt(addressOf(http));
    const keyId = await keyIdOf(context, body);
    const {token} = await context.storage.sessions.begin(keyId);
    // The key may be revoked meanwhile.
    const session = (await context.storage.sessions.find(token)) ?? unknown();
    succeeded();
    const former = sessionToken(http);
    if (former !== undefined) await context.storage.sessions.end(former);
    setSessionCookie(reply, token);
    return told(context, session);
  },
  session: (context, {session}) => Promise.resolve(told(context, session)),
  signOut: async ({storage, samples}, {http}, reply) => {
    const token = sessionToken(http);
    if (token !== undefined) await storage.sessions.end(token);
    await samples.endSession(sessionId(http));
    clearSessionCookie(reply);
    return {};
  },
} satisfies Partial<StudioHandlers>;

async function keyIdOf({storage, tickets}: StudioContext, given: SignIn): Promise<string> {
  if ('ticket' in given) return tickets.redeem(given.ticket) ?? used();
  const key = (await storage.keys.find(given.key)) ?? unknown();
  if (!StudioRole.safeParse(key.role).success)
    throw new DocextractError('forbidden', 'This key is for programs: it may not sign in to the studio.', {
      hint: 'Make one that may: docextract keys create --role admin --data-dir DIR, or --role reviewer; DIR as of the service',
    });
  return key.id;
}

function told({version}: StudioContext, {key, expiresAt}: StudioSession): Session {
  return {
    role: StudioRole.parse(key.role),
    name: key.name,
    account: key.account,
    expires_at: isoTime(expiresAt),
    version,
  };
}

function unknown(): never {
  throw new DocextractError('unauthorized', 'The API key is unknown or revoked.', {
    hint: 'docextract keys create --role admin --data-dir DIR makes a new one; DIR is the data directory of the service.',
  });
}

function used(): never {
  throw new DocextractError('unauthorized', 'This link was used before, or is too old.', {
    hint: 'Sign in with a key, or start docextract studio again for a new link.',
  });
}
