import type { Nodes } from 'mdast';
import type { MdastPluginDefinition } from 'satteri';
import { headingOf } from './heading-of.ts';
import { literalText } from './literal-text.ts';
import { drawsDashes } from './smart-dashes.ts';
import { attributeValue, isComment, isExpression, type JsxElement, walk } from './walk-tree.ts';

/**
 * Tells headings what their ids are made from, before dashes are drawn in them: `A -- B` is `a-b`. `isOwn` names the
 * components of the site itself.
 */
export function nameHeadingsPlugin(source: string, isOwn: (name: string) => boolean): MdastPluginDefinition[] {
  if (!drawsDashes(source)) return [];
  const nameElement = (node: object): never => {
    const element = node as JsxElement;
    const isHeading = /^h[1-6]$/.test(element.name ?? '') || (element.name === 'Heading' && !isOwn('Heading'));
    const named = isHeading && attributeValue(element, 'text') === null ? nameOf(element) : null;
    const attribute = { type: 'mdxJsxAttribute', name: 'text', value: named };
    return (named === null ? undefined : { ...element, attributes: [...element.attributes, attribute] }) as never;
  };
  return [
    {
      name: 'docwright-heading-names',
      heading(node, context) {
        const named = nameOf(node as Nodes);
        const data = node.data as { hProperties?: object } | undefined;
        if (named) context.setProperty(node, 'data', { ...data, hProperties: { ...data?.hProperties, text: named } });
      },
      mdxJsxFlowElement: nameElement,
      mdxJsxTextElement: nameElement,
    },
  ];
}

/** `null` where it is made from what readers see, as what an expression gives is known there alone. */
function nameOf(node: Nodes): string | null {
  const heading = headingOf(node, []);
  let isWritten = heading !== null && heading.text !== heading.named;
  walk(node, (child) => {
    if (isExpression(child) && !isComment(child.value) && literalText(child.value) === null) isWritten = false;
  });
  return isWritten ? heading!.named : null;
}
