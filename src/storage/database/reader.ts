import {Kysely, SqliteDialect} from 'kysely';
import Libsql from 'libsql';
import {busyTimeoutMs, fileIdentityCheck, retryWhileLocked} from './database.js';
import {locking} from './statements.js';

/**
 * A connection of its own that changes nothing. It waits for no transaction of this process, and whatever is committed
 * through any other connection, of this process or another, it notices at the next look.
 */
export interface Reader<Db> {
  db: Kysely<Db>;
  /**
   * A number that has grown when anything was committed since it was last told. What is read from now on is no older.
   * Throws `unavailable` when the database is at its path no more: what others commit would not be seen.
   */
  moment(): Promise<number>;
}

/** `path` is that of a database that is open already. */
export function openReader<Db>(path: string): Reader<Db> {
  const file = new Libsql(path);
  file.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
  file.exec('pragma query_only = on');
  const requireSame = fileIdentityCheck(path);
  const database = locking(file, requireSame);
  let version: number | undefined;
  let moment = 0;
  const look = (): number => {
    requireSame();
    // SQLite's number differs when another connection has committed in between; it says nothing else.
    const [told] = database.prepare('pragma data_version').all([]) as {data_version: number}[];
    if (told!.data_version !== version) moment++;
    version = told!.data_version;
    return moment;
  };
  return {db: new Kysely<Db>({dialect: new SqliteDialect({database})}), moment: () => retryWhileLocked(look)};
}
