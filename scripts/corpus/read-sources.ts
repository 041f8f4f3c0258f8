import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** A page's text and those of all files that it imports, and that these import. */
export function readSources(site: string, file: string): string[] {
  const texts = new Map<string, string>();
  const pending = [file];
  while (pending.length > 0) {
    const next = pending.pop()!;
    if (texts.has(next) || !existsSync(join(site, next))) continue;
    const text = readFileSync(join(site, next), 'utf8');
    texts.set(next, text);
    for (const [, address = ''] of text.matchAll(/\bfrom\s+['"]([^'"]+\.(?:mdx?|jsx?|tsx?))['"]/g))
      pending.push(address.startsWith('/') ? address.slice(1) : posix.join(dirname(next), address));
    for (const [, name = ''] of text.matchAll(/<Snippet\s+file=["']([^"']+)["']/g)) pending.push(`snippets/${name}`);
  }
  return [...texts.values()];
}
