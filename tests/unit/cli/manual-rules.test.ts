import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { replaceRuleTable } from '../../../scripts/rule-table.ts';
import { replaceScoreTable } from '../../../scripts/score-table.ts';
import { checkRules } from '../../../src/base/checks/check-rules.ts';
import { readinessChecks } from '../../../src/shared/readiness/score-site.ts';

const read = (name: string): string =>
  readFileSync(join(resolve(import.meta.dirname, '../../..'), `example-site/publish/${name}.mdx`), 'utf8');

test('the manual holds the table of rules as they are', () => {
  const page = read('checks');
  for (const { name } of checkRules) expect(page).toContain(`| [\`${name}\`](`);
  expect(replaceRuleTable(page)).toBe(page);
});

test('the manual holds the table of the checks of score as they are', () => {
  const page = read('score');
  expect(readinessChecks).toHaveLength(20);
  for (const { name } of readinessChecks) expect(page).toContain(`| \`${name}\` |`);
  expect(replaceScoreTable(page)).toBe(page);
});

test('every rule has its section in the manual, in the order of the table', () => {
  const sections = read('check-rules').split(/^## /m).slice(1);
  expect(sections.map((section) => section.split('\n', 1)[0])).toEqual(checkRules.map(({ name }) => name));
  for (const section of sections) expect(section.length).toBeGreaterThan(100);
});
