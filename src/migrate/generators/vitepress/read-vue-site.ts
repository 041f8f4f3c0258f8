import { beginningOf } from '../../../base/text/beginning-of.ts';
import { isObject } from '../../../base/values/is-object.ts';
import type { ForeignPage, ForeignSite, Lose, MigrationFolder } from '../../../model/migration.ts';
import { objectOf } from '../../folder/evaluated-value.ts';
import { loseKey } from '../../folder/lose-key.ts';
import { globPattern, joinPath, pathAt } from '../../folder/page-paths.ts';
import { readBrandColors } from '../../folder/read-brand-colors.ts';
import { readPageSource, writtenText } from '../../folder/read-page-source.ts';
import { vueIds } from '../../markup/heading-ids.ts';
import { createPageFinder } from '../find-page.ts';
import { createMadePages } from '../made-pages.ts';
import { createNavigationLabels } from '../navigation-labels.ts';
import { type Extras, readExtras } from '../read-extras.ts';
import { convertVitePress, convertVitePressFrontMatter, isHome } from './convert-vitepress.ts';
import { readAppearance } from './read-appearance.ts';
import { readRewrites } from './read-rewrites.ts';
import { readSocials, readVueBar } from './read-vue-bar.ts';
import { readVueNavigation } from './read-vue-navigation.ts';

/** A site of VitePress, or of VuePress with its settings in the names of VitePress. */
export interface VueSite {
  form: 'vitepress' | 'vuepress';
  /** The configuration. */
  file: string;
  config: Record<string, unknown>;
  /** The folder that holds the one of the generator. */
  project: string;
  /** The folder of the pages. */
  root: string;
  /** Whether addresses have no ending. */
  isClean: boolean;
  lose: Lose;
}

/** What both generators have in common, which is nearly everything. */
export function readVueSite(folder: MigrationFolder, reader: VueSite): ForeignSite {
  const { form, file, config, project, root, lose } = reader;
  const found = readPages(folder, reader);
  // What the first language says, the site says.
  const locales = objectOf(config['locales']);
  const first = objectOf(locales['root']);
  const theme = { ...objectOf(config['themeConfig']), ...objectOf(first['themeConfig']) };
  const signs = signsOf(folder, joinPath(project, '.vuepress'));
  const labels = createNavigationLabels();
  const made = createMadePages();
  const navigation = readVueNavigation(config, { pages: found, labels, made, root, folder, file, lose });
  return {
    settings: {
      ...settingsOf({ ...first, ...config }, theme),
      ...readExtras(extrasOf(config, theme), reader),
      ...readVueBar(theme, { find: createPageFinder(found, root), navigation, file, lose }),
      colors: readBrandColors(folder, { root: joinPath(project, `.${form}`), ...brands[form] }),
    },
    navigation,
    language: writtenText(first['lang'] ?? config['lang']),
    redirects: [],
    pages: labels.label(found),
    made: made.all,
    partials: new Map(),
    assets: [
      {
        from: form === 'vitepress' ? joinPath(root, 'public') : joinPath(root, '.vuepress/public'),
        to: '',
        isServed: true,
      },
      { from: root, to: '' },
    ],
    headingIds: vueIds,
    modules: /^(?:vitepress|vuepress|vue)\b/,
    base: writtenText(config['base']) ?? '/',
    aliases: { '@/': root ? `${root}/` : '', '@source/': root ? `${root}/` : '' },
    convert: (text, context) => {
      const [language = ''] = context.file.slice(root === '' ? 0 : root.length + 1).split('/');
      const own = { ...config, ...first, ...objectOf(locales[language]) };
      const site = { title: own['title'], description: own['description'] };
      return convertVitePress(text, { folder, root, site, signs, context });
    },
    convertFrontMatter: (data, { file: page }) => {
      const below = isHome(data) ? writtenText(data['footer']) : undefined;
      const message = `The text below the page: ${beginningOf(below ?? '')}`;
      if (below) loseKey('footer', message, { folder, file: page, lose });
      return convertVitePressFrontMatter(data, { isBare: readPageSource(folder, page).body.trim() === '' });
    },
  };
}

/** Plug-ins for signs that settings of VuePress ask for; Theme Plume has them always. */
function signsOf(folder: MigrationFolder, at: string): Set<string> {
  const files = folder.files.filter((file) => file.startsWith(`${at}/`) && /\.[cm]?[jt]s$/.test(file));
  const source = files.map((file) => folder.read(file)).join('\n');
  const isAsked = (name: string): boolean => new RegExp(`^\\s*${name}: *(?:true|["'])`, 'm').test(source);
  return new Set(['mark', 'sup', 'sub'].filter((name) => source.includes('plumeTheme(') || isAsked(name)));
}

