import type { Element, ElementContent, Nodes } from 'hast';
import { addAll } from '../../../base/values/add-all.ts';
import { childElements, findOutermost, hasClassName, isDefinition } from './sphinx-elements.ts';

/** Modules and what is said of each: a section is its own, or its place is marked in another one. */
export function findSphinxModules(root: Nodes): Map<string, ElementContent[]> {
  const modules = new Map<string, ElementContent[]>();
  const waiting: Nodes[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const children = 'children' in node ? (node.children as ElementContent[]) : [];
    for (const [index, child] of children.entries()) {
      if (child.type !== 'element') continue;
      const name = moduleOf(child);
      if (name === null || modules.has(name)) continue;
      modules.set(name, openingAt(children, index));
    }
    addAll(waiting, childElements(node).reverse());
  }
  return modules;
}

function moduleOf({ properties }: Element): string | null {
  return /^module-(.+)$/.exec(String(properties['id'] ?? ''))?.[1] ?? null;
}

/** A mark stands in a place of its own, on the section of the module, or on its first paragraph. */
function openingAt(children: readonly ElementContent[], index: number): ElementContent[] {
  const mark = children[index] as Element;
  if (isPart(mark)) return openingOf(mark.children, 0);
  return [...(mark.tagName === 'span' ? [] : [mark]), ...openingOf(children, index + 1)];
}

function isPart(element: Element): boolean {
  return element.tagName === 'section' || hasClassName(element, 'section');
}

/** What is said before the first definition, and the parts before it that define nothing. */
function openingOf(children: readonly ElementContent[], from: number): ElementContent[] {
  const opening: ElementContent[] = [];
  for (let index = from; index < children.length; index++) {
    const node = children[index]!;
    if (node.type !== 'element') continue;
    if (definesAny(node) || node.tagName === 'nav') break;
    if (isPart(node)) {
      addAll(opening, partOf(node));
      continue;
    }
    if (/^(?:h\d|span|a)$/.test(node.tagName) || hasClassName(node, 'toctree-wrapper')) continue;
    opening.push(node);
  }
  return opening;
}

function definesAny(node: Element): boolean {
  const isOne = (element: Element): boolean => moduleOf(element) !== null || isDefinition(element);
  return isOne(node) || (isPart(node) && findOutermost(node, isOne).length > 0);
}

/** A part with its heading; nothing of one that says nothing. */
function partOf(part: Element): ElementContent[] {
  const said = openingOf(part.children, 0);
  const heading = childElements(part).find(({ tagName }) => /^h\d$/.test(tagName));
  return heading && said.length > 0 ? [heading, ...said] : said;
}
