import { countBreaks, mapProse } from '../../base/text/map-prose.ts';
import { renderFence } from '../../base/text/render-fence.ts';
import { isObject } from '../../base/values/is-object.ts';
import type { ForeignPage, Generator, Lose, MarkupContext, MigrationFolder } from '../../model/migration.ts';
import { evaluateModule, objectOf } from '../folder/evaluate-module.ts';
import { joinPath, pathAt } from '../folder/page-paths.ts';
import { writtenText } from '../folder/read-page-source.ts';
import { convertAlerts, convertComments } from '../markup/convert-alerts.ts';
import { convertContainers } from '../markup/convert-containers.ts';
import { convertFences } from '../markup/convert-fences.ts';
import { escapeBraces } from '../markup/escape-braces.ts';
import { vueIds } from '../markup/heading-ids.ts';
import { createPageFinder, leadsAway } from './find-page.ts';
import { generateNavigation, type SortedPage } from './generate-navigation.ts';
import { writeHomePage } from './home-page.ts';
import { includeFiles } from './include-files.ts';
import type { NavigationItem } from './navigation-item.ts';
import { records } from './records.ts';

function findConfig(folder: MigrationFolder): string | null {
  const isConfig = (file: string): boolean => /(?:^|\/)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/.test(file);
  return folder.files.filter(isConfig).sort((a, b) => a.length - b.length)[0] ?? null;
}

export const vitepress: Generator = {
  name: 'VitePress',
  detect: (folder) => findConfig(folder) !== null,
  read: (folder, lose) => {
    const file = findConfig(folder)!;
    const config = objectOf(evaluateModule(folder, file));
    const project = file.slice(0, file.indexOf('.vitepress')).replace(/\/$/, '');
    const root = joinPath(project, writtenText(config['srcDir']) ?? '');
    const pages = readPages(folder, { root, isClean: config['cleanUrls'] === true });
    const theme = objectOf(config['themeConfig']);
    if (Object.keys(theme).length === 0) lose({ file, message: 'A configuration that is more than data' });
    return {
      settings: settingsOf(config, theme),
      navigation: navigationOf(config, { pages, root, file, lose }),
      redirects: [],
      pages,
      partials: new Map(),
      assets: [
        { from: joinPath(root, 'public'), to: '', isServed: true },
        { from: root, to: '' },
      ],
      headingIds: vueIds,
      modules: /^(?:vitepress|vue)\b/,
      base: writtenText(config['base']) ?? '/',
      aliases: { '@/': root ? `${root}/` : '' },
      convert: (text, context) => convertVitePress(text, { folder, root, context }),
      convertFrontMatter,
    };
  },
};

