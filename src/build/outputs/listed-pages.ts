import type { Division, NavNode } from '../../model/navigation.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';

/**
 * The pages for llms.txt in their order: those of the default language and version, without what is kept from machines.
 */
export function listedPages(site: Pick<Site, 'navigation' | 'pages'>): Page[] {
  const others = new Set(otherEditions(site.navigation.root).map(({ id }) => id));
  return site.pages.filter((page) => page.visibility.llms && !page.place?.divisions.some((id) => others.has(id)));
}

/** Languages and versions in which readers do not start. */
function otherEditions(nodes: readonly NavNode[]): Division[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'division') return [];
    const isOther = (node.type === 'language' || node.type === 'version') && !node.default;
    return isOther ? [node] : otherEditions(node.children);
  });
}
