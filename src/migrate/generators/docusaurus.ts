import { mapProse } from '../../base/text/map-prose.ts';
import type {
  ForeignAssets,
  ForeignPage,
  ForeignSite,
  Generator,
  Lose,
  MarkupContext,
  MigrationFolder,
  NavigationItem,
} from '../../model/migration.ts';
import { evaluateModule } from '../folder/evaluate-module.ts';
import { objectOf, records } from '../folder/evaluated-value.ts';
import { joinPath } from '../folder/page-paths.ts';
import { readBrandColors } from '../folder/read-brand-colors.ts';
import { findNamed, writtenText } from '../folder/read-page-source.ts';
import { convertEmoji } from '../markup/convert-emoji.ts';
import { githubIds } from '../markup/heading-ids.ts';
import { convertPlainMarkdown } from '../markup/plain-markdown.ts';
import { withLead } from '../markup/with-lead.ts';
import { convertDocusaurus, convertDocusaurusFrontMatter, losePagination } from './docusaurus/convert-docusaurus.ts';
import { listPages } from './docusaurus/list-pages.ts';
import { readApiPlugins } from './docusaurus/read-api-plugins.ts';
import { readBlog } from './docusaurus/read-blog.ts';
import { type DocusaurusSite, readDocusaurusNavigation } from './docusaurus/read-docusaurus-navigation.ts';
import { type DocsInstance, type DocsVersion, readInstances } from './docusaurus/read-instances.ts';
import { readRedirects } from './docusaurus/read-redirects.ts';
import { readThemeSettings } from './docusaurus/read-theme-settings.ts';
import { createMadePages } from './made-pages.ts';
import { createNavigationLabels } from './navigation-labels.ts';
import { homeRedirect, untranslatedRedirects } from './page-languages.ts';
import { type Extras, readExtras } from './read-extras.ts';
import { writeCards } from './write-cards.ts';

const configName = /^docusaurus\.config\.(?:js|ts|mjs|cjs|mts)$/;

export const docusaurus: Generator = {
  name: 'Docusaurus',
  npmPackage: '@docusaurus/core',
  detect: (folder) => findNamed(folder, configName) !== null,
  read: (folder, lose) => {
    const file = findNamed(folder, configName)!;
    const root = file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '';
    const config = objectOf(evaluateModule(folder, file, lose));
    const instances = readInstances({ folder, root, config, file, lose });
    const made = createMadePages();
    const blog = readBlog({ folder, root, config, made });
    const own = readOwnPages(folder, root, lose);
    const versions = instances.flatMap(allVersions);
    const pages = [...own, ...versions.flatMap((version) => version.pages.map(({ page }) => page)), ...blog.pages];
    const labels = createNavigationLabels();
    const categories = new Map<string, NavigationItem[]>();
    const base = baseOf(config);
    const apis = readApiPlugins({ folder, root, config, file, pages, versions, lose });
    const read = { folder, root, file, config, base, instances, blog, lose, made, labels, categories, pages, apis };
    const { navigation, settings } = readDocusaurusNavigation(read);
    const labelled = labels.label(pages);
    const settled = settledParts(read);
    const hasEmoji = objectOf(config['markdown'])['emoji'] !== false;
    return {
      ...settled,
      settings: { ...settled.settings, ...settings },
      navigation,
      language: instances[0]?.language,
      pages: labelled,
      made: made.all,
      descriptions: apis.descriptions,
      assets: [...settled.assets, ...apis.assets],
      convertFrontMatter: (data, context) => {
        const shown = apis.shownOn(context.file);
        losePagination(data, { folder, ...context });
        const { mode, ...front } = convertDocusaurusFrontMatter(data);
        return { ...front, ...(shown ?? (mode !== undefined && { mode })) };
      },
      convert: (text, context) => {
        // What the plug-in has written into such a page is what its operation or schema is shown by here.
        if (apis.shownOn(context.file) !== null) return '';
        const source = isPlain(config, context) ? convertPlainMarkdown(text) : text;
        const cards = mapProse(source, (prose) => prose.replace(cardList, () => cardsOf(context.file, read)));
        const plain = convertDocusaurus(hasEmoji ? convertEmoji(cards) : cards, context);
        const lead = blog.leads.get(context.file);
        return lead === undefined ? plain : withLead(plain, lead);
      },
      redirects: [
        ...readRedirects(read),
        ...homeRedirect(pages, navigation),
        ...untranslatedRedirects(pages, navigation),
      ],
    };
  },
};

