import { normalizeDocsPath } from '../../base/paths/routes.ts';

/**
 * Writes another path for a page wherever settings name it, in the form in which each place has it: `guides/install`,
 * `/guides/install`, `guides/install.mdx`. What a redirect leads from stays.
 */
export function renameInSettings(
  text: string,
  { from, to }: { from: string; to: string },
): { text: string; count: number } {
  let [count, key] = [0, ''];
  const renamed = text.replace(strings, (written: string, token: string, colon: string | undefined) => {
    const value = parse(token);
    if (colon !== undefined) {
      key = value;
      return written;
    }
    const [, lead = '', path = '', rest = ''] = /^((?:\.?\/)*)([^?#]*)(.*)$/s.exec(value) ?? [];
    const isSource = key === 'source';
    key = '';
    if (isSource || path === '' || normalizeDocsPath(path) !== from) return written;
    count++;
    return JSON.stringify(lead + to + (/\.mdx?$/i.exec(path)?.[0] ?? '') + rest);
  });
  return { text: renamed, count };
}

/** A string of JSON, and the colon behind it where it is a key. */
const strings = /("(?:[^"\\]|\\.)*")(\s*:)?/g;

function parse(value: string): string {
  try {
    return JSON.parse(value) as string;
  } catch {
    return '';
  }
}
