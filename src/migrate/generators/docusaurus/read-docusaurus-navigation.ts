import type { ForeignPage, ForeignSite, Lose, MigrationFolder, NavigationItem } from '../../../model/migration.ts';
import { joinPath } from '../../folder/page-paths.ts';
import { writtenText } from '../../folder/read-page-source.ts';
import { readBarLinks, withMenus } from '../bar-links.ts';
import { createPageFinder } from '../find-page.ts';
import type { MadePages } from '../made-pages.ts';
import type { NavigationLabels } from '../navigation-labels.ts';
import { findSidebarEntries, nameSidebars } from './name-sidebars.ts';
import type { ApiPlugins } from './read-api-plugins.ts';
import type { Blog } from './read-blog.ts';
import type { DocsInstance, DocsVersion } from './read-instances.ts';
import { readSidebars } from './read-sidebars.ts';
import { readBarItems, readFooter } from './read-theme-settings.ts';
import { translateTheme } from './translate-theme.ts';

export interface DocusaurusSite {
  folder: MigrationFolder;
  root: string;
  /** The configuration. */
  file: string;
  config: Record<string, unknown>;
  /** Path that it is served under. */
  base: string;
  instances: DocsInstance[];
  blog: Blog;
  lose: Lose;
  made: MadePages;
  /** Filled by the sidebars. */
  labels: NavigationLabels;
  categories: Map<string, NavigationItem[]>;
  pages: ForeignPage[];
  apis: ApiPlugins;
}

type Navigation = Record<string, unknown>;
type Sidebars = Readonly<Record<string, NavigationItem[]>>;

/** A site with what is read of it once for all versions and languages. */
interface Read extends DocusaurusSite {
  sidebarsOf: (version: DocsVersion) => Sidebars;
  /** The path of a page at an address, of lists that the sidebars have made, too. */
  find: (address: string) => string | null;
  /** Which entry of the bar leads to which sidebar. */
  entriesOf: (instance: DocsInstance) => Map<string, number>;
}

/** Sidebars as tabs, in each version and language, with the bar that readers of it see. */
export function readDocusaurusNavigation(site: DocusaurusSite): Pick<ForeignSite, 'settings' | 'navigation'> {
  const read = readOnce(site);
  const [main] = site.instances;
  const { navigation, ...settings } = inLanguage(read, main?.language ?? null);
  if (!main || main.languages.length === 0) return { settings, navigation };
  const others = main.languages.map(({ language }) => {
    // What readers of this language see with another text or address.
    const { navigation: content, ...own } = inLanguage({ ...read, lose: () => {} }, language);
    const changed = Object.entries(own).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(settings[key as keyof typeof own]),
    );
    return { language, ...Object.fromEntries(changed), ...content };
  });
  return { settings, navigation: { languages: [{ language: main.language, ...navigation }, ...others] } };
}

function readOnce(site: DocusaurusSite): Read {
  const findPage = createPageFinder(site.pages);
  const find = (address: string): string | null =>
    findPage(address) ?? site.made.all.find(({ path }) => path === joinPath(address))?.path ?? null;
  const known = new Map<DocsVersion, Sidebars>();
  const sidebarsOf = (version: DocsVersion): Sidebars => {
    const sidebars = known.get(version) ?? readSidebars({ ...site, version, find });
    known.set(version, sidebars);
    return sidebars;
  };
  const pageOf = ({ type, docId, to }: Record<string, unknown>): string | null => {
    const address = type === 'doc' ? documentPath(site, docId) : writtenText(to);
    return address === undefined ? null : find(inBase(site, address));
  };
  const entriesOf = (instance: DocsInstance): Map<string, number> => {
    // Each version can have its own; of those of one name, the first version's is meant.
    const sidebars: Sidebars = Object.assign({}, ...instance.versions.toReversed().map(sidebarsOf));
    return findSidebarEntries(site.config, { instance, sidebars, pageOf });
  };
  const entries = new Map(site.instances.map((instance) => [instance, entriesOf(instance)]));
  return { ...site, sidebarsOf, find, entriesOf: (instance) => entries.get(instance)! };
}

interface LanguageNavigation {
  navigation: Navigation;
  navbar?: { links: unknown[] };
  footer?: unknown;
}

function inLanguage(site: Read, language: string | null): LanguageNavigation {
  const config = language === null ? site.config : translateTheme(site.config, { ...site, language });
  const content = inVersions({ ...site, config }, language);
  const { find } = site;
  const items = readBarItems(config, (id) => documentPath(site, id));
  const options = {
    find: (address: string) => {
      const own = inBase(site, address);
      return find(joinPath(language ?? '', own)) ?? find(own);
    },
    navigation: content,
    file: site.file,
    lose: site.lose,
  };
  const links = readBarLinks(items, options);
  const navigation = withMenus(items, options);
  return { ...(links.length > 0 && { navbar: { links } }), ...readFooter(config), navigation };
}

function inBase({ base }: DocusaurusSite, address: string): string {
  return address.startsWith(base) ? address.slice(base.length) : address;
}

function documentPath({ instances }: DocusaurusSite, id: unknown): string | undefined {
  const documents = instances.flatMap(({ versions }) => versions[0]?.pages ?? []);
  return documents.find((document) => document.id === id)?.page.path;
}

function inVersions(site: Read, language: string | null): Navigation {
  const { blog } = site;
  const [main, ...rest] = site.instances;
  if (!main) return flatten([...site.apis.tabs, ...blog.navigation]);
  const others = rest.flatMap((instance) => tabsOf(site, { instance, version: versionsIn(instance, language)[0]! }));
  // Pages that are made of descriptions are there once.
  const apiTabs = language === null || language === main.language ? site.apis.tabs : [];
  const whole = (version: DocsVersion, index = 0): Navigation =>
    flatten([
      ...tabsOf(site, { instance: main, version }),
      ...others,
      ...(index === 0 ? apiTabs : []),
      ...blog.navigation,
    ]);
  const versions = versionsIn(main, language);
  if (versions.length < 2) return whole(versions[0]!);
  return {
    versions: versions.map((version, index) => ({
      version: version.label,
      ...(index === 0 && { default: true }),
      ...whole(version, index),
    })),
  };
}

/** What nobody has translated is shown as it is. */
function versionsIn({ versions, languages }: DocsInstance, language: string | null): DocsVersion[] {
  return languages.find((translated) => translated.language === language)?.versions ?? versions;
}

/** One sidebar alone needs no tab. */
function flatten(tabs: Navigation[]): Navigation {
  return tabs.length === 1 && Array.isArray(tabs[0]!['pages']) ? { pages: tabs[0]!['pages'] } : { tabs };
}

/** The sidebars of a version in the order of the bar. */
function tabsOf(
  { config, sidebarsOf, entriesOf }: Read,
  { instance, version }: { instance: DocsInstance; version: DocsVersion },
): Navigation[] {
  const sidebars = sidebarsOf(version);
  const entries = entriesOf(instance);
  const names = nameSidebars(Object.keys(sidebars), { config, instance, entries });
  const last = entries.size === 0 ? 0 : Math.max(...entries.values()) + 1;
  const placeOf = (name: string): number => entries.get(name) ?? last;
  return Object.entries(sidebars)
    .sort(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([name, pages]) => ({ tab: names.get(name), pages }));
}
