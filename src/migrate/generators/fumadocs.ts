import { calloutFor } from '../../base/components/callout-for.ts';
import type { ForeignPage, Generator, MarkupContext, MigrationFolder } from '../../model/migration.ts';
import { joinPath, pathAt } from '../folder/page-paths.ts';
import { findNamed, readYamlObject, writtenText } from '../folder/read-page-source.ts';
import { readPathAliases } from '../folder/read-path-aliases.ts';
import { convertAlerts, convertComments } from '../markup/convert-alerts.ts';
import { convertElements, type ElementRule, renamed } from '../markup/convert-elements.ts';
import { convertFences } from '../markup/convert-fences.ts';
import { githubIds } from '../markup/heading-ids.ts';
import { nameTabs } from '../markup/name-tabs.ts';
import { leadsAway, pathOfFile } from './find-page.ts';
import { createMadePages } from './made-pages.ts';
import { type Meta, type MetaEntry, readTree } from './meta-tree.ts';
import { createNavigationLabels } from './navigation-labels.ts';
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
    const found = readPages(folder, { content, prefix });
    const labels = createNavigationLabels();
    const made = createMadePages();
    const navigation = navigationByLanguage(found, (within, language) =>
      readTree(
        { pages: within, content, readMeta: (at) => readMeta(folder, at, language), labels, made },
        treeRoot(content, within),
      ),
    );
    const pages = labels.label(found.map(({ page }) => page));
    return {
      settings: { name: 'Documentation', colors: { primary: '#171717', light: '#FAFAFA' } },
      navigation,
      redirects: homeRedirect(pages, navigation),
      pages,
      made: made.all,
      partials: new Map(),
      assets: [
        { from: joinPath(root, 'public'), to: '', isServed: true },
        { from: content, to: prefix },
      ],
      headingIds: githubIds,
      modules: /^(?:fumadocs|next|react|lucide-react)\b/,
      base: '/',
      aliases: { '@/': root ? `${root}/` : '', ...readPathAliases(folder, root) },
      convert: convertFumadocs,
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
  const { title, pages } = readYamlObject(text);
  const named = writtenText(title);
  const list = Array.isArray(pages) ? pages.filter((entry): entry is string => typeof entry === 'string') : ['...'];
  const entries = list.flatMap((entry): MetaEntry[] => {
    const heading = /^---(?:\[[^\]]*\])?(.*?)---$/.exec(entry)?.[1];
    if (heading !== undefined) return heading.trim() ? [{ kind: 'heading', title: heading.trim() }] : [];
    if (entry === '...' || entry === 'z...a') return [{ kind: 'rest' }];
    const [, label, href] = /^(?:external:)?(?:\[[^\]]*\])?\[([^\]]*)\]\(([^()]*)\)$/.exec(entry) ?? [];
    if (label && href && leadsAway(href)) return [{ kind: 'link', title: label, href }];
    if (/^(?:external:)?\[/.test(entry)) return [];
    if (entry.startsWith('!')) return [{ kind: 'name', name: entry.slice(1), isHidden: true }];
    return [{ kind: 'name', name: entry.replace(/^\.{3}/, '').replace(/^\.\//, '') }];
  });
  return { ...(named !== undefined && { title: named }), entries };
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
  Steps: { to: null },
  Step: { to: null },
  Files: { to: 'Tree', attributes: () => ({}) },
  Folder: { to: 'Tree.Folder' },
  File: { to: 'Tree.File' },
};

function convertFumadocs(text: string, context: MarkupContext): string {
  const plain = convertComments(text).replace(/^(#{1,6}[^\n]*?)[ \t]*\[#([\w-]+)\][ \t]*$/gm, '$1 {#$2}');
  return convertElements(convertFences(convertAlerts(nameTabs(plain, context))), rules);
}

function convertFrontMatter(data: Record<string, unknown>): Record<string, unknown> {
  const { title, description, full } = data;
  return {
    ...(writtenText(title) && { title }),
    ...(writtenText(description) && { description }),
    ...(full === true && { mode: 'wide' }),
  };
}
