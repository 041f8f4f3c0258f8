import type { NavNode } from '../../model/navigation.ts';

/** Codes of the languages that pages can be shown in, as `docs.json` writes them; none where a site has but one. */
export function navigationLanguages(nodes: readonly NavNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'division') return [];
    return [...(node.type === 'language' ? [node.label] : []), ...navigationLanguages(node.children)];
  });
}
