import { readSourceSet } from '../../base/paths/read-source-set.ts';
import { unescapeHtml } from '../../base/text/unescape-html.ts';
import type { BuiltReference, LinkFacts } from '../../model/link-facts.ts';
import type { RenderedPage } from '../../model/rendered-page.ts';

/** Attributes that name an address, by element. */
const attributes: Readonly<Record<string, readonly [name: string, kind: BuiltReference['kind']][]>> = {
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
  script: [['src', 'file']],
  image: [['href', 'file']],
};

/** What a rendered page links to, shows and names. */
export function readLinkFacts({ lead, html, aside }: Pick<RenderedPage, 'lead' | 'html' | 'aside'>): LinkFacts {
  return readBuiltHtml(lead + html + aside);
}

/** What HTML links to, shows and names, in the order of the text. */
export function readBuiltHtml(html: string): LinkFacts {
  const ids = new Set<string>();
  const references: BuiltReference[] = [];
  for (const [, name = '', written = ''] of withoutScripts(html).matchAll(tag)) {
    const element = name.toLowerCase();
    if (!Object.hasOwn(attributes, element) && !place.test(written)) continue;
    const values = readAttributes(written);
    // `data-hash` is a place that scripts open.
    for (const key of element === 'a' ? ['id', 'name', 'data-hash'] : ['id', 'data-hash'])
      if (values.get(key)) ids.add(values.get(key)!);
    for (const [key, kind] of attributes[element] ?? []) {
      const value = values.get(key);
      const addresses = key === 'srcset' ? readSourceSet(value ?? '').map(({ address }) => address) : [value];
      for (const href of addresses) if (href) references.push({ kind, href });
    }
  }
  return { ids, references };
}

/** Most elements have none. */
const place = /\b(?:id|data-hash)\b/i;

// The engine keeps a way back for each step and ends with an error where they are too many: a value in quotes is one,
// not a character, and nobody writes so many of them.
const tag = /<([a-z][\w-]*)([^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*){0,20000})>/gi;

// What ends nowhere goes on to the end, as for browsers, so that no end is looked for twice.
function withoutScripts(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/(<(script|style)\b[^>]*(?:>|$))[\s\S]*?(?:<\/\2>|$)/gi, '$1');
}

function readAttributes(written: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const [, name = '', double, single, bare] of written.matchAll(
    /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g,
  ))
    if (!values.has(name.toLowerCase())) values.set(name.toLowerCase(), unescapeHtml(double ?? single ?? bare ?? ''));
  return values;
}
