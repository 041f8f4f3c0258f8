import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { packageManagers } from '../../../scripts/installed/package-managers.ts';
import { places } from '../../../scripts/installed/places.ts';

interface Workflow {
  jobs: Record<string, { strategy: { matrix: Record<string, string[]> } }>;
}

test('the check tries every way to install the package', () => {
  const file = join(resolve(import.meta.dirname, '../../..'), '.github/workflows/check.yml');
  const { jobs } = parse(readFileSync(file, 'utf8')) as Workflow;
  const ways = [...packageManagers.map(({ name }) => name), ...Object.keys(places)];
  expect(jobs['installed']!.strategy.matrix['ways']).toEqual(ways);
});
