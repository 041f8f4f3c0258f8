import type { Nodes } from 'mdast';
import { isJsxElement, type JsxElement, walk } from '../walk-tree.ts';
import { repairAttribute } from './repair-attribute.ts';
import type { EsmRepair } from './repair-esm.ts';

/**
 * Leaves out the first attribute in `tree` in whose braces nothing stands: one is read, and cannot be compiled. `null`
 * for none.
 */
export function repairHollow(source: string, tree: Nodes): EsmRepair | null {
  if (!/\{\s*(?:\.\.\.\s*)?\}/.test(source)) return null;
  let repair: EsmRepair | null = null;
  walk(tree, (node) => {
    const offset = node.position?.start.offset;
    if (repair || offset === undefined || !isJsxElement(node) || !node.attributes.some(isHollow))
      return repair === null;
    const mended = repairAttribute(source, offset);
    if (mended) repair = { ...mended, offset: mended.at ?? offset };
    return true;
  });
  return repair;
}

function isHollow(attribute: JsxElement['attributes'][number]): boolean {
  if (attribute.type === 'mdxJsxExpressionAttribute') return /^\s*(?:\.\.\.)?\s*$/.test(attribute.value);
  return typeof attribute.value === 'object' && attribute.value?.value.trim() === '';
}
