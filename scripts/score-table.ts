import { readinessChecks } from '../src/shared/readiness/score-site.ts';

const head = '| Check | What it looks at |\n|---|---|\n';

/** The page with the table of the checks of `docwright score` as they are now, in the place of the one that it has. */
export function replaceScoreTable(page: string): string {
  const rows = readinessChecks.map(({ name, looksAt }) => `| \`${name}\` | ${looksAt} |\n`).join('');
  return page.replace(/\| Check \| What it looks at [\s\S]*?\n(?=\n)/, () => head + rows);
}
