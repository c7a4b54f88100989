import {DocextractError} from '../../../contract/errors.js';
import type {ApiKey} from '../../../storage/keys/keys.js';
import type {StudioSession} from '../../../storage/keys/sessions.js';
import type {KeySummary} from '../contract/operation.js';
import type {StudioHandlers} from '../handler.js';
import {isoTime, isoTimeOrNull} from '../timestamps.js';

/** Keys of all accounts. */
export const keyHandlers = {
  keys: async ({storage}, {session}) => (await storage.keys.list()).map((key) => summaryOf(key, session)),
  createKey: async ({storage}, {body, session}) => {
    const {requests_per_window: requestsPerWindow, failed_rows: failedRows, ...rest} = body;
    const created = await storage.keys.create({
      ...rest,
      ...(requestsPerWindow !== undefined && {requestsPerWindow}),
      ...(failedRows !== undefined && {failedRows}),
    });
    return {...summaryOf(created, session), key: created.key};
  },
  revokeKey: async ({storage}, {params: {id}, session}) => {
    if (id === session.key.id) throw ownKey(id);
    return summaryOf(await storage.keys.revoke(id), session);
  },
} satisfies Partial<StudioHandlers>;

function summaryOf(key: ApiKey, session: StudioSession): KeySummary {
  return {
    id: key.id,
    name: key.name,
    account: key.account,
    role: key.role,
    requests_per_window: key.requestsPerWindow ?? null,
    created_at: isoTime(key.createdAt),
    revoked_at: isoTimeOrNull(key.revokedAt),
    own: key.id === session.key.id,
  };
}

/**
 * The error for revoking the key of the current session: it may be the last admin key, and then no user could make
 * another.
 */
function ownKey(id: string): DocextractError {
  return new DocextractError('invalid_request', 'You are signed in with this key.', {
    hint: `Sign in with another admin key to revoke it, or use: docextract keys revoke ${id}`,
  });
}
