import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', './scripts/count-reporter.ts'],
    // What passes only at a second try is named at the end of the run: a test or a fault to mend, no reason to stop.
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
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
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/build-example.ts'],
          testTimeout: 180_000,
          hookTimeout: 240_000,
          retry: 1,
          expect: { poll: { timeout: 15_000, interval: 100 } },
          // Each file waits for browsers and timers for much of its time: two at once use two cores by some 60 %.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      // Installs the packed tarball as users do: `npm run test:package`.
      {
        test: {
          name: 'package',
          include: ['tests/package/*.test.ts'],
          globalSetup: ['tests/package/installed.ts'],
          testTimeout: 180_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
