import type { CheckFinding, CheckInput } from './check-input.ts';
import { createAddressJudge } from './check-links.ts';

/** Pictures, fonts and style sheets that a style sheet of every page names, where the site does not hold them. */
export function checkStyleFiles(input: CheckInput): CheckFinding[] {
  const { styles } = input.site;
  if (styles.length === 0) return [];
  const judge = createAddressJudge(input);
  return styles.flatMap((file) => {
    const text = input.read(file) ?? '';
    const seen = new Set<string>();
    return [...text.matchAll(namedFile)].flatMap((match) => {
      const href = match.slice(1).find((written) => written !== undefined);
      if (href === undefined || href === '' || href.startsWith('#') || seen.has(href)) return [];
      seen.add(href);
      const fault = judge({ kind: 'file', href }, `/${file}`);
      if (!fault) return [];
      const { right: _, ...told } = fault;
      return [{ ...told, file, line: text.slice(0, match.index).split('\n').length }];
    });
  });
}

/**
 * A comment, `@import "…"`, or `url(…)` with and without quotes (CSS Syntax 3, section 4.3.6). A comment without an end
 * reaches to that of the file.
 */
const namedFile =
  /\/\*(?:[\s\S]*?\*\/|[\s\S]*)|@import\s+"([^"\n]*)"|@import\s+'([^'\n]*)'|\burl\((?:\s*"([^"\n]*)"|\s*'([^'\n]*)'|\s*([^\s"'()]+)\s*\))/gi;
