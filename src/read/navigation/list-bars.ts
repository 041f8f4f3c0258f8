import type { LanguageBars, NavNode } from '../../model/navigation.ts';

/** The bars of all languages that have some of their own. */
export function listBars(nodes: readonly NavNode[]): LanguageBars[] {
  return nodes.flatMap((node) =>
    node.kind === 'division' ? [...(node.bars ? [node.bars] : []), ...listBars(node.children)] : [],
  );
}
