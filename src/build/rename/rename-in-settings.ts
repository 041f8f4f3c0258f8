import { normalizeDocsPath } from '../../base/paths/routes.ts';

/** Keys of what names pages. In a file of its own, a list has no key. */
const naming: ReadonlySet<string> = new Set([
  '',
  'pages',
  'page',
  'root',
  'href',
  'url',
  'base',
  'path',
  'destination',
]);

/**
 * Writes another path for a page wherever settings name it, in the form in which each place has it: `guides/install`,
 * `/guides/install`, `guides/install.mdx`. What a redirect leads from stays, and labels and icons of the same name.
 */
export function renameInSettings(
  text: string,
  { from, to }: { from: string; to: string },
): { text: string; count: number } {
  let count = 0;
  // The key in each of the objects and lists that are open; that of a list is what it stands under.
  const keys = [''];
  const renamed = text.replace(tokens, (written: string, token: string | undefined, colon: string | undefined) => {
    if (token === undefined) {
      if (written === '{' || written === '[') keys.push(written === '[' ? keys.at(-1)! : '');
      else keys.pop();
      return written;
    }
    const value = parse(token);
    if (colon !== undefined) {
      keys[keys.length - 1] = value;
      return written;
    }
    const [, lead = '', path = '', rest = ''] = /^((?:\.?\/)*)([^?#]*)(.*)$/s.exec(value) ?? [];
    if (!naming.has(keys.at(-1) ?? '') || path === '' || normalizeDocsPath(path) !== from) return written;
    count++;
    return JSON.stringify(lead + to + (/\.mdx?$/i.exec(path)?.[0] ?? '') + rest);
  });
  return { text: renamed, count };
}

/** A string of JSON, and the colon behind it where it is a key; what opens and closes objects and lists. */
const tokens = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]]/g;

function parse(value: string): string {
  try {
    return JSON.parse(value) as string;
  } catch {
    return '';
  }
}
