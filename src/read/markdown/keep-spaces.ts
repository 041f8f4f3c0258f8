import type { MdastPluginDefinition } from 'satteri';

const inline = new Set([
  'a',
  'abbr',
  'b',
  'button',
  'cite',
  'code',
  'del',
  'em',
  'i',
  'img',
  'ins',
  'kbd',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'svg',
  'u',
  'Badge',
  'Icon',
  'Tooltip',
]);

/**
 * Keeps what stands between words on a line that holds nothing but elements. MDX takes such a line inside of another
 * element for blocks and drops the spaces, so that two badges touch. `isOwn` names the components of the site itself,
 * which may count their children: theirs stay as they are.
 */
export function keepSpaces(source: string, isOwn: (name: string) => boolean): MdastPluginDefinition {
  // The tree no longer says where a space was, so a name that follows another tag at once anywhere gets none.
  const touching = new Set([...source.matchAll(/><([\w.]+)/g)].map(([, name]) => name));
  const isInline = ({ type, name }: { type: string; name?: string | null }): boolean =>
    type === 'mdxJsxFlowElement' && inline.has(name ?? '');
  return {
    name: 'docwright-spaces',
    mdxJsxFlowElement(node, context) {
      if (node.name && isOwn(node.name.split('.')[0]!)) return;
      const children = node.children as readonly { type: string; name?: string | null }[];
      children.forEach((child, index) => {
        const next = children[index + 1];
        if (!next || !isInline(child) || !isInline(next) || touching.has(next.name!)) return;
        context.insertAfter(child as never, { type: 'mdxFlowExpression', value: '" "' } as never);
      });
    },
  };
}
