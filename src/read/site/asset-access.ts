import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JoinedAccess, uniteJoined } from '../../base/readers/joined-access.ts';
import { everyone, nobody, pageAccess } from '../../base/readers/page-access.ts';
import type { ReaderSpan } from '../../base/readers/reader-spans.ts';
import { narrowAccess } from '../../base/readers/reader-spans.ts';
import { uniteAccess } from '../../base/readers/unite-access.ts';
import type { NavNode } from '../../model/navigation.ts';
import type { Page } from '../../model/page.ts';
import type { PageAccess } from '../../model/service.ts';
import type { Site } from '../../model/site.ts';
import { documentOf } from '../navigation/document-of.ts';
import { listBars } from '../navigation/list-bars.ts';
import { createReferenceFinder, type ReferenceFinder } from './create-reference-finder.ts';
import { reachedSnippets } from './reached-snippets.ts';

export interface AssetAccessOptions {
  folder: string;
  /** Whether pages of which nothing is said are for members. */
  isPrivate: boolean;
  /** What a rendered page shows to whom; `null` for a page that shows the same to all of its readers. */
  partsOf?: (page: Page) => readonly Pick<ReaderSpan, 'text' | 'conditions'>[] | null;
}

const members: PageAccess = { kind: 'members', groups: null };

/**
 * Who may fetch each static file of a site with sign-in; all of a list must allow it. A file is for the readers of the
 * pages that show it, the icon of a group or division for those of the pages in it; what else the configuration names,
 * and what hosts and browsers look for by name, is for everyone; an API description for those who may read all of its
 * pages; anything else for whom a page is of which nothing is said.
 */
export function resolveAssetAccess(
  site: Site,
  { folder, isPrivate, partsOf = () => null }: AssetAccessOptions,
): Map<string, JoinedAccess> {
  const readPages = site.pages.map((page) => ({
    page,
    access: pageAccess(page.visibility, { isPrivate }),
    parts: partsOf(page),
  }));
  type ReadPage = (typeof readPages)[number];
  const isWhole = ({ access, parts }: ReadPage): boolean => access.kind === 'everyone' && parts === null;
  const restricting = readPages.filter((page) => !isWhole(page));
  if (!isPrivate && restricting.length === 0) return new Map(site.assets.map(({ path }) => [path, [everyone]]));
  const paths = site.assets.map(({ path }) => path);
  const finder = createReferenceFinder(paths, site.base);
  const shown = new Map<string, JoinedAccess[]>();
  const show = (path: string, access: JoinedAccess): void =>
    void (shown.get(path)?.push(access) ?? shown.set(path, [access]));
  const showPages = (pages: readonly ReadPage[], finder: ReferenceFinder): void => {
    const snippets = createSnippetReader(site, finder);
    for (const { page, access, parts } of pages) {
      const named = shownBy(page, site, { finder, snippets });
      // What front matter names (icon, preview picture) stands outside of the text, and so of its parts.
      for (const path of headFiles(page, finder)) {
        named.delete(path);
        show(path, [access]);
      }
      for (const { text, conditions } of parts ?? [])
        for (const path of finder.find(text, '')) {
          named.delete(path);
          show(path, narrowAccess(access, conditions));
        }
      // What a page with parts names, but shows to nobody, may belong to any of them.
      for (const path of named) show(path, [parts ? nobody : access]);
    }
  };
  showPages(restricting, finder);
  const descriptions = descriptionAccess(site, isPrivate);
  // Where a file of which nothing is said is for everyone, open pages decide on those alone of which something is.
  const decided = paths.filter((path) => shown.has(path) || descriptions.part(path) !== null);
  for (const path of openFiles(site, { finder, folder })) show(path, [everyone]);
  const accesses = new Map(readPages.map(({ page, access }) => [page.route, access]));
  for (const { icon, access } of navigationIcons(site, accesses))
    for (const path of finder.find(icon, '')) show(path, [access]);
  showPages(readPages.filter(isWhole), isPrivate ? finder : createReferenceFinder(decided, site.base));
  const rest: PageAccess = site.config.public || !isPrivate ? everyone : members;
  const accessOf = (path: string): JoinedAccess =>
    descriptions.whole(path, rest) ??
    (shown.has(path) ? uniteJoined(shown.get(path)!) : (descriptions.part(path) ?? [rest]));
  return new Map(site.assets.map(({ path }) => [path, accessOf(path)]));
}

const wellKnown =
  /^(\.well-known\/|robots\.txt$|CNAME$|favicon[^/]*$|apple-touch-icon[^/]*$|[^/]+\.webmanifest$|google[0-9a-f]+\.html$)/i;

