import {availableParallelism} from 'node:os';
import {defineConfig, type TestProjectInlineConfiguration} from 'vitest/config';
import {compiledSources, importedByNode} from './test/setup/compiled-sources.js';
import {LongestFirst} from './test/setup/longest-first.js';

const setupFiles = ['test/setup/end-file.ts'];

/** What is awaited comes within milliseconds on an idle machine, and within a minute on one with a lot else to do. */
const expectation = {poll: {timeout: 120_000}};
const hookTimeout = 300_000;
/** A test that hangs ends some time; a slow machine is no failure. */
const patience = {hookTimeout, teardownTimeout: hookTimeout, expect: expectation};

const isOneRun = process.argv.includes('run') && !process.argv.some((word) => word.startsWith('--coverage'));
const plugins = [compiledSources(import.meta.dirname, isOneRun)];
const server = {deps: {external: importedByNode}};

function project(test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {plugins, test: {...patience, setupFiles, server, ...test}};
}

/** What the database decides: storage, and of the service what callers send, what fails, and what is deleted. */
const alsoOnPostgres = [
  'test/storage/**/*.test.ts',
  'test/service/{operations,recovery,crash-points,random-kills,isolation,retention,without-workers}.test.ts',
  'test/service/requests/*.test.ts',
  'test/service/routes/*.test.ts',
  'test/service/webhooks/kill.test.ts',
  'test/service/studio/documents/crash.test.ts',
];

/** Files of SQLite, of data directories of earlier versions, and of the file store; and pure functions. */
const onSqliteAlone = [
  'test/storage/database/{database,lock,reader,rebuildable-database}.test.ts',
  'test/storage/{upgrade,files/*,s3/*,retention/backup,jobs/job-transitions}.test.ts',
  'test/storage/keys/{requests,key-cache}.test.ts',
  'test/storage/jobs/create-jobs.test.ts',
];

/**
 * `unit` mirrors src/, and `e2e` runs the built command; files of both share what they import. `soak` is long and runs by
 * hand; `postgres` runs tests of `unit` and its own on a PostgreSQL server with files in an S3 store, `s3` on SQLite with
 * files in an S3 store; `network` runs the built command under strace, `browser` opens the service's pages in Chromium.
 * Many tests wait, for processes and clocks, so that there are two files more at a time than cores.
 */
export default defineConfig({
  test: {
    maxWorkers: availableParallelism() + 2,
    sequence: {sequencer: LongestFirst},
    globalSetup: 'test/setup/temporary-folder.ts',
    projects: [
      project({
        name: 'unit',
        include: ['test/**/*.test.ts'],
        exclude: [
          'test/e2e/**',
          'test/soak/**',
          'test/network/**',
          'test/browser/**',
          'test/postgres/**',
          'test/s3/**',
        ],
        testTimeout: 300_000,
        isolate: false,
      }),
      project({
        name: 'postgres',
        globalSetup: 'test/setup/postgres.ts',
        include: ['test/postgres/**/*.test.ts', ...alsoOnPostgres],
        exclude: onSqliteAlone,
        testTimeout: 300_000,
        isolate: false,
      }),
      project({
        name: 's3',
        // What touches files: the rest of the storage does not know where they are.
        include: [
          'test/s3/**/*.test.ts',
          'test/storage/files/file-store.test.ts',
          'test/storage/{work,random-walk}.test.ts',
          'test/storage/{jobs,retention,review,templates,webhooks}/**/*.test.ts',
        ],
        globalSetup: 'test/s3/server/start-s3rver.ts',
        testTimeout: 300_000,
      }),
      project({name: 'e2e', include: ['test/e2e/**/*.test.ts'], testTimeout: 900_000, isolate: false}),
      project({name: 'soak', include: ['test/soak/**/*.test.ts'], testTimeout: 3_600_000}),
      project({name: 'network', include: ['test/network/**/*.test.ts'], testTimeout: 400_000}),
      project({name: 'browser', include: ['test/browser/**/*.test.ts'], testTimeout: 300_000}),
    ],
  },
});
