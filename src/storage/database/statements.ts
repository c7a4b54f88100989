import type {SqliteDatabase, SqliteStatement} from 'kysely';
import type Libsql from 'libsql';

/** More than all queries of the stores; those whose text differs from one call to the next push the others out, rarely. */
const most = 300;

/** What is said to have commits synced by the next one that is, or each by itself. */
export const syncing = {normal: 'pragma synchronous = normal', full: 'pragma synchronous = full'};

/**
 * The database as Kysely asks for it, with statements that are prepared once.
 * SQLite's plain `begin` takes the write lock at the first write and then fails at once when somebody else wrote
 * in between; `begin immediate` queues up front.
 * A prepared statement that has met a lock counts as "in progress" until it is collected as garbage, and no transaction
 * can commit before that; what `exec` runs is done with when it fails. So a statement that writes by itself takes the lock by
 * `exec` first, and one that has failed is not kept.
 * Whether commits are synced is set when something is to be written that way: most changes from one to the other and
 * back have nothing between them but reading.
 */
export function locking(file: Libsql.Database, requireSame: () => void): SqliteDatabase {
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
    // A disk that is full or failing has ended the transaction already; what happened is the error to be told.
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
      if (Object.hasOwn(bounds, sql)) return bounds[sql]!;
      if (!/^select\b/i.test(sql)) setSyncing();
      return statements.get(sql) ?? prepare(sql);
    },
  };
}

type Within = <Result>(act: () => Result) => Result;

function asItIs<Result>(act: () => Result): Result {
  return act();
}

/** A statement that is let go of when it fails. libsql follows better-sqlite3's shape; only the generics differ. */
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
    // Read at leisure: another query of the same text must not begin in the middle.
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
