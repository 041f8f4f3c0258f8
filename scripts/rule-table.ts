import { checkRules } from '../src/base/checks/check-rules.ts';
import type { CheckRule } from '../src/model/check.ts';

const head = '| Rule | What it looks at | Severity | Runs in |\n|---|---|---|---|\n';

/** The page with the table of rules as they are now, in the place of the one that it has. */
export function replaceRuleTable(page: string): string {
  const rows = checkRules.map(renderRow).join('');
  return page.replace(/\| Rule \| What it looks at [\s\S]*?\n(?=\n)/, head + rows);
}

function renderRow({ name, looksAt, severity, parts, isFixable, needs }: CheckRule): string {
  const asked = needs ? `, with \`--${needs}\`` : '';
  const mended = isFixable ? '; fixed by `--fix`' : '';
  const commands = ['check', ...(parts.includes('validate') ? ['build'] : []), ...parts]
    .map((part) => `\`${part}\``)
    .join(', ');
  return `| [\`${name}\`](/publish/check-rules#${name}) | ${looksAt}${mended} | ${severity} | ${commands}${asked} |\n`;
}
