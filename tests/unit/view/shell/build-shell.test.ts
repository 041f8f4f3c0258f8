import { expect, test } from 'vitest';
import type { Switcher } from '../../../../src/model/view.ts';
import { findCurrentVersion } from '../../../../src/view/shell/build-shell.ts';

/** The second version is read. */
const currentOf = (...labels: string[]): string | undefined => {
  const options = labels.map((label, index) => ({ label, href: `/${index}`, active: index === 1 }));
  return findCurrentVersion([{ type: 'version', current: options[1], options } as unknown as Switcher])?.label;
};

test.each([
  ['v2', 'v1'],
  ['Latest', 'Virtual keys (deprecated)'],
  ['Outubro de 2025', 'Legado'],
  ['١٫٥', 'مسودة'],
])('%s is the current version for who reads %s', (first, second) => {
  expect(currentOf(first, second)).toBe(first);
});

test('versions that are roles or platforms come after one another in no order', () => {
  expect(currentOf('Developers', 'Delegators', 'Gateways')).toBeUndefined();
  expect(currentOf('React', 'Android')).toBeUndefined();
});

test('nothing is newer than the first choice', () => {
  expect(currentOf('v1')).toBeUndefined();
  expect(findCurrentVersion([])).toBeNull();
});
