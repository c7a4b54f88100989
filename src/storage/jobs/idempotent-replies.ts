import type {Kysely, Transaction} from 'kysely';
import {write} from '../database/database.js';
import type {Holders} from '../database/holders.js';
import type {UnconfirmedClaims} from '../database/unconfirmed-claims.js';
import {spendHeld} from '../credits/credit-holds.js';
import type {WriteAheadLog} from '../database/write-ahead-log.js';
import type {AtStorageCrashPoint} from '../files/storage-crash-points.js';
import type {Tables} from '../database/tables.js';
import {mustExist} from '../../contract/must-exist.js';

/** Key of a request that must be answered only once. */
export interface ReplyKey {
  account: string;
  idempotencyKey: string;
}

export interface ReplyRecord extends ReplyKey {
  status: number;
  body: unknown;
}

export type ReplyClaim =
  | {state: 'ours'}
  | {state: 'in_flight'}
  | {state: 'mismatch'}
  | {state: 'answered'; status: number; body: unknown};

export interface ReplyStore {
  /** `fingerprint` distinguishes different requests under one key. */
  claim(key: ReplyKey, fingerprint: string): Promise<ReplyClaim>;
  /** Stores the answer to a claimed request that is still ours, and spends the credits held for `paid`. */
  finish(reply: ReplyRecord, paid?: string): Promise<void>;
  /** Releases a claimed request that failed, so that it can be tried again. */
  forget(key: ReplyKey): Promise<void>;
}

interface Context {
  holders: Holders;
  unconfirmedClaims: UnconfirmedClaims;
  log: WriteAheadLog;
  clock: () => number;
  at: AtStorageCrashPoint;
}

/** Makes the store of answers by idempotency key. Keys are separate for each account. */
export function replyStore(
  db: Kysely<Tables>,
  {holders, unconfirmedClaims, log, clock, at}: Context,
): ReplyStore {
  const forget = async ({account, idempotencyKey}: ReplyKey, claimedAt?: number): Promise<void> => {
    const holder = await holders.self();
    await write(db, async (trx) => {
      const unanswered = trx
        .deleteFrom('replies')
        .where('account', '=', account)
        .where('idempotency_key', '=', idempotencyKey)
        .where('holder', '=', holder)
        .where('status', 'is', null);
      await (claimedAt === undefined ? unanswered : unanswered.where('created_at', '=', claimedAt)).execute();
    });
  };
  return {
    claim: async (key, fingerprint) => {
      const {account, idempotencyKey} = key;
      const holder = await holders.self();
      const now = clock();
      const claimKey = async (trx: Transaction<Tables>): Promise<ReplyClaim> => {
        const known = await trx
          .selectFrom('replies')
          .selectAll()
          .where('account', '=', account)
          .where('idempotency_key', '=', idempotencyKey)
          .executeTakeFirst();
        if (known === undefined) {
          const row = {account, idempotency_key: idempotencyKey, fingerprint, holder, created_at: now};
          await trx
            .insertInto('replies')
            .values({...row, status: null, body: null})
            .execute();
          return {state: 'ours'};
        }
        if (known.fingerprint !== fingerprint) return {state: 'mismatch'};
        if (known.status === null) return {state: 'in_flight'};
        const body: unknown = JSON.parse(mustExist(known.body, 'body of a stored reply'));
        return {state: 'answered', status: known.status, body};
      };
      // Another request of this process may have claimed the key meanwhile, at another time.
      const claim = await unconfirmedClaims.claim(claimKey, async ({state}) => {
        if (state === 'ours') await forget(key, now);
      });
      // The answer may not be durable yet.
      if (claim.state === 'answered' && log.isKept()) await log.sync();
      at('reply.claimed');
      return claim;
    },
    finish: async (reply, paid) => {
      const holder = await holders.self();
      await write(db, async (trx) => {
        // The new holder answers and pays; our held credits were given back.
        if (!(await finishReply(trx, reply, holder))) return;
        at('reply.finishing');
        if (paid !== undefined) await spendHeld(trx, paid);
      });
    },
    forget: (key) => forget(key),
  };
}

/** Returns whether the request was still ours; after a long suspension another process may have it. */
export async function finishReply(
  trx: Transaction<Tables>,
  {account, idempotencyKey, status, body}: ReplyRecord,
  holder: string,
): Promise<boolean> {
  const {numUpdatedRows} = await trx
    .updateTable('replies')
    .set({status, body: JSON.stringify(body)})
    .where('account', '=', account)
    .where('idempotency_key', '=', idempotencyKey)
    .where('holder', '=', holder)
    .where('status', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
