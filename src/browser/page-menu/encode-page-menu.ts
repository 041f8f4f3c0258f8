import type { ContextualOption, IconValue } from '../../model/config.ts';
import type { PageMenuEntry } from './page-menu-entry.ts';

/**
 * The menu's entries for an attribute: names alone where all are built in, else JSON. Placeholders in addresses stay,
 * since only the browser knows its own address.
 */
export function encodePageMenu(options: ContextualOption[], renderIcon: (icon: IconValue | null) => string): string {
  const entries = options.map((option): PageMenuEntry => {
    if (option.kind === 'builtin') return option.name;
    return [option.title, option.description, buildHref(option.href), renderIcon(option.icon)];
  });
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
