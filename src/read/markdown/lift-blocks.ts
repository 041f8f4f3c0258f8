import type { MdastPluginDefinition } from 'satteri';
import { findComponent } from '../../base/components/find-component.ts';
import { isBlockElement } from '../../base/components/html-elements.ts';

interface Part {
  type: string;
  name?: string | null;
  value?: string;
}

/** A tag in a line of text, or on the line below one. */
const mayHold = /[^\s<>][^\n<>]*(?:\n[ \t]*)?<(?:[A-Z]|[a-z]+\d?[\s>])/;

/**
 * Ends a paragraph before a block that stands between its words, and begins another one after it. HTML allows no block
 * in a paragraph: a browser would end it there, and leave what follows without one. `isOwn` names the components of the
 * site itself, of which nobody knows whether they are blocks.
 */
export function liftBlocks(source: string, isOwn: (name: string) => boolean): MdastPluginDefinition[] {
  if (!mayHold.test(source)) return [];
  const isBlock = ({ type, name }: Part): boolean =>
    type === 'mdxJsxTextElement' &&
    typeof name === 'string' &&
    (isBlockElement(name) || (!isOwn(name.split('.')[0]!) && findComponent(name)?.display === 'block'));
  return [
    {
      name: 'docwright-blocks',
      paragraph(node, context) {
        const parts = node.children as readonly Part[];
        if (!parts.some(isBlock)) return undefined;
        const parent = context.parent(node);
        // The text of a list without empty lines is in no paragraph.
        if (parent?.type === 'listItem' && !parent.spread) return undefined;
        return { type: 'mdxJsxFlowElement', name: null, attributes: [], children: divide(parts, isBlock) } as never;
      },
    },
  ];
}

function divide(parts: readonly Part[], isBlock: (part: Part) => boolean): unknown[] {
  const divided: unknown[] = [];
  let words: Part[] = [];
  const end = (): void => {
    if (words.some(({ type, value }) => type !== 'text' || value?.trim() !== ''))
      divided.push({ type: 'paragraph', children: words });
    words = [];
  };
  for (const part of parts) {
    if (!isBlock(part)) words.push(part);
    else {
      end();
      divided.push({ ...part, type: 'mdxJsxFlowElement' });
    }
  }
  end();
  return divided;
}
