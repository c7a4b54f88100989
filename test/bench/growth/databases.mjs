/** Databases to measure: a SQLite file in a data directory, and a PostgreSQL server of its own. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import ts from 'typescript';
import {openDatabase} from '../../../dist/storage/database/database.js';
import {connectPostgres} from '../../../dist/storage/postgres/connect.js';

/** Gives what storage is opened with, how to look at the rows, and how to end it. */
export async function openDatabaseFor(kind, base) {
  const dataDir = join(base, kind);
  mkdirSync(dataDir);
  if (kind === 'sqlite')
    return {
      open: {dataDir},
      connect: () => openDatabase(join(dataDir, 'docextract.db')),
      remove: () => Promise.resolve(),
    };
  const {makePostgres} = await importTypeScript('test/helpers/postgres-server.ts');
  const server = await makePostgres({isDurable: true});
  return {
    open: {dataDir, databaseUrl: server.url},
    connect: () => connectPostgres(server.url, {isPatient: true}),
    remove: () => server.remove(),
  };
}

/** A helper of the tests. It is written where it finds the packages that it imports. */
async function importTypeScript(path) {
  const folder = 'node_modules/.cache/bench';
  mkdirSync(folder, {recursive: true});
  const {outputText} = ts.transpileModule(readFileSync(path, 'utf8'), {
    compilerOptions: {target: 'ES2023', module: 'ESNext'},
  });
  const file = join(folder, 'postgres-server.mjs');
  writeFileSync(file, outputText);
  return import(pathToFileURL(file).href);
}
