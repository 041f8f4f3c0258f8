import type { MdastPluginDefinition } from 'satteri';
import { addAll } from '../../base/values/add-all.ts';
import { type EsmImport, readEsm } from './read-esm.ts';

/**
 * Takes import statements out, since two default imports would collide in a function body, and the default exports that
 * are no layout, which `onStray` is told. What is imported and declared is added to `found`.
 */
export function esmPlugin(
  found: { imports: EsmImport[]; declared: string[] },
  onStray: (statement: string) => void,
): MdastPluginDefinition {
  let hasLayout = false;
  return {
    name: 'docwright-esm',
    mdxjsEsm(node, context) {
      const block = readEsm(node.value, { hasLayout });
      hasLayout = block.hasLayout;
      addAll(found.imports, block.imports);
      addAll(found.declared, block.declared);
      for (const statement of block.strayDefaults) onStray(statement);
      if (block.rest.trim() === '') context.removeNode(node);
      else if (block.rest !== node.value) context.setProperty(node, 'value', block.rest);
    },
  };
}
