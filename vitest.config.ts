import {availableParallelism} from 'node:os';
import {defineConfig} from 'vitest/config';
import {LongestFirst} from './test/setup/longest-first.js';

const setupFiles = ['test/setup/end-file.ts'];

/** What is awaited comes within milliseconds on an idle machine, and within a minute on one with a lot else to do. */
const expectation = {poll: {timeout: 120_000}};
const hookTimeout = 300_000;
/** A test that hangs ends some time; a slow machine is no failure. */
const patience = {setupFiles, hookTimeout, teardownTimeout: hookTimeout, expect: expectation};

/**
 * `unit` mirrors src/, and its files share what they import; `e2e` runs the built command; `soak` is long and runs by
 * hand; `network` runs the built command under strace, `browser` opens the service's pages in Chromium. Many tests wait, for processes and clocks, so that there are two
 * files more at a time than cores.
 */
export default defineConfig({
  test: {
    maxWorkers: availableParallelism() + 2,
    sequence: {sequencer: LongestFirst},
    globalSetup: 'test/setup/temporary-folder.ts',
    projects: [
      {
        test: {
          ...patience,
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**', 'test/soak/**', 'test/network/**', 'test/browser/**'],
          testTimeout: 300_000,
          isolate: false,
        },
      },
      {test: {...patience, name: 'e2e', include: ['test/e2e/**/*.test.ts'], testTimeout: 900_000}},
      {test: {...patience, name: 'soak', include: ['test/soak/**/*.test.ts'], testTimeout: 3_600_000}},
      {test: {...patience, name: 'network', include: ['test/network/**/*.test.ts'], testTimeout: 400_000}},
      {test: {...patience, name: 'browser', include: ['test/browser/**/*.test.ts'], testTimeout: 300_000}},
    ],
  },
});
