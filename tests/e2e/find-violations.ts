import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * All rules that are on by default (WCAG 2.0 and 2.1, A and AA, good practice), and the size of targets of WCAG 2.2.
 */
const allRules: RunOptions = { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } };
const colorRules: RunOptions = { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * What axe-core holds against the page as it stands: a line for each rule and element, with the reason. With `colors`
 * only the rules about colours are asked, for a page that was seen in the other mode already.
 */
export async function findViolations(page: Page, rules: 'all' | 'colors' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const options = rules === 'all' ? allRules : colorRules;
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (settings) => (globalThis as unknown as AxeWindow).axe.run(document, settings),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')} – ${(failureSummary ?? '').replace(/\s+/g, ' ').replace(/^Fix \w+ of the following: /, '')}`,
    ),
  );
}

interface AxeWindow {
  axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
}
