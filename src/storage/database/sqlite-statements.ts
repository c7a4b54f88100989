import type {SqliteDatabase, SqliteStatement} from 'kysely';
import type Libsql from 'libsql';

/** More than all queries of the stores; queries of varying text evict others only rarely. */
const most = 300;

/** Pragmas for commits synced with the next one, or each by itself. */
export const syncing = {normal: 'pragma synchronous = normal', full: 'pragma synchronous = full'};

/**
 * The database for Kysely's dialect, with prepared statements cached. SQLite's plain `begin` takes the write lock at
 * the first write and fails at once if another connection wrote in between; `begin immediate` queues up front. A
 * prepared statement that met a lock stays "in progress" until garbage collection and blocks commits; `exec` does not.
 * So a statement that writes by itself takes the lock by `exec` first, and a failed one is dropped. The sync mode is
 * set only before writes, because most switches have only reads between them.
 */
export function lockingDatabase(file: Libsql.Database, requireSame: () => void): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  let wanted: string | undefined;
  let set: string | undefined;
  const setSyncing = (): void => {
    if (wanted === undefined || wanted === set) return;
    file.exec(wanted);
    set = wanted;
  };
  const bounds: Record<string, SqliteStatement> = {
    [syncing.normal]: unprepared(() => (wanted = syncing.normal)),
    [syncing.full]: unprepared(() => (wanted = syncing.full)),
    begin: unprepared(() => {
      requireSame();
      setSyncing();
      file.exec('begin immediate');
    }),
    commit: unprepared(() => file.exec('commit')),
    // A full or failing disk has already ended the transaction: report the original error.
    rollback: unprepared(() => {
      if (file.inTransaction) file.exec('rollback');
    }),
  };
  const locked = <Result>(act: () => Result): Result => {
    if (file.inTransaction) return act();
    file.exec('begin immediate');
    try {
      const result = act();
      file.exec('commit');
      return result;
    } catch (error) {
      if (file.inTransaction) file.exec('rollback');
      throw error;
    }
  };
  const prepare = (sql: string): SqliteStatement => {
    if (statements.size >= most) statements.clear();
    const within = /^\s*(insert|update|delete)\b/i.test(sql) ? locked : asItIs;
    const statement = forgotten(file.prepare(sql), () => statements.delete(sql), within);
    statements.set(sql, statement);
    return statement;
  };
  return {
    close: () => {
      statements.clear();
      file.close();
    },
    prepare: (sql) => {
      const bound = Object.hasOwn(bounds, sql) ? bounds[sql] : undefined;
      if (bound !== undefined) return bound;
      if (!/^select\b/i.test(sql)) setSyncing();
      return statements.get(sql) ?? prepare(sql);
    },
  };
}

type Within = <Result>(act: () => Result) => Result;

function asItIs<Result>(act: () => Result): Result {
  return act();
}

/** A statement that is dropped when it fails. libsql follows better-sqlite3's API; only the generics differ. */
function forgotten(statement: Libsql.Statement, forget: () => void, within: Within): SqliteStatement {
  const watched = <Result>(act: () => Result): Result => {
    try {
      return within(act);
    } catch (error) {
      forget();
      throw error;
    }
  };
  const {reader} = statement;
  return {
    reader,
    all: (parameters) => watched(() => statement.all(parameters as unknown[])),
    run: (parameters) => watched(() => statement.run(parameters as unknown[])),
    // Uses its own statement: the same query must not start again during iteration.
    iterate: (parameters) => {
      forget();
      return statement.iterate(parameters);
    },
  };
}

function unprepared(run: () => unknown): SqliteStatement {
  return {
    reader: false,
    run: () => {
      run();
      return {changes: 0, lastInsertRowid: 0};
    },
    all: () => [],
    iterate: () => [].values(),
  };
}
