import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { replaceRuleTable } from '../../../scripts/rule-table.ts';
import { checkRules } from '../../../src/base/checks/check-rules.ts';

test('the manual holds the table of rules as they are', () => {
  const page = readFileSync(join(resolve(import.meta.dirname, '../../..'), 'example-site/publish/checks.mdx'), 'utf8');
  for (const { name } of checkRules) expect(page).toContain(`| \`${name}\` |`);
  expect(replaceRuleTable(page)).toBe(page);
});
