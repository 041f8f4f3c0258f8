import type { PageContent } from './page-content.ts';
import { countWords, sourceText } from './source-words.ts';

/** Something on a page that a person should look at. */
export interface PageFinding {
  page: string;
  kind: 'empty' | 'words-lost' | 'literal' | 'anchor' | 'misplaced';
  detail: string;
}

/** Compares a page of the output with its source: nothing a reader should see may be lost, no syntax may show. */
export function inspectPage(
  route: string,
  { source, content }: { source: string; content: PageContent },
): PageFinding[] {
  const text = sourceText(source);
  const findings: PageFinding[] = [];
  const words = countWords(text);
  const total = [...words.values()].reduce((sum, count) => sum + count, 0);
  const shown = countWords(content.text);
  if (shown.size === 0 && total > 0)
    findings.push({ page: route, kind: 'empty', detail: `${total} words in the source` });
  const lost = [...words]
    .map(([word, count]) => [word, count - (shown.get(word) ?? 0)] as const)
    .filter(([, count]) => count > 0);
  const sum = lost.reduce((all, [, count]) => all + count, 0);
  if (sum > 5 && sum / total > 0.03) {
    const sample = lost.slice(0, 12).map(([word, count]) => (count > 1 ? `${word}×${count}` : word));
    findings.push({ page: route, kind: 'words-lost', detail: `${sum} of ${total}: ${sample.join(' ')}` });
  }
  for (const detail of literals(content.prose, source)) findings.push({ page: route, kind: 'literal', detail });
  return findings;
}

const leftovers: readonly RegExp[] = [
  /\[object Object\]/,
  /\bundefined\b/,
  /\bNaN\b/,
  /\bexport (const|default)\b/,
  /\bimport [\w{][^.]{0,60} from ['"]/,
  /<\/?[A-Za-z][\w.]*[^<>\n]{0,80}>/,
  /\{[^{}\n]{1,60}\}/,
  /\]\([^)\s]+\)/,
  /\*\*\S/,
];

function literals(prose: string, source: string): string[] {
  return leftovers.flatMap((pattern) => {
    for (const match of prose.matchAll(new RegExp(pattern, 'g'))) {
      if (isMeant(match[0], source)) continue;
      return [prose.slice(Math.max(0, match.index - 40), match.index + 80).replace(/\s+/g, ' ')];
    }
    return [];
  });
}

/** Whether the author wrote the text to be read: as a word, as a placeholder, escaped, or in a string. */
function isMeant(found: string, source: string): boolean {
  const at = source.indexOf(found);
  if (/^\w/.test(found)) return at >= 0 && !/^(import|export)/.test(found);
  if (/^\{[\w.\- |/$]+\}$/.test(found)) return true;
  if (at < 0) return true;
  return /[\\"'`]/.test(source[at - 1] ?? '') || /["'`][^"'`\n]*$/.test(source.slice(Math.max(0, at - 80), at));
}
