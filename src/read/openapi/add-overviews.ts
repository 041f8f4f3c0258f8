import { slugEndpoint } from '../../base/paths/endpoint-slug.ts';
import { normalizeDocsPath } from '../../base/paths/routes.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { GeneratedGroup, OverviewPage, Page } from '../../model/page.ts';
import type { PageGroup } from './build-document-pages.ts';
import { buildOverviewPage, overviewText, overviewTitle } from './build-overview-page.ts';
import { claimPaths } from './claim-paths.ts';
import { isListed } from './is-listed.ts';
import { defaultDirectory, findTag } from './operation-path.ts';
import { sharedReaders } from './shared-readers.ts';

/** The pages of a tag's operations or channels. */
type TaggedPages = Pick<PageGroup, 'label' | 'tag'> & Pick<GeneratedGroup, 'parents' | 'pages'>;

export interface OverviewOptions {
  document: ApiDocument;
  directory: string | null;
  resolveFrontMatter: (metadata: Record<string, unknown>) => FrontMatter;
  /** Whether a path belongs to another page. */
  isTaken?: (path: string) => boolean;
  language: string | null;
}

/**
 * Puts the overview of each tag first in its group, and that of the description before all groups. None where an
 * author wrote a page at its address, and none of what is kept from all readers of the site.
 */
export function addOverviews(groups: readonly TaggedPages[], options: OverviewOptions): GeneratedGroup[] {
  const paths = new Set(groups.flatMap(({ pages }) => pages.map(({ path }) => path)));
  const make = createMaker(options, paths);
  const tagged = groups.map(({ label, parents, tag, pages }) => {
    const overview =
      tag !== null && hasOverview(options.document, tag, pages.filter(isListed)) ? make(tag, pages) : null;
    return { label, parents, pages: overview ? [overview, ...pages] : pages };
  });
  const whole = make(
    null,
    groups.flatMap(({ pages }) => pages),
  );
  if (!whole) return tagged;
  const [first] = tagged;
  // Without tags there is one group, and the overview stands in it.
  if (first && groups.every(({ tag }) => tag === null)) return [{ ...first, pages: [whole, ...first.pages] }];
  return [
    { label: overviewTitle(options.document, null) || first?.label || '', isDirect: true, pages: [whole] },
    ...tagged,
  ];
}

/** A tag of which nothing is said, with a single operation, is told by that. */
function hasOverview(document: ApiDocument, tag: string, pages: readonly Page[]): boolean {
  return pages.length > 1 || overviewText(document, tag) !== '' || Boolean(findTag(document, tag)?.externalDocs);
}

/** `paths`: those of operations, which keep theirs; what is made is added. */
function createMaker(options: OverviewOptions, paths: Set<string>) {
  const { document, directory, resolveFrontMatter, isTaken, language } = options;
  const folder = normalizeDocsPath(directory ?? '') || defaultDirectory;
  return (tag: string | null, pages: readonly Page[]): OverviewPage | null => {
    const place = [folder, slugEndpoint(tag ?? '')].filter(Boolean).join('/');
    const listed = pages.filter(isListed);
    const isWritten = [place, `${place}/index`, `${place}/overview`].some((path) => isTaken?.(path));
    if (listed.length === 0 || isWritten) return null;
    const path = claimPaths([tag], { pathOf: () => `${place}/overview`, isTaken: (one) => paths.has(one) }).get(tag)!;
    paths.add(path);
    const frontMatter = { ...resolveFrontMatter({}), ...sharedReaders(listed) };
    return buildOverviewPage({ document, tag, path, frontMatter, language });
  };
}
