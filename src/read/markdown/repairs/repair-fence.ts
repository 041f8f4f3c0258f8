import type { Nodes } from 'mdast';
import type { EsmRepair } from './repair-esm.ts';

/**
 * Ends the block of code with which `tree` ends and that nothing closes: Markdown takes the rest of a page for code
 * then (CommonMark 0.31, section 4.5), which few authors mean. `null` where it is closed.
 */
export function repairFence(source: string, tree: Nodes): EsmRepair | null {
  const last = 'children' in tree ? tree.children.at(-1) : undefined;
  const offset = last?.position?.start.offset;
  if (last?.type !== 'code' || offset === undefined) return null;
  const text = source.slice(offset).trimEnd();
  const fence = /^(?:`{3,}|~{3,})/.exec(text)?.[0];
  if (fence === undefined || new RegExp(`\\n[ \\t]*${fence}${fence[0]}*$`).test(text)) return null;
  return {
    offset,
    at: offset,
    source: `${source.trimEnd()}\n${fence}\n`,
    message: 'This code fence is not closed: the rest of the page is code',
    hint: `Close it with ${fence} on a line of its own`,
  };
}
