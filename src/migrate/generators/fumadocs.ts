import { calloutFor } from '../../base/components/callout-for.ts';
import { mapOutsideFences } from '../../base/text/map-prose.ts';
import { renderFence } from '../../base/text/render-fence.ts';
import type { ForeignPage, Generator, MarkupContext, MigrationFolder } from '../../model/migration.ts';
import { joinPath, pathAt } from '../folder/page-paths.ts';
import { findNamed, readYamlObject, writtenText } from '../folder/read-page-source.ts';
import { readPathAliases } from '../folder/read-path-aliases.ts';
import { convertAlerts, convertComments } from '../markup/convert-alerts.ts';
import { convertElements, type ElementRule, renamed } from '../markup/convert-elements.ts';
import { convertFences } from '../markup/convert-fences.ts';
import { convertSteps } from '../markup/convert-steps.ts';
import { githubIds } from '../markup/heading-ids.ts';
import { nameTabs } from '../markup/name-tabs.ts';
import { pathOfFile } from './find-page.ts';
import { type IncludeForm, includeFiles } from './include-files.ts';
import { createMadePages } from './made-pages.ts';
import { type Meta, type MetaEntry, readNavigation } from './meta-tree.ts';
import { createNavigationLabels } from './navigation-labels.ts';
import { pictureRules, readNextConfig, readNextSettings, signOf } from './next-settings.ts';
import { dependsOn } from './nextra.ts';
import {
  homeRedirect,
  isLanguage,
  languageFolders,
  navigationByLanguage,
  splitLanguages,
  type TreePage,
} from './page-languages.ts';

export const fumadocs: Generator = {
  name: 'Fumadocs',
  detect: (folder) => dependsOn(folder, 'fumadocs') && contentOf(folder) !== null,
  read: (folder) => {
    const content = contentOf(folder)!;
    const root = content.replace(/\/?content\/[^/]+$/, '');
    const prefix = content.split('/').at(-1)!;
    const { base, redirects } = readNextConfig(folder, root);
    const found = readPages(folder, { content, prefix });
    const labels = createNavigationLabels();
    const made = createMadePages();
    const navigation = navigationByLanguage(found, (within, language) =>
      readNavigation(
        { pages: within, content, readMeta: (at) => readMeta(folder, at, language), labels, made },
        treeRoot(content, within),
      ),
    );
    const pages = labels.label(found.map(({ page }) => page));
    return {
      settings: {
        ...readNextSettings(folder, root),
        icons: { library: 'lucide' },
        colors: { primary: '#171717', light: '#FAFAFA' },
      },
      navigation,
      redirects: [...homeRedirect(pages, navigation), ...redirects],
      pages,
      made: made.all,
      partials: new Map(),
      assets: [
        { from: joinPath(root, 'public'), to: '', isServed: true },
        { from: content, to: prefix },
        ...signOf(folder, root),
      ],
      headingIds: githubIds,
      modules: /^(?:fumadocs|next|react|lucide-react)\b/,
      base,
      aliases: { '@/': root ? `${root}/` : '', ...readPathAliases(folder, root) },
      convert: (text, context) => convertFumadocs(putIn(text, { folder, root, context }), context),
      convertFrontMatter,
    };
  },
};

function contentOf(folder: MigrationFolder): string | null {
  const page = folder.files.find((file) => /(?:^|\/)content\/docs\/.*\.mdx?$/.test(file));
  if (page !== undefined) return /^(?:.*\/)?content\/docs(?=\/)/.exec(page)![0];
  const meta = findNamed(folder, /^meta\.json$/, 6);
  return meta === null ? null : (/^(?:.*\/)?content\/[^/]+(?=\/)/.exec(meta)?.[0] ?? null);
}

/**
 * A folder in round brackets groups pages, and is no part of their addresses. A language is the ending of a page's
 * name, or the folder on top, and what its address begins with.
 */
function readPages(folder: MigrationFolder, { content, prefix }: { content: string; prefix: string }): TreePage[] {
  const files = folder.files.filter((file) => file.startsWith(`${content}/`) && /\.mdx?$/.test(file));
  const folders = languageFolders(files, content);
  const split = splitLanguages(files);
  return files.map((own) => {
    const named = split.get(own)!;
    const place = named.file.slice(content.length + 1);
    const language = folders.length > 0 ? place.split('/')[0]! : named.language;
    const inner = (folders.length > 0 ? place.slice(language!.length + 1) : place).replace(/\([^/)]*\)\//g, '');
    const path = pathOfFile(inner);
    const parts = [language ?? '', prefix, path === 'index' ? '' : path];
    return { page: { file: own, path: pathAt(joinPath(...parts)) }, file: named.file, language };
  });
}

/** A language with a folder of its own has its tree there. */
function treeRoot(content: string, pages: readonly ForeignPage[]): string {
  const [only, ...others] = new Set(pages.map(({ file }) => file.slice(content.length + 1).split('/')[0]!));
  return only !== undefined && others.length === 0 && isLanguage(only) ? `${content}/${only}` : content;
}

