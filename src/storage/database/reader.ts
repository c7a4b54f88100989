import {Kysely, SqliteDialect} from 'kysely';
import Libsql from 'libsql';
import {busyTimeoutMs, fileIdentityCheck, retryWhileLocked} from './database.js';
import {lockingDatabase} from './sqlite-statements.js';

/**
 * Reads without waiting for transactions of this process, on SQLite by a separate connection. A read sees all commits
 * that any connection has made before it.
 */
export interface Reader<Db> {
  db: Kysely<Db>;
  /**
   * A counter that grows with every commit; later reads are no older. Throws `unavailable` when the database is no
   * longer at its path, since commits of others would not be seen.
   */
  moment(): Promise<number>;
  close(): Promise<void>;
}

/** `path` is that of a database that is open already. */
export function openReader<Db>(path: string): Reader<Db> {
  const file = new Libsql(path);
  file.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
  file.exec('pragma query_only = on');
  const requireSame = fileIdentityCheck(path);
  const database = lockingDatabase(file, requireSame);
  let version: number | undefined;
  let moment = 0;
  const look = (): number => {
    requireSame();
    // SQLite's data_version only tells whether another connection has committed.
    const [told] = database.prepare('pragma data_version').all([]) as {data_version: number}[];
    if (told!.data_version !== version) moment++;
    version = told!.data_version;
    return moment;
  };
  const db = new Kysely<Db>({dialect: new SqliteDialect({database})});
  return {db, moment: () => retryWhileLocked(look), close: () => db.destroy()};
}
