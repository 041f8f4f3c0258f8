import type { ContextualOption } from '../model/config.ts';

/** One entry of a page's menu as the browser reads it: a built-in name, or title, description and address of the site's own. */
export type PageMenuEntry = string | [title: string, description: string, href: string];

/** The menu's entries as compact JSON for an attribute. Placeholders stay: only the browser knows its own address. */
export function encodePageMenu(options: ContextualOption[]): string {
  const entries = options.map((option): PageMenuEntry => (option.kind === 'builtin' ? option.name : [option.title, option.description, buildHref(option.href)]));
  return entries.every((entry) => typeof entry === 'string') ? entries.join(' ') : JSON.stringify(entries);
}

function buildHref({ base, query }: { base: string; query: { key: string; value: string }[] }): string {
  if (query.length === 0) return base;
  const pairs = query.map(({ key, value }) => `${encodeURIComponent(key)}=${encodeValue(value)}`);
  return `${base}${base.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}

/** Encodes all but the placeholders `$page`, `$path` and `$mcp`. */
function encodeValue(value: string): string {
  return value
    .split(/(\$(?:page|path|mcp)\b)/)
    .map((part, index) => (index % 2 === 1 ? part : encodeURIComponent(part)))
    .join('');
}