function readMeta(folder: MigrationFolder, at: string, language: string | null): Meta | null {
  const names = [...(language === null ? [] : [`meta.${language}.json`]), 'meta.json', 'meta.yaml'];
  const text = names.map((name) => folder.read(`${at}/${name}`)).find((found) => found !== null) ?? null;
  if (text === null) return null;
  const { title, icon, root, pages } = readYamlObject(text);
  const [named, sign] = [writtenText(title), writtenText(icon)];
  const isWhole = Array.isArray(pages);
  const list = isWhole ? pages.filter((entry): entry is string => typeof entry === 'string') : ['...'];
  return {
    ...(named !== undefined && { title: named }),
    ...(sign !== undefined && { icon: lucideName(sign) }),
    ...(root === true && { isTab: true }),
    isWhole,
    entries: list.flatMap(readEntry),
  };
}

/** Entries of `pages` (Fumadocs, "Page conventions"). */
function readEntry(entry: string): MetaEntry[] {
  const heading = /^---(?:\[[^\]]*\])?(.*?)---$/.exec(entry)?.[1];
  if (heading !== undefined) return heading.trim() ? [{ kind: 'heading', title: heading.trim() }] : [];
  if (entry === '...' || entry === 'z...a') return [{ kind: 'rest', isReversed: entry !== '...' }];
  const [, title, href] = /^(?:external:)?(?:\[[^\]]*\])?\[([^\]]*)\]\(([^()]*)\)$/.exec(entry) ?? [];
  if (title && href) return [{ kind: 'link', title, href }];
  if (/^(?:external:)?\[/.test(entry)) return [];
  if (entry.startsWith('!')) return [{ kind: 'name', name: entry.slice(1), isHidden: true }];
  const name = entry.replace(/^\.{3}(?=.)/, '').replace(/^\.\//, '');
  return [{ kind: 'name', name, isFlat: entry.startsWith('...') }];
}

/** `ChevronRight` → `chevron-right`: components of `lucide-react` by the names of their pictures. */
function lucideName(component: string): string {
  return component.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase();
}

const rules: Readonly<Record<string, ElementRule>> = {
  Callout: {
    to: ({ type }) => calloutFor(String(type ?? 'info')) ?? 'Info',
    attributes: (given) => renamed(given, { title: 'title' }),
  },
  Cards: { to: 'CardGroup', attributes: () => ({ cols: '{2}' }) },
  Card: { to: 'Card', attributes: (given) => renamed(given, { title: 'title', href: 'href' }) },
  Accordions: { to: 'AccordionGroup', attributes: () => ({}) },
  Accordion: { to: 'Accordion', attributes: (given) => renamed(given, { title: 'title', id: 'id' }) },
  Tabs: { to: 'Tabs', attributes: () => ({}) },
  CodeBlockTabs: { to: 'Tabs', attributes: () => ({}) },
  CodeBlockTab: { to: 'Tab', attributes: (given) => renamed(given, { value: 'title' }) },
  CodeBlockTabsList: { to: null },
  CodeBlockTabsTrigger: { to: null },
  Link: { to: 'a', attributes: (given) => renamed(given, { href: 'href' }) },
  Banner: { to: 'Note', attributes: () => ({}) },
  ...pictureRules,
  Files: { to: 'Tree', attributes: () => ({}) },
  Folder: { to: 'Tree.Folder', attributes: (given) => renamed(given, { name: 'name', defaultOpen: 'defaultOpen' }) },
  File: { to: 'Tree.File', attributes: (given) => renamed(given, { name: 'name' }) },
};

/** `<include>` shows another page, a part of one, or code; `cwd` counts from the folder of the site. */
function putIn(
  text: string,
  { folder, root, context }: { folder: MigrationFolder; root: string; context: MarkupContext },
): string {
  const form: IncludeForm = {
    pattern: /(?:^[ \t]*)?<include\b[^<>]*>\s*([^<>#]+?)\s*(?:#[\w-]+\s*)?<\/include>/gm,
    from: [root],
    write: (found, path, written) => {
      const [indent] = /^[ \t]*/.exec(written)!;
      return shownFile(found, path, written).replace(/^(?=.)/gm, indent);
    },
  };
  return mapOutsideFences(text, (prose, start) =>
    includeFiles(prose, { folder, context: { ...context, line: context.line + start }, form }),
  );
}

function shownFile(found: string, path: string, written: string): string {
  const title = /\btitle="([^"]*)"/.exec(written)?.[1];
  if (!/\.mdx?$/.test(path)) return renderFence(found, [path.split('.').at(-1), title].filter(Boolean).join(' '));
  const page = found.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/^import\b[^\n]*\n/gm, '');
  const part = /#([\w-]+)/.exec(written)?.[1];
  const section = new RegExp(`<section id="${part}">([\\s\\S]*?)</section>`).exec(page)?.[1];
  return (section ?? page).trim();
}

function convertFumadocs(text: string, context: MarkupContext): string {
  const plain = convertComments(text).replace(/^(#{1,6}[^\n]*?)[ \t]*\[#([\w-]+)\][ \t]*$/gm, '$1 {#$2}');
  return convertElements(convertFences(convertAlerts(convertSteps(nameTabs(plain, context)))), rules);
}

function convertFrontMatter(data: Record<string, unknown>): Record<string, unknown> {
  const { title, description, full, icon } = data;
  const sign = writtenText(icon);
  return {
    ...(writtenText(title) && { title }),
    ...(writtenText(description) && { description }),
    ...(sign && { icon: lucideName(sign) }),
    ...(full === true && { mode: 'wide' }),
  };
}
