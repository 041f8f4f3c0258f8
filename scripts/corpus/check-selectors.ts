import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright';
import { matchSelectors, type SelectorCheck } from './match-selectors.ts';
import { readSelectors } from './read-selectors.ts';

/** Holds what a site's own style sheets and scripts select against its output. */
export async function checkSelectors(
  site: string,
  { out, browser }: { out: string; browser: Browser },
): Promise<SelectorCheck> {
  const code = readSelectors(site);
  if (code.styles.length === 0 && code.asked.length === 0) return { total: 0, expected: [], absent: [], abandoned: [] };
  const page = await browser.newPage();
  try {
    return await matchSelectors(code, { page, files: listPages(out), names: readNames(site), known: readKnownNames() });
  } finally {
    await page.close();
  }
}

/** Every word of the sources that pages are made of. */
function readKnownNames(): Set<string> {
  const known = new Set<string>();
  const root = resolve(import.meta.dirname, '../..');
  for (const folder of ['src/view', 'src/browser', 'src/build/highlight', 'themes']) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(astro|tsx?|js)$/.test(file)) continue;
      for (const [word] of readFileSync(join(root, folder, file), 'utf8').matchAll(/[\w-]+/g)) known.add(word);
    }
  }
  return known;
}

function listPages(folder: string, path = ''): string[] {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    const inner = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) return /^[._]/.test(entry.name) ? [] : listPages(folder, inner);
    return entry.name.endsWith('.html') ? [join(folder, inner)] : [];
  });
}

/** All that a site's pages, components and scripts say, without what they select. */
function readNames(site: string, path = ''): string {
  const texts = readdirSync(join(site, path), { withFileTypes: true }).map((entry) => {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return '';
    const inner = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) return readNames(site, inner);
    if (!/\.(mdx?|jsx?|html)$|^docs\.json$/.test(entry.name)) return '';
    return readFileSync(join(site, inner), 'utf8')
      .replace(/\.(querySelector|querySelectorAll|closest|matches|getElementById|getElementsByClassName)\([^)]*\)/g, '')
      .replace(/<style\b[\s\S]*?<\/style>/g, '');
  });
  return texts.join('\n');
}
