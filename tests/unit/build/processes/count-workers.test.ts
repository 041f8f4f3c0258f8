import { expect, test } from 'vitest';
import { countWorkers } from '../../../../src/build/processes/count-workers.ts';

test.each([
  ['a laptop', { cores: 8, memory: 16_000 }, 8],
  ['a large machine', { cores: 96, memory: 384_000 }, 12],
  ['a container with all cores of its machine', { cores: 64, memory: 2048 }, 4],
  ['a small container', { cores: 4, memory: 1024 }, 1],
  ['a container that is too small', { cores: 2, memory: 256 }, 1],
  ['one core', { cores: 1, memory: 16_000 }, 1],
])('%s has %j and gets %i', (_what, machine, workers) => {
  expect(countWorkers(machine)).toBe(workers);
});

test('this machine has at least one', () => {
  expect(countWorkers()).toBeGreaterThan(0);
});
