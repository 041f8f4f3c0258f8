import type { PageResult } from '../../shared/search/search-results.ts';

/**
 * Operations that stand in one place of the navigation, together where the best of them is: what can be done with one
 * thing is one answer. All other pages stay by themselves.
 */
export function groupSiblings(pages: readonly PageResult[]): [PageResult, ...PageResult[]][] {
  const groups: [PageResult, ...PageResult[]][] = [];
  for (const page of pages) {
    const known = groups.find(([first]) => areSiblings(first, page));
    if (known) known.push(page);
    else groups.push([page]);
  }
  return groups;
}

function areSiblings(a: PageResult, b: PageResult): boolean {
  const isOperation = a.method !== '' && b.method !== '';
  const isSameEdition = a.language === b.language && a.version === b.version;
  return isOperation && isSameEdition && a.breadcrumb.length > 0 && a.breadcrumb.join('\n') === b.breadcrumb.join('\n');
}
