import type { Reporter, TestModule } from 'vitest/node';

/** Names the tests that passed only at a second try, and ends a run with the line `N passed, N failed`. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    let passed = 0;
    let failed = 0;
    const retried: string[] = [];
    for (const module of modules) {
      if (!module.ok() && [...module.children.allTests()].every((test) => test.result().state !== 'failed')) failed++;
      for (const test of module.children.allTests()) {
        if (test.result().state === 'passed') passed++;
        if (test.result().state === 'failed') failed++;
        if (test.diagnostic()?.flaky) retried.push(`${module.relativeModuleId} > ${test.fullName}`);
      }
    }
    const named = retried.map((name) => `passed at the second try: ${name}\n`).join('');
    process.on('exit', () => process.stdout.write(`${named}${passed} passed, ${failed} failed\n`));
  }
}