/** What everybody fetches whatever page he reads, with the files that style sheets and scripts among it name. */
function openFiles(
  { assets, config, navigation, styles, scripts }: Site,
  { finder, folder }: { finder: ReferenceFinder; folder: string },
): Set<string> {
  const { navigation: _navigation, api: _, ...rest } = config;
  const bars = listBars(navigation.root);
  const open = new Set([
    ...styles,
    ...scripts,
    ...assets.map(({ path }) => path).filter((path) => wellKnown.test(path)),
    ...finder.find(JSON.stringify({ ...rest, bars }), ''),
  ]);
  for (const path of open) {
    if (/\.(css|js|mjs|html?|webmanifest)$/i.test(path))
      for (const found of finder.find(readText(join(folder, path)), path)) open.add(found);
  }
  return open;
}

interface ShownIcon {
  icon: string;
  access: PageAccess;
}

/** The icons of groups and divisions: whoever may read a page in one sees its icon. */
function navigationIcons({ navigation }: Site, accesses: ReadonlyMap<string, PageAccess>): ShownIcon[] {
  const found: ShownIcon[] = [];
  const accessOf = (route: string): PageAccess => accesses.get(route.replace(/[?#].*$/s, '')) ?? everyone;
  const visit = (node: NavNode): PageAccess => {
    if (node.kind === 'page') return accessOf(node.page ?? node.href);
    const named = node.kind === 'group' ? node.root : node.href;
    const access = uniteAccess([...(named === null ? [] : [accessOf(named)]), ...node.children.map(visit)]);
    if (node.icon !== null) found.push({ icon: node.icon.name, access });
    return access;
  };
  for (const node of [...navigation.root, ...navigation.global]) visit(node);
  return found;
}

interface SnippetFiles {
  /** Files that a snippet names, from its own place or the root. */
  own: Set<string>;
  /** The same where the snippet stands in a file at `from`. */
  at: (from: string) => Set<string>;
}

/** Sites have many snippets of one name, each of which a page may mean: what one names is read once. */
function createSnippetReader({ snippets }: Site, finder: ReferenceFinder): (path: string) => SnippetFiles {
  const known = new Map<string, SnippetFiles>();
  return (path) => {
    const found = known.get(path);
    if (found) return found;
    const at = finder.open(snippets[path]!);
    const files = { own: at(path), at };
    known.set(path, files);
    return files;
  };
}

function headFiles(page: Page, finder: ReferenceFinder): Set<string> {
  return finder.find(JSON.stringify(page.frontMatter), fileOf(page));
}

function fileOf({ source, path }: Page): string {
  return source?.file ?? path;
}

function shownBy(
  page: Page,
  site: Site,
  { finder, snippets }: { finder: ReferenceFinder; snippets: (path: string) => SnippetFiles },
): Set<string> {
  const file = fileOf(page);
  const body = page.source?.body ?? '';
  const found = finder.find(`${body}\n${page.markdown}`, file);
  for (const path of Object.keys(reachedSnippets(site.snippets, [body]))) {
    const { own, at } = snippets(path);
    for (const names of [own, at(file)]) for (const name of names) found.add(name);
  }
  return found;
}

/** A description holds what all of its pages tell, and so may the files that it is made of. */
function descriptionAccess(
  { apis, pages }: Site,
  isPrivate: boolean,
): {
  whole: (path: string, rest: PageAccess) => PageAccess[] | null;
  part: (path: string) => PageAccess[] | null;
} {
  const byDocument = new Map<string, Set<PageAccess>>();
  for (const page of pages) {
    const document = documentOf(page) ?? artefactOf(page);
    if (document === null) continue;
    const known = byDocument.get(document) ?? byDocument.set(document, new Set()).get(document)!;
    known.add(pageAccess(page.visibility, { isPrivate }));
  }
  const all = unique([...byDocument.values()].flatMap((accesses) => [...accesses]));
  const ids = new Set(apis.map(({ id }) => id));
  return {
    whole: (path, rest) => {
      const found = [path, ...foldersOf(path)].flatMap((one) => [...(byDocument.get(one) ?? [])]);
      return found.length > 0 ? unique(found) : ids.has(path) ? [rest] : null;
    },
    part: (path) => (/\.(json|ya?ml)$/i.test(path) && all.some(({ kind }) => kind !== 'everyone') ? all : null),
  };
}

/** The artefact of the symbol that a page of an author describes. */
function artefactOf({ frontMatter: { sdk } }: Page): string | null {
  return sdk === null || typeof sdk === 'string' ? null : sdk.source;
}

/** The folders around a file, which may be artefacts as a whole. */
function foldersOf(path: string): string[] {
  return [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));
}

function unique(accesses: readonly PageAccess[]): PageAccess[] {
  return [...new Map(accesses.map((access) => [JSON.stringify(access), access])).values()];
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
