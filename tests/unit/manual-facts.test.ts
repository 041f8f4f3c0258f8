import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

test('the manual names the version and the Node of the package', () => {
  const { version, engines } = read('package.json') as { version: string; engines: { node: string } };
  const { variables } = read('example-site/docs.json') as { variables: Record<string, string> };
  expect(variables['release']).toBe(version);
  expect(`>=${variables['oldest-node']}`).toBe(engines.node);
});
