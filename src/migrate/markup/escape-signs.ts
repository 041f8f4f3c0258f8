import { mapProse } from '../../base/text/map-prose.ts';
import type { MigrationFolder } from '../../model/migration.ts';
import { doubleDollars, escapeFormulas, splitFormulas } from '../../read/markdown/protect-dollars.ts';
import { convertMathFences } from './convert-math-fences.ts';
import { settleFormulas } from './settle-formulas.ts';

const kept =
  /\\[{}]|\{\{[^{}]*\}\}|[ \t]\{#[^\s{}]+\}(?=[ \t]*$)|\{%[ \t]*@\w(?:(?!\{%|%\})[\s\S])*%\}|\{%[^\n]*?%\}|[{}]|(?<!\\|\]\(|\]:[ \t]*)<(?![a-z/!?>])/gim;

/**
 * Braces of a Markdown that has no expressions, and `<` that starts no tag, as MDX shows them. What names an id after
 * a heading stays, and so do addresses, pairs of braces, which fill in variables here and there, and formulas, which
 * are full of them.
 */
export function escapeSigns(text: string): string {
  const write = (found: string): string => (found === '<' ? '&lt;' : found.length === 1 ? `\\${found}` : found);
  return mapFormulas(settleFormulas(text), { formula: (found) => found, other: (prose) => prose.replace(kept, write) });
}

/** `text` with its formulas changed, and with what stands outside of these and of code. */
export function mapFormulas(
  text: string,
  change: { formula: (found: string) => string; other: (prose: string) => string },
): string {
  return mapProse(text, (prose) =>
    splitFormulas(prose)
      .map((part) => (part.isFormula ? change.formula(part.text) : change.other(part.text)))
      .join(''),
  );
}

const settingsName =
  /(?:^|\/)(?:package\.json|[\w.-]*config[\w.-]*\.\w+|\.v(?:uep|itep)ress\/.+\.[cm]?[jt]s|(?:mkdocs|zensical)[\w.-]*|book\.toml)$/;
const mathName = /\b(?:remark-math|mathjax|texmath|arithmatex|katex)\b|\b(?:math|latex)["']?:(?!\s*false)/i;

/** Where fences of mathematics are formulas: rehype-katex and rehype-mathjax, also as Nextra has them; SuperFences. */
const mathFenceName =
  /\b(?:remark-math|rehype-(?:katex|mathjax)|arithmatex_fenced_format|fence_(?:mathjax|generic)_format|mathFence)\b|\blatex["']?:(?!\s*false)/;

/**
 * Makes text of what would be read as a formula here, such as two variables of a shell, where no settings of the old
 * site name what shows formulas; where some do, all that it showed stay formulas.
 */
export function createMathRule(folder: MigrationFolder): (text: string) => string {
  const settings = folder.files.filter((file) => settingsName.test(file)).map((file) => folder.read(file) ?? '');
  if (settings.some((text) => mathFenceName.test(text))) return (text) => doubleDollars(convertMathFences(text));
  return settings.some((text) => mathName.test(text)) ? doubleDollars : escapeFormulas;
}
