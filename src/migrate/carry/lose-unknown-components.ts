import { isComponentName } from '../../base/components/find-component.ts';
import { countBreaks, createBreakCounter, mapProse } from '../../base/text/map-prose.ts';
import type { Lose } from '../../model/migration.ts';

/**
 * Tells of each component and custom element of the old site that no page has from now on: of which only what it wraps
 * is shown. Once for each name, at its first place in `texts`, the new pages.
 */
export function loseUnknownComponents(texts: ReadonlyMap<string, string>, lose: Lose): void {
  const found = new Map<string, { file: string; line: number; pages: Set<string> }>();
  for (const [file, text] of texts) {
    if (!file.endsWith('.mdx')) continue;
    const own = ownNames(text);
    // A title in front matter is a text.
    const front = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '';
    const above = countBreaks(front);
    mapProse(text.slice(front.length), (prose, start) => {
      const breaksBefore = createBreakCounter(prose);
      for (const { 1: name = '', index } of prose.matchAll(
        /(?<!\\)<([A-Z]\w*|[a-z]+(?:-[a-z\d]+)+)(?:\.\w+)*(?=[\s/>])/g,
      )) {
        if (own.has(name) || isComponentName(name)) continue;
        const known = found.get(name) ?? {
          file,
          line: above + start + breaksBefore(index) + 1,
          pages: new Set(),
        };
        found.set(name, { ...known, pages: known.pages.add(file) });
      }
      return prose;
    });
  }
  for (const [name, { file, line, pages }] of found) {
    const more = pages.size > 1 ? `, on ${pages.size} pages` : '';
    lose({ file, line, message: `<${name}>, which no page here knows: only what it wraps is shown${more}` });
  }
}

/** What a page imports or declares. */
function ownNames(text: string): Set<string> {
  const imported = [...text.matchAll(/^import\s+([^'"]*?)\s+from\s/gm)].flatMap(([, names = '']) =>
    names.split(/[\s{},]+/),
  );
  const declared = [...text.matchAll(/^(?:export\s+)?(?:const|let|var|function|class)\s+([A-Z]\w*)/gm)];
  return new Set([...imported, ...declared.map(([, name = '']) => name)]);
}