const brands = {
  vitepress: {
    properties: ['--vp-c-brand-1', '--vp-c-brand'],
    fallback: { primary: '#3451B2', light: '#A8B1FF' },
  },
  vuepress: { properties: ['--vp-c-accent', '--c-brand'], fallback: { primary: '#299764', light: '#3EAF7C' } },
};

/** A page for each set of values that a program beside it gives (VitePress, "Dynamic routes"). */
function isTemplate(folder: MigrationFolder, file: string): boolean {
  const program = file.replace(/\.md$/, '.paths');
  return /\[\w+\]/.test(file) && ['js', 'ts', 'mjs', 'mts'].some((ending) => folder.has(`${program}.${ending}`));
}

function readPages(
  folder: MigrationFolder,
  { root, form, isClean, config, file: settings, lose }: VueSite,
): ForeignPage[] {
  const rewrite = readRewrites(config['rewrites'], folder.read(settings) ?? '');
  const excluded = texts(config['srcExclude']).map(globPattern);
  const isExcluded = (place: string): boolean => excluded.some((pattern) => pattern.test(place));
  const at = root === '' ? '' : `${root}/`;
  const isLeftOut =
    form === 'vitepress' ? /^(?:README|CHANGELOG|CONTRIBUTING)\.md$/i : /^(?:CHANGELOG|CONTRIBUTING)\.md$/i;
  const index = form === 'vitepress' ? /(?:^|\/)index$/ : /(?:^|\/)(?:index|readme)$/i;
  return folder.files
    .filter((file) => file.startsWith(at) && file.endsWith('.md'))
    .filter((file) => !/(?:^|\/)(?:\.[^/]+|public|node_modules)\//.test(file))
    .filter((file) => !isLeftOut.test(file.slice(at.length)) && !isExcluded(file.slice(at.length)))
    .filter((file) => {
      const isMade = form === 'vitepress' && isTemplate(folder, file);
      if (isMade) lose({ file, message: 'Pages that are created by code' });
      return !isMade;
    })
    .map((file) => {
      const own = form === 'vuepress' ? writtenText(readPageSource(folder, file).data['permalink']) : undefined;
      if (own?.startsWith('/')) return pageAt(file, own);
      const place = rewrite(file.slice(at.length)).replace(/\.md$/, '');
      const isIndex = index.test(place);
      return {
        file,
        path: pathAt(place.replace(index, '')),
        ...(!isIndex && !isClean && { address: `/${place}.html` }),
      };
    });
}

/** A page that says its address itself. */
function pageAt(file: string, address: string): ForeignPage {
  const path = pathAt(address.replace(/(?:^|(?<=\/))index\.html$|\.html$/, ''));
  return { file, path, ...(address.endsWith('.html') && { address }) };
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

function settingsOf(config: Record<string, unknown>, theme: Record<string, unknown>): Record<string, unknown> {
  const { title, description, head } = config;
  const logo = theme['logo'];
  const icons = Array.isArray(head) ? head.filter((tag: unknown) => Array.isArray(tag) && tag[0] === 'link') : [];
  const favicon = icons
    .map((tag: unknown[]) => objectOf(tag[1]))
    .find(({ rel }) => rel === 'icon' || rel === 'shortcut icon');
  const { platforms } = readSocials(theme);
  const icon = withoutBase(writtenText(favicon?.['href']), writtenText(config['base']) ?? '/');
  return {
    name: writtenText(title) ?? 'Documentation',
    ...(writtenText(description) && { description }),
    ...(typeof logo === 'string' && { logo }),
    ...(isObject(logo) && writtenText(logo['src']) && { logo: logo['src'] }),
    ...(isObject(logo) &&
      writtenText(logo['light']) && { logo: { light: logo['light'], dark: logo['dark'] ?? logo['light'] } }),
    ...(icon && { favicon: icon }),
    ...readAppearance(config['appearance']),
    ...(Object.keys(platforms).length > 0 && { footer: { socials: platforms } }),
  };
}

/** A tag of the head is a list: name, attributes, content. */
function extrasOf({ head }: Record<string, unknown>, theme: Record<string, unknown>): Extras {
  const { message, copyright } = objectOf(theme['footer']);
  const tags = Array.isArray(head) ? head.filter((tag: unknown) => Array.isArray(tag)) : [];
  return {
    footer: [message, copyright],
    analytics: [],
    head: tags.map(([name, attributes, content]: unknown[]) => ({ name, attributes, content })),
  };
}

/** Addresses in the head of pages hold the base path. */
function withoutBase(address: string | undefined, base: string): string | undefined {
  return base.length > 1 && address?.startsWith(base) ? `/${address.slice(base.length)}` : address;
}
