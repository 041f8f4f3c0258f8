import type {
  ForeignAssets,
  ForeignPage,
  ForeignSite,
  Generator,
  Lose,
  MigrationFolder,
} from '../../model/migration.ts';
import { evaluateModule, objectOf } from '../folder/evaluate-module.ts';
import { joinPath } from '../folder/page-paths.ts';
import { findNamed, writtenText } from '../folder/read-page-source.ts';
import { githubIds } from '../markup/heading-ids.ts';
import { convertDocusaurus, convertDocusaurusFrontMatter } from './docusaurus/convert-docusaurus.ts';
import { readBlog } from './docusaurus/read-blog.ts';
import { type DocsInstance, type DocsVersion, readInstances } from './docusaurus/read-instances.ts';
import { readSidebars } from './docusaurus/read-sidebars.ts';
import { readThemeSettings } from './docusaurus/read-theme-settings.ts';
import { records } from './records.ts';

const configName = /^docusaurus\.config\.(?:js|ts|mjs|cjs|mts)$/;

export const docusaurus: Generator = {
  name: 'Docusaurus',
  detect: (folder) => findNamed(folder, configName) !== null,
  read: (folder, lose) => {
    const file = findNamed(folder, configName)!;
    const root = file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '';
    const config = objectOf(evaluateModule(folder, file));
    const instances = readInstances({ folder, root, config, file, lose });
    const blog = readBlog({ folder, root, config });
    const own = readOwnPages(folder, root, lose);
    const versions = instances.flatMap((instance) => instance.versions);
    const pages = [...own, ...versions.flatMap((version) => version.pages.map(({ page }) => page)), ...blog.pages];
    return {
      ...site({ folder, root, config, instances, blog: blog.navigation, lose }),
      pages,
      redirects: [...redirectsOf(config), ...homeRedirect(pages, instances)],
    };
  },
};

function baseOf(config: Record<string, unknown>): string {
  return writtenText(config['baseUrl']) ?? '/';
}

interface Parts {
  folder: MigrationFolder;
  root: string;
  config: Record<string, unknown>;
  instances: DocsInstance[];
  blog: Record<string, unknown>[];
  lose: Lose;
}

function site({ folder, root, config, instances, blog, lose }: Parts): Omit<ForeignSite, 'pages' | 'redirects'> {
  const partials = folder.files.filter((file) => /(?:^|\/)_[^/]*\.mdx?$/.test(file) || /^[^/]*_[^/]*\//.test(file));
  return {
    settings: readThemeSettings(config),
    navigation: navigationOf({ folder, root, config, instances, blog, lose }),
    partials: new Map(
      partials.filter((file) => /\.mdx?$/.test(file)).map((file) => [file, joinPath(file.replace(/(^|\/)_/g, '$1'))]),
    ),
    assets: assetsOf(folder, root, instances),
    headingIds: githubIds,
    modules: /^(?:@theme|@docusaurus)\b/,
    base: baseOf(config),
    aliases: { '@site/': root ? `${root}/` : '' },
    convert: convertDocusaurus,
    convertFrontMatter: convertDocusaurusFrontMatter,
  };
}

/** Static files go to the root; what lies beside pages goes where these are. */
function assetsOf(folder: MigrationFolder, root: string, instances: readonly DocsInstance[]): ForeignAssets[] {
  const statics = folder.files.some((file) => file.startsWith(joinPath(root, 'static/')))
    ? [{ from: joinPath(root, 'static'), to: '', isServed: true }]
    : [];
  const beside = instances.flatMap(({ versions }) => versions.map(({ path, at }) => ({ from: path, to: at })));
  return [...statics, ...beside];
}

function readOwnPages(folder: MigrationFolder, root: string, lose: Lose): ForeignPage[] {
  const at = joinPath(root, 'src/pages');
  return folder.files
    .filter((file) => file.startsWith(`${at}/`))
    .flatMap((file) => {
      if (/\.(?:jsx?|tsx?)$/.test(file) && !/\.test\./.test(file))
        lose({ file, message: 'A page written as a React component' });
      if (!/\.mdx?$/.test(file)) return [];
      const path = file.slice(at.length + 1).replace(/\.mdx?$/, '');
      return [{ file, path: path.replace(/(?:^|\/)index$/, '') || 'index' }];
    });
}

/** Redirects of the plug-in for them (`@docusaurus/plugin-client-redirects`). */
function redirectsOf(config: Record<string, unknown>): ForeignSite['redirects'] {
  const plugins = Array.isArray(config['plugins']) ? config['plugins'] : [];
  const options = plugins.flatMap((plugin: unknown) =>
    Array.isArray(plugin) && String(plugin[0]).includes('client-redirects') ? [objectOf(plugin[1])] : [],
  );
  return options.flatMap(({ redirects }) =>
    records(redirects).flatMap(({ from, to }) =>
      (Array.isArray(from) ? from : [from]).flatMap((source: unknown) =>
        typeof source === 'string' && typeof to === 'string' ? [{ source, destination: to }] : [],
      ),
    ),
  );
}

/** Docusaurus has a home page of its own; without one of ours, readers come to the first page of the documents. */
function homeRedirect(pages: readonly ForeignPage[], [first]: readonly DocsInstance[]): ForeignSite['redirects'] {
  const start = first?.versions[0]?.pages[0]?.page;
  if (!start || pages.some(({ path }) => path === 'index')) return [];
  return [{ source: '/', destination: `/${start.path}` }];
}

function navigationOf({ folder, config, instances, blog, lose }: Parts): Record<string, unknown> {
  const labels = sidebarLabels(config);
  const base = baseOf(config);
  const tabsOf = (version: DocsVersion, instance: DocsInstance): Record<string, unknown>[] =>
    Object.entries(readSidebars({ folder, base, version, lose })).map(([id, pages]) => ({
      tab: labels.get(id) ?? instance.label,
      pages,
    }));
  const [main] = instances;
  if (!main) return { pages: blog };
  const others = instances.slice(1).flatMap((instance) => tabsOf(instance.versions[0]!, instance));
  const whole = (tabs: Record<string, unknown>[]): Record<string, unknown> => flatten([...tabs, ...others, ...blog]);
  const languages = main.languages;
  if (languages.length > 0) {
    const [first, ...translated] = [{ language: main.language, version: main.versions[0]! }, ...languages];
    return {
      languages: [first!, ...translated].map(({ language, version }) => ({
        language,
        ...whole(tabsOf(version, main)),
      })),
    };
  }
  if (main.versions.length < 2) return whole(tabsOf(main.versions[0]!, main));
  return {
    versions: main.versions.map((version, index) => ({
      version: version.label,
      ...(index === 0 && { default: true }),
      ...whole(tabsOf(version, main)),
    })),
  };
}

/** One sidebar alone needs no tab. */
function flatten(tabs: Record<string, unknown>[]): Record<string, unknown> {
  return tabs.length === 1 && Array.isArray(tabs[0]!['pages']) ? { pages: tabs[0]!['pages'] } : { tabs };
}

/** What the bar calls the sidebars that it leads to. */
function sidebarLabels(config: Record<string, unknown>): Map<string, string> {
  const navbar = objectOf(objectOf(config['themeConfig'])['navbar']);
  return new Map(
    records(navbar['items']).flatMap(({ sidebarId, label }) => {
      const [id, name] = [writtenText(sidebarId), writtenText(label)];
      return id === undefined || name === undefined ? [] : [[id, name] as const];
    }),
  );
}
