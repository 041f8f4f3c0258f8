import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';

/**
 * A repair of a page may make text of the tags that say who sees what stands between them, or close them elsewhere.
 * @throws Error when it did: who sees the page cannot be decided
 */
export function refuseUnclearParts(
  { source }: Page,
  { html, problems }: { html: string; problems: readonly Problem[] },
): void {
  const repairs = problems.filter(({ code }) => code === 'mdx-syntax' || code === 'mdx-repaired');
  if (repairs.length === 0) return;
  const names = tagNames(source?.body ?? '').join('|');
  const prose = withoutElements(withoutElements(html, 'pre'), 'code');
  const tag = new RegExp(`</?\\s*(?:${names})\\b`);
  const spelled = new RegExp(`&lt;/?\\s*(?:${names})\\b`);
  const isUnclear = spelled.test(prose) || repairs.some(({ message, hint = '' }) => tag.test(`${message} ${hint}`));
  if (isUnclear)
    throw new Error(
      'the tags that restrict a part to some readers do not match, so the page is not shown until they do',
    );
}

/** A text without the elements of a name; behind the last end, none is looked for. */
function withoutElements(html: string, name: string): string {
  const end = html.lastIndexOf(`</${name}>`);
  const element = new RegExp(`<${name}\\b[\\s\\S]*?</${name}>`, 'g');
  return end < 0 ? html : `${html.slice(0, end)}</${name}>`.replace(element, '') + html.slice(end + name.length + 3);
}

/** `Visibility`, and what the page declares or imports, which may hold it. */
function tagNames(body: string): string[] {
  const statements = body.split('\n').filter((line) => /^\s*(?:import|export)\b/.test(line));
  return ['Visibility', ...statements.flatMap((line) => line.match(/\b[A-Z]\w*/g) ?? [])];
}
