import {availableParallelism} from 'node:os';
import {defineConfig} from 'vitest/config';

const setupFiles = ['test/setup/end-file.ts'];

/**
 * `unit` mirrors src/, and its files share what they import; `e2e` runs the built command; `soak` is long and runs by
 * hand; `network` runs the built command under strace. Many tests wait, for processes and clocks, so that three files at
 * a time suit even two cores.
 */
export default defineConfig({
  test: {
    maxWorkers: Math.max(3, availableParallelism()),
    globalSetup: 'test/setup/temporary-folder.ts',
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles,
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**', 'test/soak/**', 'test/network/**'],
          testTimeout: 30_000,
          // What is awaited comes within milliseconds on an idle machine, and within seconds on a busy one.
          expect: {poll: {timeout: 20_000}},
          isolate: false,
        },
      },
      {
        test: {
          name: 'e2e',
          setupFiles,
          include: ['test/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {test: {name: 'soak', setupFiles, include: ['test/soak/**/*.test.ts'], testTimeout: 3_600_000}},
      {test: {name: 'network', setupFiles, include: ['test/network/**/*.test.ts'], testTimeout: 400_000}},
    ],
  },
});
