import type {Client} from 'pg';
import {DocextractError} from '../../contract/errors.js';
import {requireKnownFormat} from '../database/migrate.js';
import {migrations} from '../migrations/index.js';
import {type Complaint, complaintAbout, complaintAboutAge, factsOf, formatOf} from './check-rights.js';
import {poolerComplaint, type TwoClients} from './check-sessions.js';
import {clientConfig, loadPg} from './connect.js';
import {explained, placeOf} from './explain.js';

/** What a connection test found. */
export interface ServerReport {
  /** Host and name of the database. */
  place: string;
  /** As the server says it, such as 15.14. */
  version: string;
}

/**
 * Tests whether the service can run on a database, without changing anything. Throws `unavailable` when it is not
 * reached, and `cannot_read` with what is wrong: user, TLS, database, rights, version of the server or of the tables, a
 * pooler that shares sessions.
 */
export async function checkServer(url: string): Promise<ServerReport> {
  return withTwoClients(url, async (clients) => {
    const [client] = clients;
    const found = await factsOf(client);
    refuse(complaintAbout(found), url);
    if (found.has_tables) {
      const format = await formatOf(client);
      requireKnownFormat(format, migrations);
      refuse(complaintAboutAge(format, found), url);
    }
    refuse(await poolerComplaint(clients), url);
    return {place: placeOf(url), version: found.version};
  });
}

/** Throws `cannot_read` where a pooler shares sessions: two nodes would hold each other's locks. */
export async function requireOwnSessions(url: string): Promise<void> {
  await withTwoClients(url, async (clients) => refuse(await poolerComplaint(clients), url));
}

async function withTwoClients<Result>(
  url: string,
  act: (clients: TwoClients) => Promise<Result>,
): Promise<Result> {
  const pg = await loadPg();
  const clients: Client[] = [];
  try {
    // The client reads the files of certificates when it is made.
    const both = [new pg.Client(clientConfig(pg, url)), new pg.Client(clientConfig(pg, url))] as const;
    clients.push(...both);
    for (const client of both) {
      client.on('error', () => undefined);
      await client.connect();
    }
    return await act(both);
  } catch (error) {
    throw explained(error, url);
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

function refuse(complaint: Complaint | undefined, url: string): void {
  if (complaint === undefined) return;
  throw new DocextractError('cannot_read', `PostgreSQL at ${placeOf(url)} ${complaint.what}.`, complaint);
}