/** Whether a page holds no programs: it says so, or the settings say it of all pages, or of those that end in `.md`. */
function isPlain(config: Record<string, unknown>, { data, file }: MarkupContext): boolean {
  const format = data['format'] ?? objectOf(config['markdown'])['format'];
  return format === 'md' || (format === 'detect' && file.endsWith('.md'));
}

function baseOf(config: Record<string, unknown>): string {
  return writtenText(config['baseUrl']) ?? '/';
}

/** The cards of what is in the category of a page. */
const cardList = /<DocCardList\b[^>]*\/>/g;

function cardsOf(file: string, { folder, pages, labels, categories }: DocusaurusSite): string {
  const page = pages.find((found) => found.file === file);
  const items = (page && categories.get(page.path)) ?? [];
  const all = new Map(labels.label(pages).map((found) => [found.path, found]));
  return `\n${writeCards(listPages(items, { folder, pages: all }))}\n`;
}

type OwnParts = 'pages' | 'redirects' | 'navigation' | 'convert' | 'convertFrontMatter';

function settledParts(read: DocusaurusSite): Omit<ForeignSite, OwnParts> {
  const { folder, root, config, base, instances } = read;
  const partials = folder.files.filter((file) => /(?:^|\/)_[^/]*\.mdx?$/.test(file) || /^[^/]*_[^/]*\//.test(file));
  return {
    settings: {
      ...readThemeSettings(config),
      ...readExtras(extrasOf(config), read),
      colors: readBrandColors(folder, {
        root: joinPath(root, 'src'),
        properties: ['--ifm-color-primary'],
        fallback: { primary: '#3578E5' },
      }),
    },
    partials: new Map(
      partials.filter((file) => /\.mdx?$/.test(file)).map((file) => [file, joinPath(file.replace(/(^|\/)_/g, '$1'))]),
    ),
    assets: assetsOf(folder, root, instances),
    headingIds: githubIds,
    keepsLanguage: true,
    modules: /^(?:@theme|@docusaurus|react-lite-youtube-embed)\b/,
    base,
    aliases: { '@site/': root ? `${root}/` : '' },
  };
}

function extrasOf(config: Record<string, unknown>): Extras {
  const lists = [config['presets'], config['plugins']].flatMap((list) => (Array.isArray(list) ? list : []));
  const options = lists.flatMap((entry: unknown) => (Array.isArray(entry) ? [objectOf(entry[1])] : []));
  const trackers = options.flatMap((each) => [each, objectOf(each['gtag'])]);
  const scripts = Array.isArray(config['scripts']) ? config['scripts'] : [];
  return {
    footer: [objectOf(objectOf(config['themeConfig'])['footer'])['copyright']],
    analytics: trackers.flatMap(({ trackingID }) => trackingID),
    head: [
      ...records(config['headTags']).map((tag) => ({
        name: tag['tagName'],
        attributes: tag['attributes'],
        content: tag['innerHTML'],
      })),
      ...scripts.map((script: unknown) => ({
        name: 'script',
        attributes: typeof script === 'string' ? { src: script } : script,
      })),
    ],
  };
}

/** Static files go to the root; what lies beside pages goes where these are. */
function assetsOf(folder: MigrationFolder, root: string, instances: readonly DocsInstance[]): ForeignAssets[] {
  const statics = folder.files.some((file) => file.startsWith(joinPath(root, 'static/')))
    ? [{ from: joinPath(root, 'static'), to: '', isServed: true }]
    : [];
  const beside = instances.flatMap(allVersions).map(({ path, at }) => ({ from: path, to: at }));
  const written = instances.flatMap(({ versions }) => versions).map(({ source, at }) => ({ from: source, to: at }));
  return [...statics, ...beside, ...written];
}

/** What its plug-in for pages leaves out unless it is told otherwise ("exclude"). */
const notOwnPage = /\/_|\.(?:test\.[jt]sx?|d\.ts)$/;

function readOwnPages(folder: MigrationFolder, root: string, lose: Lose): ForeignPage[] {
  const at = joinPath(root, 'src/pages');
  return folder.files
    .filter((file) => file.startsWith(`${at}/`))
    .flatMap((file) => {
      if (notOwnPage.test(file.slice(at.length))) return [];
      if (/\.(?:jsx?|tsx?)$/.test(file)) lose({ file, message: 'A page written as a React component' });
      if (!/\.mdx?$/.test(file)) return [];
      const path = file.slice(at.length + 1).replace(/\.mdx?$/, '');
      return [{ file, path: path.replace(/(?:^|\/)index$/, '') || 'index' }];
    });
}

function allVersions({ versions, languages }: DocsInstance): DocsVersion[] {
  return [...versions, ...languages.flatMap((language) => language.versions)];
}
