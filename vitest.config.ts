import {defineConfig} from 'vitest/config';

/** `unit` mirrors src/; `e2e` runs the built command; `soak` is long and runs by hand. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**', 'test/soak/**'],
          testTimeout: 30_000,
        },
      },
      {test: {name: 'e2e', include: ['test/e2e/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 60_000}},
      {test: {name: 'soak', include: ['test/soak/**/*.test.ts'], testTimeout: 3_600_000}},
    ],
  },
});