function readPages(folder: MigrationFolder, { root, isClean }: { root: string; isClean: boolean }): ForeignPage[] {
  const at = root === '' ? '' : `${root}/`;
  return folder.files
    .filter((file) => file.startsWith(at) && file.endsWith('.md') && !/(?:^|\/)(?:\.vitepress|public)\//.test(file))
    .filter((file) => !/^(?:README|CHANGELOG|CONTRIBUTING)\.md$/i.test(file.slice(at.length)))
    .map((file) => {
      const place = file.slice(at.length, -3);
      const path = pathAt(place.replace(/(?:^|\/)index$/, ''));
      const isIndex = /(?:^|\/)index$/.test(place);
      return { file, path, ...(!isIndex && !isClean && { address: `/${place}.html` }) };
    });
}

function settingsOf(config: Record<string, unknown>, theme: Record<string, unknown>): Record<string, unknown> {
  const { title, description, head } = config;
  const logo = theme['logo'];
  const icons = Array.isArray(head) ? head.filter((tag: unknown) => Array.isArray(tag) && tag[0] === 'link') : [];
  const favicon = icons
    .map((tag: unknown[]) => objectOf(tag[1]))
    .find(({ rel }) => rel === 'icon' || rel === 'shortcut icon');
  const socials = records(theme['socialLinks']).flatMap(({ icon, link }) =>
    typeof icon === 'string' && typeof link === 'string' ? [[icon, link] as const] : [],
  );
  const links = records(theme['nav']).flatMap(({ text, link }) =>
    typeof text === 'string' && typeof link === 'string' && leadsAway(link) ? [{ label: text, href: link }] : [],
  );
  const icon = writtenText(favicon?.['href']);
  return {
    name: writtenText(title) ?? 'Documentation',
    ...(writtenText(description) && { description }),
    ...(typeof logo === 'string' && { logo }),
    ...(isObject(logo) &&
      writtenText(logo['light']) && { logo: { light: logo['light'], dark: logo['dark'] ?? logo['light'] } }),
    ...(icon && { favicon: icon }),
    ...(links.length > 0 && { navbar: { links } }),
    ...(socials.length > 0 && { footer: { socials: Object.fromEntries(socials) } }),
  };
}

interface NavigationContext {
  pages: readonly ForeignPage[];
  /** The folder of the pages. */
  root: string;
  /** The configuration. */
  file: string;
  lose: Lose;
}

/** A sidebar for each part of the site becomes a tab, named as the bar names what leads there. */
function navigationOf(config: Record<string, unknown>, context: NavigationContext): Record<string, unknown> {
  const theme = objectOf(config['themeConfig']);
  const one = (settings: Record<string, unknown>): Record<string, unknown> | null => partOf(settings, context);
  const locales = objectOf(config['locales']);
  const languages = Object.entries(locales).flatMap(([name, locale]) => {
    const { lang, themeConfig } = objectOf(locale);
    const part = one({ ...theme, ...objectOf(themeConfig) });
    const language = name === 'root' ? (writtenText(lang) ?? 'en') : name;
    return part === null ? [] : [{ language: language.replace(/^(en)-.*/, '$1'), ...part }];
  });
  if (languages.length > 1) return { languages };
  return one(theme) ?? languages[0] ?? { pages: generateNavigation(context.pages.map(placeIn(context))) };
}

function placeIn({ root }: NavigationContext): (page: ForeignPage) => SortedPage {
  const at = root === '' ? 0 : root.length + 1;
  return (page) => ({ page, place: page.file.slice(at, -3) });
}

function partOf(theme: Record<string, unknown>, context: NavigationContext): Record<string, unknown> | null {
  const { sidebar } = theme;
  const find = createPageFinder(context.pages);
  if (Array.isArray(sidebar)) return { pages: readItems(sidebar, '', find) };
  const parts = Object.entries(objectOf(sidebar)).flatMap(([at, items]) => {
    const { base, items: inner } = objectOf(items);
    const read = Array.isArray(items) ? readItems(items, '', find) : readItems(inner, writtenText(base) ?? '', find);
    return read.length > 0 ? [{ at, pages: read }] : [];
  });
  const made = Object.keys(objectOf(sidebar)).filter((at) => !parts.some((part) => part.at === at));
  const generated = generatedPart(made, context);
  if (generated) parts.push(generated);
  if (parts.length === 0) return null;
  // Several addresses can have the same sidebar.
  const distinct = [...new Map(parts.reverse().map((part) => [JSON.stringify(part.pages), part])).values()].reverse();
  if (distinct.length === 1) return { pages: distinct[0]!.pages };
  return { tabs: distinct.map(({ at, pages }) => ({ tab: labelOf(at, theme), pages })) };
}

/** The pages at addresses whose sidebars only running the configuration would tell, by their folders. */
function generatedPart(
  addresses: readonly string[],
  context: NavigationContext,
): { at: string; pages: NavigationItem[] } | null {
  const starts = addresses.map((address) => joinPath(address));
  const within = context.pages.filter(({ path }) =>
    starts.some((start) => path === start || path.startsWith(`${start}/`)),
  );
  if (within.length === 0) return null;
  const message = `The sidebar of ${addresses.join(', ')}, which a program makes; its pages stand by their folders`;
  context.lose({ file: context.file, message });
  return { at: addresses[0]!, pages: generateNavigation(within.map(placeIn(context))) };
}

function labelOf(at: string, theme: Record<string, unknown>): string {
  const links = records(theme['nav']).flatMap((item) => [item, ...records(item['items'])]);
  const named = links.find(({ link }) => typeof link === 'string' && joinPath(link).startsWith(joinPath(at)));
  const name = joinPath(at).split('/').at(-1) || 'Documentation';
  return writtenText(named?.['text']) ?? name[0]!.toUpperCase() + name.slice(1);
}

function readItems(items: unknown, base: string, find: (address: string) => string | null): NavigationItem[] {
  return records(items).flatMap((item): NavigationItem[] => {
    const own = writtenText(item['base']) ?? base;
    const link = writtenText(item['link']);
    const page = link === undefined || leadsAway(link) ? null : find(own + link);
    const inner = readItems(item['items'], own, find);
    if (inner.length === 0) return page === null ? [] : [page];
    const group = (writtenText(item['text']) ?? '').replace(/<[^>]*>/g, '').trim();
    return [{ group, ...(page !== null && !inner.includes(page) && { root: page }), pages: inner }];
  });
}

function convertVitePress(
  text: string,
  { folder, root, context }: { folder: MigrationFolder; root: string; context: MarkupContext },
): string {
  const whole = includeFiles(text, {
    folder,
    context,
    form: {
      pattern: /<!--\s*@include:\s*([^\s{]+)[^>]*-->/g,
      from: [root],
      write: (found) => found.replace(/^---\n[\s\S]*?\n---\n/, ''),
    },
  });
  const filled = includeFiles(withoutScripts(whole, context), {
    folder,
    context,
    form: {
      pattern: /^[ \t]*<<<[ \t]*@?\/?([^\s{[#]+)[^\n]*$/gm,
      from: [root],
      write: writeCode,
    },
  });
  const plain = mapProse(convertComments(escapeBraces(filled)), (prose) =>
    prose
      .replace(/%\\\{(#[\w-]+)\\\}%/g, '{$1}')
      .replace(/^\[\[toc\]\][ \t]*$/gim, '')
      .replace(/<Badge\b([^>]*?)\btext="([^"]*)"[^>]*\/>/g, '<Badge>$2</Badge>')
      .replace(/[ \t]+(?:v-[\w-]+|[:@][\w.-]+)="[^"]*"/g, ''),
  );
  const home = context.data['layout'] === 'home' ? writeHomePage(context.data) : '';
  return home + convertFences(convertAlerts(convertContainers(plain, context)));
}

/** A file, or the region of it that is named, as a fence: `<<< ./code.ts#part {ts} [title.ts]`. */
function writeCode(found: string, path: string, written: string): string {
  const [, indent = '', region] = /^([ \t]*)<<<[ \t]*[^\s{[#]+(?:#([\w-]+))?/.exec(written) ?? [];
  const title = /\[([^\]]+)\]/.exec(written)?.[1] ?? path.split('/').at(-1);
  const fence = renderFence(region ? regionOf(found, region) : found, `${path.split('.').at(-1)} ${title}`);
  return fence.replace(/^(?=.)/gm, indent);
}

/** What stands between `#region name` and `#endregion`, in whatever a comment is in that language. */
function regionOf(text: string, name: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => new RegExp(`#\\s*region\\s+${name}\\b`).test(line));
  const end = lines.findIndex((line, index) => index > start && /#\s*endregion\b/.test(line));
  return start < 0 ? text : lines.slice(start + 1, end < 0 ? undefined : end).join('\n');
}

/** Programs and styles of a page of Vue. */
function withoutScripts(text: string, context: MarkupContext): string {
  return mapProse(text, (prose, start) =>
    prose.replace(/^<(script|style)\b[^>]*>[\s\S]*?<\/\1>[ \t]*$/gm, (block, name: string, offset: number) => {
      const line = context.line + start + countBreaks(prose.slice(0, offset));
      context.lose({ file: context.file, line, message: `<${name}> of Vue` });
      return block.replace(/[^\n]/g, '');
    }),
  );
}

function convertFrontMatter(data: Record<string, unknown>): Record<string, unknown> {
  const hero = objectOf(data['hero']);
  const title = writtenText(data['title']) ?? writtenText(hero['name']);
  return {
    ...(title && { title }),
    ...(writtenText(data['description']) && { description: data['description'] }),
    ...(data['layout'] === 'home' && { mode: 'wide' }),
    ...(data['outline'] === false && { mode: 'wide' }),
  };
}
