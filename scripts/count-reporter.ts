import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with the line `N passed, N failed`, for scripts that read results. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    let passed = 0;
    let failed = 0;
    for (const module of modules) {
      if (!module.ok() && [...module.children.allTests()].every((test) => test.result().state !== 'failed')) failed++;
      for (const test of module.children.allTests()) {
        if (test.result().state === 'passed') passed++;
        if (test.result().state === 'failed') failed++;
      }
    }
    process.on('exit', () => process.stdout.write(`${passed} passed, ${failed} failed\n`));
  }
}
