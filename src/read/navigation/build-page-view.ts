import type { Division, Navigation } from '../../model/navigation.ts';
import type { DivisionLink, PageReference, PageView, SidebarEntry } from '../../model/view.ts';
import { buildDirectory } from './build-directory.ts';
import { buildFragment, buildSidebar, groupsOf, isPartial } from './build-sidebar.ts';
import { buildSwitchers } from './build-switchers.ts';
import { createLanguageFinder } from './create-language-finder.ts';
import { type DivisionEntry, indexDivisions } from './division-index.ts';
import { buildDivisionLink, visibleDivisions } from './division-links.ts';
import { findTarget } from './find-target.ts';
import { markNeighbours } from './mark-neighbours.ts';
import { markSidebarTree } from './mark-sidebar-tree.ts';
import { createPageMatcher } from './match-page.ts';
import { chooseTarget, type NavigationReaders, targetsOf } from './reader-targets.ts';
import { buildSidebarTree, type SidebarNode, type SidebarTree } from './sidebar-tree.ts';
import type { ViewedPage } from './viewed-page.ts';

export interface PageViews {
  /** The navigation around one page; a route without a page gets that of the place where readers start. */
  view: (route: string) => PageView;
  /** The complete sidebars of those divisions that pages show in part, by the `id` of their sidebar. */
  sidebarFragments: () => { id: string; language: string | null; entries: SidebarEntry[] }[];
}

/**
 * Prepares the views of all pages. What the pages of one division share is made once, when the first of them is asked
 * for; a view then costs no more than the entries it shows. With `readers`, texts and targets hold marks that say who
 * sees them.
 */
export function buildPageViews(
  navigation: Navigation,
  pages: readonly ViewedPage[],
  readers: NavigationReaders | null = null,
): PageViews {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const divisions = indexDivisions(navigation);
  const matchPage = createPageMatcher(pages);
  const findLanguage = createLanguageFinder(pages);
  const treeOf = remember((entry: DivisionEntry) => buildTree(entry, readers));
  const home = homeOf(navigation, { hasRoot: byRoute.has('/'), readers });
  const describe = (target: string): string => markText(introduce(byRoute.get(target)), { route: target, readers });

  const view = (route: string): PageView => {
    const place = byRoute.get(route)?.place ?? null;
    const entry = (place && divisions.find(place.divisions)) ?? divisions.findDefault(findLanguage(route));
    const tree = treeOf(entry);
    const current = place && (tree.spots.get(route) ?? null);
    const active = new Set(place ? entry.chain : []);
    const language = languageOf(entry);
    return {
      route,
      ...buildDivisionLinks(entry, { active, global: navigation.global, readers }),
      switchers: buildSwitchers(entry, { active, global: navigation.global, route, matchPage, readers }),
      sidebar: buildSidebar(tree, { id: entry.sidebarId, current }),
      breadcrumbs: place ? [...divisionCrumbs(entry, readers), ...groupCrumbs(current, place.groups)] : [],
      section: place?.groups.at(-1) ?? '',
      directory: buildDirectory(current, describe),
      ...neighbours(tree, { route: place ? route : '', byRoute, readers }),
      home: (language && targetOfDivision(language, readers)) ?? home,
      language: language?.label ?? null,
      bars: language?.bars ?? {},
      version: entry.chain.find(({ type }) => type === 'version')?.label ?? null,
      product: place?.product ?? null,
    };
  };
  return {
    view,
    sidebarFragments: () =>
      divisions.entries
        .filter((entry) => isPartial(treeOf(entry)))
        .map((entry) => ({
          id: entry.sidebarId,
          language: languageOf(entry)?.label ?? null,
          entries: buildFragment(treeOf(entry)),
        })),
  };
}

function languageOf({ chain }: DivisionEntry): DivisionEntry['chain'][number] | undefined {
  return chain.find(({ type }) => type === 'language');
}

function buildTree({ nodes }: DivisionEntry, readers: NavigationReaders | null): SidebarTree {
  const tree = buildSidebarTree(nodes);
  if (readers) markSidebarTree(tree, readers);
  return tree;
}

function homeOf(
  { root }: Navigation,
  { hasRoot, readers }: { hasRoot: boolean; readers: NavigationReaders | null },
): string {
  if (!readers) return hasRoot ? '/' : (findTarget(root) ?? '/');
  // The service leads on from the root to the first page that is for the reader.
  return '/';
}

function markText(text: string, { route, readers }: { route: string; readers: NavigationReaders | null }): string {
  return readers && text !== '' ? readers.marks.show(readers.accessOf(route), text) : text;
}

interface LinkContext {
  active: ReadonlySet<Division>;
  global: readonly Division[];
  readers: NavigationReaders | null;
}

function buildDivisionLinks(
  { levels }: DivisionEntry,
  { active, global, readers }: LinkContext,
): Pick<PageView, 'tabs' | 'anchors'> {
  const toLink = (division: Division): DivisionLink => buildDivisionLink(division, { active, readers });
  const rows = levels.map((level) => visibleDivisions(level, 'tab')).filter((row) => row.length > 0);
  const globalTabs = visibleDivisions(global, 'tab');
  const [outermost = [], ...inner] = rows;
  const tabs = [[...outermost, ...globalTabs], ...inner].filter((row) => row.length > 0);
  const anchors = [...levels, global].flatMap((level) => visibleDivisions(level, 'anchor'));
  return { tabs: tabs.map((row) => row.map(toLink)), anchors: anchors.map(toLink) };
}

type Crumb = PageView['breadcrumbs'][number];

function divisionCrumbs({ chain }: DivisionEntry, readers: NavigationReaders | null): Crumb[] {
  return chain
    .filter(({ type }) => type !== 'version' && type !== 'language')
    .map((division) => ({ label: division.label, href: targetOfDivision(division, readers) }));
}

function targetOfDivision(division: Division, readers: NavigationReaders | null): string | null {
  return readers && division.target !== null
    ? chooseTarget(targetsOf(division.children, readers), readers)
    : division.target;
}

/** A page whose groups are hidden is in no tree, but readers still learn where they are. */
function groupCrumbs(current: SidebarNode | null, labels: readonly string[]): Crumb[] {
  const crumbs = current
    ? groupsOf(current).map(({ facts }) => ({ label: facts.label, href: facts.target }))
    : labels.map((label) => ({ label, href: null }));
  return crumbs.filter(({ label }) => label !== '');
}

interface NeighbourContext {
  route: string;
  byRoute: ReadonlyMap<string, ViewedPage>;
  readers: NavigationReaders | null;
}

function neighbours(
  { sequence, positions }: SidebarTree,
  { route, byRoute, readers }: NeighbourContext,
): Pick<PageView, 'previous' | 'next'> {
  const position = positions.get(route);
  if (position === undefined) return { previous: null, next: null };
  const known = (target: string | undefined): ViewedPage | null => byRoute.get(target ?? '') ?? null;
  if (readers) return markNeighbours({ sequence, position, readers, known });
  // Entries may lead to files, and to places of pages.
  const nearest = (step: 1 | -1): PageReference | null => {
    let index = position + step;
    while (index >= 0 && index < sequence.length && known(sequence[index]) === null) index += step;
    return toReference(known(sequence[index]));
  };
  return { previous: nearest(-1), next: nearest(1) };
}

function toReference(page: ViewedPage | null): PageReference | null {
  return page && { label: page.title, href: page.route, description: page.description };
}

/** What a list of pages says of one, as inline Markdown. */
function introduce(page: ViewedPage | undefined): string {
  return page?.frontMatter.description ?? page?.description ?? '';
}

function remember<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
