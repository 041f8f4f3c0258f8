import { defineConfig } from 'vitest/config';

/** Tests that drive browsers and servers on the built manual. */
const browserTests = {
  globalSetup: ['tests/own-temporary-folder.ts', 'tests/e2e/build-example.ts'],
  testTimeout: 180_000,
  hookTimeout: 240_000,
  retry: 1,
  expect: { poll: { timeout: 15_000, interval: 100 } },
  // Each file waits for browsers and timers for much of its time: two at once use two cores by some 60 %.
  maxWorkers: 3,
};

export default defineConfig({
  test: {
    reporters: ['default', './scripts/count-reporter.ts'],
    // What passes only at a second try is named at the end of the run: a test or a fault to mend, no reason to stop.
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/own-temporary-folder.ts'],
          setupFiles: ['tests/take-stubs-back.ts'],
          testTimeout: 20_000,
          hookTimeout: 20_000,
          retry: 1,
          // A third of the time: what files share is loaded once. None may leave anything behind.
          isolate: false,
          maxWorkers: '100%',
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        test: {
          ...browserTests,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      // What takes minutes and seldom fails beside the above: every theme, every page of the manual, the service with
      // its engines, builds after changes compared with builds from nothing.
      {
        test: {
          ...browserTests,
          name: 'thorough',
          include: ['tests/thorough/**/*.test.ts'],
          sequence: { groupOrder: 2 },
        },
      },
      // Counts the work of builds, of which other tests beside it would move the shares.
      {
        test: {
          name: 'work',
          include: ['tests/work/*.test.ts'],
          globalSetup: ['tests/own-temporary-folder.ts'],
          testTimeout: 400_000,
          retry: 1,
          sequence: { groupOrder: 3 },
        },
      },
      // Installs the packed tarball as users do: `npm run test:package`.
      {
        test: {
          name: 'package',
          include: ['tests/package/*.test.ts'],
          globalSetup: ['tests/own-temporary-folder.ts', 'tests/package/installed.ts'],
          testTimeout: 180_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
