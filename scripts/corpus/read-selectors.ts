import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a site's own code selects on pages, as text to be parsed by a browser. */
export interface SiteCode {
  /** Style sheets, and what stands in `<style>` of pages. */
  styles: string[];
  /** Selectors that scripts ask for. */
  asked: string[];
}

/** Samples between fences are no code of the site, and Node's tutorials never run on a page. */
const fences = /^[ \t>]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\1[`~]*[ \t]*$/gm;
const nodeOnly = /^#!|\brequire\(|\bmodule\.exports\b/m;

/** Reads the style sheets, scripts, pages and snippets of a site. */
export function readSelectors(site: string): SiteCode {
  const code: SiteCode = { styles: [], asked: [] };
  for (const file of listSources(site)) {
    const text = readFileSync(join(site, file), 'utf8');
    if (file.endsWith('.css')) code.styles.push(text);
    else if (file.endsWith('.js')) {
      if (!nodeOnly.test(text) && text.length < 200_000) addAsked(text, code);
    } else addFromPage(text.replace(fences, ''), code);
  }
  code.asked = [...new Set(code.asked)];
  return code;
}

function addFromPage(text: string, code: SiteCode): void {
  for (const [, style = ''] of text.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g))
    code.styles.push(style.trim().replace(/^\{\s*[`'"]|[`'"]\s*\}$/g, ''));
  addAsked(text, code);
}

/** A selector with parts that are only known when the script runs cannot be tried. */
function addAsked(text: string, code: SiteCode): void {
  const calls = text.matchAll(
    /\.(querySelector|querySelectorAll|closest|matches|getElementById|getElementsByClassName)\(\s*(['"`])((?:\\.|(?!\2).)+)\2/g,
  );
  for (const [, call = '', , argument = ''] of calls) {
    if (argument.includes('${')) continue;
    const selector = argument.replace(/\\(['"])/g, '$1');
    if (call === 'getElementById') code.asked.push(`#${selector}`);
    else if (call === 'getElementsByClassName') code.asked.push(`.${selector.trim().split(/\s+/).join('.')}`);
    else code.asked.push(selector);
  }
}

function listSources(site: string, path = ''): string[] {
  return readdirSync(join(site, path), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return [];
    const inner = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) return listSources(site, inner);
    return /\.(css|js|jsx|mdx|md)$/.test(entry.name) ? [inner] : [];
  });
}
