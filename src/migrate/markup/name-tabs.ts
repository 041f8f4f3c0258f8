import { createBreakCounter, mapOutsideFences } from '../../base/text/map-prose.ts';
import type { MarkupContext } from '../../model/migration.ts';
import { attribute } from './attribute.ts';

const tag =
  /<Tabs\b(?:(?!<Tab|\bitems=)[^>])*\bitems=\{\s*(\[(?:(?!<Tab)[\s\S])*?\](?=\s*\})|[\w.$]+)\s*\}(?:(?!<Tab)[^>])*>|<Tabs(?=[\s>])(?:(?!<Tab)[^>])*>|<((?:Tabs\.)?Tab)\b((?:(?!<Tab)[^>])*)>|<\/Tabs>/g;

interface OpenTabs {
  names: readonly string[];
  /** How many of its tabs have begun. */
  count: number;
}

/** Tabs whose names stand around them, in a list, get each its own: `items={['a', 'b']}`. */
export function nameTabs(text: string, context: MarkupContext): string {
  const open: OpenTabs[] = [];
  return mapOutsideFences(text, (prose, start) => {
    const breaksBefore = createBreakCounter(prose);
    return prose.replace(tag, (whole: string, ...groups: (string | undefined)[]) => {
      const [list, element, given = ''] = groups;
      const offset = groups[3] as unknown as number;
      if (whole === '</Tabs>') {
        open.pop();
        return whole;
      }
      if (element === undefined) {
        const names = namesIn(list ?? '');
        if (list !== undefined && names.length === 0) {
          const line = context.line + start + breaksBefore(offset);
          context.lose({ file: context.file, line, message: 'tab labels that are not strings' });
        }
        if (!whole.endsWith('/>')) open.push({ names, count: 0 });
        const first = /\bdefaultIndex=(?:\{\s*(\d+)\s*\}|"(\d+)")/.exec(whole)?.slice(1).find(Boolean);
        return `<Tabs${first === undefined ? '' : ` defaultTabIndex={${first}}`}${whole.endsWith('/>') ? ' /' : ''}>`;
      }
      const name = nameOf(given, open.at(-1));
      return name === undefined ? whole : `<${element}${attribute('title', name.replaceAll('`', ''))}>`;
    });
  });
}

const item = /\{[^{}]*\}|<(\w+)[^<>]*>([^<>]*)<\/\1>|(["'`])((?:(?!\3)[^\\]|\\.)*)\3/g;

/** Of texts, of elements around them, and of objects that hold one. */
function namesIn(list: string): string[] {
  return [...list.matchAll(item)].map(
    ([whole, , within, , text]) => text ?? within ?? /\blabel:\s*["'`]([^"'`]*)/.exec(whole)?.[1] ?? '',
  );
}

/** What a tab says of itself, as the list writes it; of one that says nothing, what the list has at its place. */
function nameOf(given: string, tabs: OpenTabs | undefined): string | undefined {
  const place = tabs?.names[tabs.count++] || undefined;
  const [, double, single] = /\b(?:title|value|label)=(?:"([^"]*)"|'([^']*)')/.exec(given) ?? [];
  const own = double ?? single;
  return own === undefined ? place : (tabs?.names.find((name) => escaped(name) === escaped(own)) ?? own);
}

/** Names as values (Fumadocs, `Tabs`). */
function escaped(name: string): string {
  return name.toLowerCase().replace(/\s/, '-');
}
