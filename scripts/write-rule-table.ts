import { readFileSync, writeFileSync } from 'node:fs';
import { replaceRuleTable } from './rule-table.ts';

/** Puts the table of rules into the page of the manual that tells of them: `npm run generate`. */
const page = new URL('../example-site/publish/checks.mdx', import.meta.url);
writeFileSync(page, replaceRuleTable(readFileSync(page, 'utf8')));
