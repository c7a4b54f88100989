import type {Kysely, Transaction} from 'kysely';
import {writeUnsynced} from './database.js';
import {mayBeStored} from './server-outages.js';
import type {Tables} from './tables.js';

/**
 * Claims whose commit was cut off before its answer: they may be stored under the name of this process, which does not
 * act on them. They are given back before its next claim and with its heartbeat.
 */
export interface UnconfirmedClaims {
  /** Claims something. `giveBack` undoes a claim whose commit is unconfirmed; it may run more than once. */
  claim<Claimed>(
    action: (trx: Transaction<Tables>) => Promise<Claimed>,
    giveBack: (claimed: Claimed) => Promise<unknown>,
  ): Promise<Claimed>;
  /** Gives back all of them. Throws `unavailable`; the rest is for the next call. */
  giveBack(): Promise<void>;
}

/** Makes the list of unconfirmed claims of this process. The list is in memory only. */
export function createUnconfirmedClaims(db: Kysely<Tables>): UnconfirmedClaims {
  const unconfirmed: (() => Promise<unknown>)[] = [];
  let giving: Promise<void> | undefined;
  const giveBackAll = async (): Promise<void> => {
    for (let next = unconfirmed[0]; next !== undefined; next = unconfirmed[0]) {
      // It waits for the lock of writers, and so for the end of the transaction that was cut off.
      await next();
      unconfirmed.shift();
    }
  };
  const giveBack = (): Promise<void> => (giving ??= giveBackAll().finally(() => (giving = undefined)));
  return {
    claim: async (action, undo) => {
      if (unconfirmed.length > 0) await giveBack();
      let undoThis: (() => Promise<unknown>) | undefined;
      try {
        return await writeUnsynced(db, async (trx) => {
          const claimed = await action(trx);
          undoThis = () => undo(claimed);
          return claimed;
        });
      } catch (error) {
        if (undoThis !== undefined && mayBeStored(error)) unconfirmed.push(undoThis);
        throw error;
      }
    },
    giveBack,
  };
}
