import {hash, randomBytes} from 'node:crypto';

/** Time in which the link that `docextract studio` prints has to be opened. */
const ticketMs = 15 * 60_000;

/** Tickets that sign in once, each for a key. They live in this process. */
export interface Tickets {
  issue(keyId: string): string;
  /** The key of a ticket, which is used up; `undefined` for an unknown, used or expired one. */
  redeem(ticket: string): string | undefined;
}

/** Makes the store of tickets. It keeps only hashes of them; `clock` gives milliseconds since the epoch. */
export function createTickets(clock: () => number): Tickets {
  const issued = new Map<string, {keyId: string; expiresAt: number}>();
  return {
    issue: (keyId) => {
      const ticket = randomBytes(32).toString('base64url');
      issued.set(hash('sha256', ticket), {keyId, expiresAt: clock() + ticketMs});
      return ticket;
    },
    redeem: (ticket) => {
      const hashed = hash('sha256', ticket);
      const found = issued.get(hashed);
      issued.delete(hashed);
      return found !== undefined && clock() < found.expiresAt ? found.keyId : undefined;
    },
  };
}
