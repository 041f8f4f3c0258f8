import { isComponentName } from '../../base/components/find-component.ts';
import { countBreaks, createBreakCounter, mapOutsideFences, maskCode } from '../../base/text/map-prose.ts';
import type { Lose } from '../../model/migration.ts';
import { convertElements, type ElementRule } from '../markup/convert-elements.ts';
import { maskTemplates } from '../markup/mask-templates.ts';
import { showCodeElements } from '../markup/show-code-elements.ts';
import { lostElement } from './lost-element.ts';

/**
 * Components and custom elements of the old site that no page has from now on: those that say something by their
 * attributes leave that in `texts`, the new pages, and each name is told once, at its first place.
 */
export function settleUnknownComponents(texts: Map<string, string>, lose: Lose): void {
  const found = new Map<string, { file: string; line: number; pages: Set<string> }>();
  for (const [file, whole] of texts) {
    if (!file.endsWith('.mdx')) continue;
    // A title in front matter is a text.
    const front = /^---\n[\s\S]*?\n---\n/.exec(whole)?.[0] ?? '';
    const body = whole.slice(front.length);
    // Lines are those of the new page.
    const missing = unknownIn(body);
    const text = onOneLine(showCodeElements(body, [...missing.keys()]), [...missing.keys()]);
    const unknown = unknownIn(text);
    for (const [name, line] of unknown) {
      const known = found.get(name) ?? { file, line: countBreaks(front) + line, pages: new Set() };
      found.set(name, { ...known, pages: known.pages.add(file) });
    }
    const names = [...unknown.keys()].filter((name) => /^[A-Z]/.test(name));
    const rules = Object.fromEntries(names.map((name) => [name, ruleOf(name)]));
    if (missing.size > 0) texts.set(file, front + convertElements(text, rules));
  }
  for (const [name, { file, line, pages }] of found) {
    const more = pages.size > 1 ? `, on ${pages.size} pages` : '';
    lose({
      file,
      line,
      message: `<${name}> is not a known component: only its children and the text of its attributes are shown${more}`,
    });
  }
}

/** What is said stays; an element that says nothing waits for its component. */
function ruleOf(name: string): ElementRule {
  const { to, attributes, left } = lostElement(name, () => null);
  return {
    to,
    ...(attributes && { attributes }),
    left: (given, isAlone) => left?.(given, isAlone) || null,
  };
}

/** Names with the lines of their first places, from 1. */
function unknownIn(text: string): Map<string, number> {
  const own = ownNames(text);
  const closed = new Set([...text.matchAll(/<\/([\w-]+)/g)].map(([, name]) => name));
  const found = new Map<string, number>();
  mapOutsideFences(text, (prose, start) => {
    const breaksBefore = createBreakCounter(prose);
    // Code can stand in an attribute, and a tag in code.
    const masked = maskCode(maskTemplates(prose));
    for (const { 0: opening, 1: name = '', index } of masked.matchAll(element)) {
      if (found.has(name) || own.has(name) || isComponentName(name)) continue;
      // What nothing closes is a text: `List<T>`.
      if (endsAlone(masked, index + opening.length) || closed.has(name))
        found.set(name, start + breaksBefore(index) + 1);
    }
    return prose;
  });
  return found;
}

const element = /(?<!\\)<([A-Z]\w*|[a-z]+(?:-[a-z\d]+)+)(?:\.\w+)*(?=[\s/>])/g;
const rest = /[^<]*?(?:\/>|=\s*\{[^{}<]*<)/y;

function endsAlone(prose: string, at: number): boolean {
  rest.lastIndex = at;
  return rest.test(prose);
}

/** Tags of these names without breaks. */
function onOneLine(text: string, names: readonly string[]): string {
  if (names.length === 0) return text;
  const value = String.raw`"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}`;
  const tag = new RegExp(String.raw`<(?:${names.join('|')})(?:\s+[\w:-]+(?:=(?:${value}))?)+\s*\/?>`, 'g');
  return mapOutsideFences(text, (prose) => prose.replace(tag, (whole) => whole.replace(/[ \t]*\n[ \t]*/g, ' ')));
}

/** What a page imports or declares. */
function ownNames(text: string): Set<string> {
  const imported = [...text.matchAll(/^import\s+([^'"]*?)\s+from\s/gm)].flatMap(([, names = '']) =>
    names.split(/[\s{},]+/),
  );
  const declared = [...text.matchAll(/^(?:export\s+)?(?:const|let|var|function|class)\s+([A-Z]\w*)/gm)];
  return new Set([...imported, ...declared.map(([, name = '']) => name)]);
}
