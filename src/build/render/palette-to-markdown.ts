import type { Element, ElementContent } from 'hast';
import type { State } from 'hast-util-to-mdast';
import type { BlockContent, ListItem, Nodes as MdastNodes, PhrasingContent } from 'mdast';
import { elementsOf, hasClass, textIn } from './hast-elements.ts';
import { listItem, listOfItems } from './list-item.ts';

/** A colour of a palette. */
export function isColor(part: ElementContent): part is Element {
  return part.type === 'element' && part.tagName === 'button' && hasClass(part, 'color-item');
}

/** A list of colours that follow each other, and what stands between them. */
export function paletteToMarkdown(state: State, element: Element): MdastNodes[] {
  const runs: ElementContent[][] = [];
  for (const child of element.children) {
    if (child.type === 'text' && child.value.trim() === '') continue;
    const last = runs.at(-1);
    if (last && isColor(last[0]!) === isColor(child)) last.push(child);
    else runs.push([child]);
  }
  return runs.flatMap((children) =>
    isColor(children[0]!)
      ? [listOfItems((children as Element[]).map(color))]
      : (state.toFlow(state.all({ ...element, children })) as BlockContent[]),
  );
}

/** A colour of a palette, which readers copy by a click: its name and its values, that of the dark mode last. */
function color(element: Element): ListItem {
  const texts = elementsOf(element).map((part) => ({
    text: textIn(part).trim(),
    isValue: hasClass(part, 'color-value'),
  }));
  const name = texts.find(({ text, isValue }) => text !== '' && !isValue)?.text;
  const values = texts
    .filter(({ isValue }) => isValue)
    .flatMap(({ text }, index): PhrasingContent[] => [
      ...(index === 0 ? [] : [{ type: 'text', value: ', ' } as const]),
      { type: 'inlineCode', value: text },
    ]);
  return listItem(name === undefined ? [] : [{ type: 'text', value: name }], [{ type: 'paragraph', children: values }]);
}
