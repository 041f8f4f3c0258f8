import { readFileSync, writeFileSync } from 'node:fs';
import { replaceRuleTable } from './rule-table.ts';
import { replaceScoreTable } from './score-table.ts';

/** Puts the tables of rules and checks into the pages of the manual that tell of them: `npm run generate`. */
replace('checks', replaceRuleTable);
replace('score', replaceScoreTable);

function replace(name: string, change: (page: string) => string): void {
  const page = new URL(`../example-site/publish/${name}.mdx`, import.meta.url);
  writeFileSync(page, change(readFileSync(page, 'utf8')));
}
