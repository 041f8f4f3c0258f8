import { unescapeHtml } from '../../base/text/unescape-html.ts';
import type { PageFacts, PageReference } from './page-facts.ts';

/** Attributes that name an address, by element. */
const attributes: Readonly<Record<string, readonly [name: string, kind: PageReference['kind']][]>> = {
  a: [['href', 'link']],
  area: [['href', 'link']],
  img: [
    ['src', 'file'],
    ['srcset', 'file'],
  ],
  source: [
    ['src', 'file'],
    ['srcset', 'file'],
  ],
  video: [
    ['src', 'file'],
    ['poster', 'file'],
  ],
  audio: [['src', 'file']],
  track: [['src', 'file']],
  embed: [['src', 'file']],
  object: [['data', 'file']],
  iframe: [['src', 'file']],
  image: [['href', 'file']],
};

/** What HTML links to, shows and names, in the order of the text. */
export function readHtmlFacts(html: string): Omit<PageFacts, 'page'> {
  const ids = new Set<string>();
  const references: PageReference[] = [];
  const withoutAlt: string[] = [];
  for (const [, name = '', written = ''] of withoutScripts(html).matchAll(tag)) {
    const values = readAttributes(written);
    const element = name.toLowerCase();
    for (const key of element === 'a' ? ['id', 'name'] : ['id']) if (values.get(key)) ids.add(values.get(key)!);
    for (const [key, kind] of attributes[element] ?? []) {
      const value = values.get(key);
      if (value) for (const href of key === 'srcset' ? sourcesOf(value) : [value]) references.push({ kind, href });
    }
    if (element === 'img' && !values.has('alt') && values.get('src')) withoutAlt.push(values.get('src')!);
  }
  return { ids, references, withoutAlt };
}

const tag = /<([a-z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;

function withoutScripts(html: string): string {
  return html.replace(/<!--[\s\S]*?-->/g, '').replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/gi, '$1');
}

function readAttributes(written: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const [, name = '', double, single, bare] of written.matchAll(
    /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g,
  ))
    if (!values.has(name.toLowerCase())) values.set(name.toLowerCase(), unescapeHtml(double ?? single ?? bare ?? ''));
  return values;
}

/** The addresses of a `srcset`, without their widths. */
function sourcesOf(srcset: string): string[] {
  return srcset.split(/,\s+/).flatMap((entry) => entry.trim().split(/\s+/)[0] || []);
}
