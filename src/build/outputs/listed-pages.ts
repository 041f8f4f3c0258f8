import { languageName } from '../../base/languages/language-name.ts';
import { createUniqueNames } from '../../base/paths/unique-names.ts';
import type { Division, NavNode } from '../../model/navigation.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';

type Listed = Pick<Site, 'navigation' | 'pages'>;

/**
 * The pages for llms.txt in their order: those of the default language and version, without what is kept from machines.
 */
export function listedPages(site: Listed): Page[] {
  const others = new Set(otherEditions(site.navigation.root).map(({ id }) => id));
  return site.pages.filter((page) => page.visibility.llms && !isIn(page, others));
}

/** The pages of another language or version. */
export interface PageEdition {
  /** `Français`, `v1`, `Français, v1`. */
  label: string;
  /** Path of its list in the output. */
  path: string;
  pages: Page[];
}

/** What `listedPages` leaves out because readers start in another language or version, in the order of the site. */
export function otherPageEditions(site: Listed): PageEdition[] {
  const others = new Set(otherEditions(site.navigation.root).map(({ id }) => id));
  const left = site.pages.filter((page) => page.visibility.llms && isIn(page, others));
  const editions = Map.groupBy(left, ({ place }) => JSON.stringify([place!.language, place!.version]));
  const paths = createUniqueNames({ firstSuffix: 2 });
  return [...editions].map(([key, pages]) => {
    const [language, version] = JSON.parse(key) as (string | null)[];
    const names = [language, version].filter((name) => name !== null && name !== undefined);
    return {
      label: [language && languageName(language), version].filter(Boolean).join(', '),
      path: `_llms/${paths.claim(slugOf(names.join('-')))}.txt`,
      pages,
    };
  });
}

function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}.]+/gu, '-');
}

function isIn({ place }: Page, divisions: ReadonlySet<string>): boolean {
  return place?.divisions.some((id) => divisions.has(id)) ?? false;
}

/** Languages and versions in which readers do not start. */
function otherEditions(nodes: readonly NavNode[]): Division[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'division') return [];
    const isOther = (node.type === 'language' || node.type === 'version') && !node.default;
    return isOther ? [node] : otherEditions(node.children);
  });
}
