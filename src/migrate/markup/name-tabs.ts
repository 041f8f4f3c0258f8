import { countBreaks, mapOutsideFences } from '../../base/text/map-prose.ts';
import type { MarkupContext } from '../../model/migration.ts';
import { attribute } from './attribute.ts';

const tabs = /<Tabs\b[^>]*?\bitems=\{\s*(\[[\s\S]*?\]|[\w.$]+)\s*\}[^>]*>|<((?:Tabs\.)?Tab)\b([^>]*)>|<\/Tabs>/g;

/** Tabs whose names stand around them, in a list, get each its own: `items={['a', 'b']}`. */
export function nameTabs(text: string, context: MarkupContext): string {
  const open: string[][] = [];
  return mapOutsideFences(text, (prose, start) =>
    prose.replace(tabs, (whole: string, ...groups: (string | undefined)[]) => {
      const [list, element, given] = groups;
      const offset = groups[3] as unknown as number;
      if (list !== undefined) {
        const names = [...list.matchAll(/(["'`])((?:(?!\1)[^\\]|\\.)*)\1/g)].map(([, , name]) => name!);
        const line = context.line + start + countBreaks(prose.slice(0, offset));
        if (names.length === 0) context.lose({ file: context.file, line, message: 'names of tabs that are no texts' });
        open.push(names);
        return '<Tabs>';
      }
      if (whole === '</Tabs>') {
        open.pop();
        return whole;
      }
      const own = /\b(?:title|value|label)=(?:"([^"]*)"|'([^']*)')/.exec(given ?? '');
      const name = open.at(-1)?.shift() ?? own?.[1] ?? own?.[2];
      return name === undefined ? whole : `<${element}${attribute('title', name.replaceAll('`', ''))}>`;
    }),
  );
}
