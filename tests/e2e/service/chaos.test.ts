import { expect, test } from 'vitest';
import { runScenarios } from '../../../scripts/chaos/run-scenarios.ts';
import { scenarios } from '../../../scripts/chaos/scenarios.ts';

/** The short form of `npm run chaos`. */
const size = { rounds: 2, questions: 4, many: 60 };

for (const scenario of scenarios.filter(({ isShort }) => isShort))
  test(`nothing is lost: ${scenario.name}`, async ({ skip }) => {
    const reason = scenario.obstacle?.() ?? null;
    if (reason !== null) {
      console.warn(`"${scenario.name}" was not tested: ${reason}`);
      skip();
    }
    const [result] = await runScenarios([scenario], size);
    expect(result!.losses, `${result!.readers}; ${result!.books}`).toEqual([]);
    expect(result!.readers).not.toBe('');
  });
