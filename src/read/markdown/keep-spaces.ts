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
  const isInline = ({ type, name }: Part): boolean => type === 'mdxJsxFlowElement' && inline.has(name ?? '');
  return {
    name: 'docwright-spaces',
    // Asked of the few elements that may need it: to read the children of all others takes as long as compiling them.
    mdxJsxFlowElement(node, context) {
      if (!isInline(node)) return;
      const parent = context.parent(node) as (Part & { children: readonly Part[] }) | undefined;
      if (parent?.type !== 'mdxJsxFlowElement' || (parent.name && isOwn(parent.name.split('.')[0]!))) return;
      const next = parent.children[context.indexOf(node)! + 1];
      if (!next || !isInline(next) || touching.has(next.name!)) return;
      context.insertAfter(node, { type: 'mdxFlowExpression', value: '" "' } as never);
    },
  };
}

interface Part {
  type: string;
  name?: string | null;
}
