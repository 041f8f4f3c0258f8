import { calloutFor } from '../../base/components/callout-for.ts';
import { isObject } from '../../base/values/is-object.ts';
import type { ForeignPage, Generator, MarkupContext, MigrationFolder } from '../../model/migration.ts';
import { evaluateModule, objectOf } from '../folder/evaluate-module.ts';
import { findNamed, writtenText } from '../folder/read-page-source.ts';
import { convertAlerts, convertComments } from '../markup/convert-alerts.ts';
import { type Attributes, convertElements, type ElementRule, renamed } from '../markup/convert-elements.ts';
import { convertFences } from '../markup/convert-fences.ts';
import { nameTabs } from '../markup/name-tabs.ts';
import { pathOfFile } from './find-page.ts';
import { type Meta, type MetaEntry, readTree } from './meta-tree.ts';

const metaName = /\/_meta(?:\.[a-z]{2}(?:-[A-Z]{2})?)?\.(?:json|[jt]sx?)$/;

export const nextra: Generator = {
  name: 'Nextra',
  detect: (folder) => dependsOn(folder, 'nextra') && contentOf(folder) !== null,
  read: (folder) => {
    const content = contentOf(folder)!;
    const root = content
      .split('/')
      .slice(0, -1)
      .join('/')
      .replace(/\/?src$/, '');
    const pages = readPages(folder, content);
    const tree = { pages, content, readMeta: (at: string) => readMeta(folder, at) };
    return {
      settings: { name: 'Documentation' },
      navigation: { pages: readTree(tree) },
      redirects: [],
      pages,
      partials: new Map(),
      assets: [
        { from: root === '' ? 'public' : `${root}/public`, to: '', isServed: true },
        { from: content, to: '' },
      ],
      modules: /^(?:nextra|next|react)\b/,
      base: '/',
      aliases: {},
      convert: convertNextra,
      convertFrontMatter,
    };
  },
};

/** Whether a package of the folder names another one among what it needs. */
export function dependsOn(folder: MigrationFolder, name: string): boolean {
  const files = folder.files.filter((file) => /(?:^|\/)package\.json$/.test(file) && file.split('/').length < 4);
  return files.some((file) => new RegExp(`"${name}(?:-[\\w-]+)?"\\s*:`).test(folder.read(file) ?? ''));
}

function contentOf(folder: MigrationFolder): string | null {
  const meta = findNamed(folder, /^_meta(?:\.[\w-]+)?\.(?:json|[jt]sx?)$/, 6);
  const found = meta === null ? null : /^(?:.*\/)?(?:content|pages)(?=\/)/.exec(meta);
  return found?.[0] ?? null;
}

function readPages(folder: MigrationFolder, content: string): ForeignPage[] {
  return folder.files
    .filter((file) => file.startsWith(`${content}/`) && /\.mdx?$/.test(file) && !/\/_/.test(file))
    .map((file) => ({ file, path: pathOfFile(file.slice(content.length + 1)) }));
}

function readMeta(folder: MigrationFolder, at: string): Meta | null {
  const file = folder.files.find((name) => name.startsWith(`${at}/_meta`) && metaName.test(name.slice(at.length)));
  if (file === undefined) return null;
  const entries = Object.entries(objectOf(evaluateModule(folder, file))).flatMap(([name, value]): MetaEntry[] => {
    if (name === '*') return [];
    const title = writtenText(value) ?? (isObject(value) ? writtenText(value['title']) : undefined);
    if (isObject(value) && value['type'] === 'separator') return title ? [{ kind: 'heading', title }] : [];
    if (isObject(value) && value['href'] !== undefined) return [];
    const isHidden = isObject(value) && value['display'] === 'hidden';
    return [{ kind: 'name', name, isHidden, ...(title !== undefined && { title }) }];
  });
  return { entries };
}

const rules: Readonly<Record<string, ElementRule>> = {
  Callout: {
    to: ({ type }) => calloutFor(String(type ?? 'note')) ?? 'Note',
    attributes: (given) => renamed(given, { title: 'title' }),
  },
  'Tabs.Tab': { to: 'Tab', attributes: (given) => renamed(given, { title: 'title' }) },
  Tab: { to: 'Tab', attributes: (given) => renamed(given, { title: 'title' }) },
  Cards: { to: 'CardGroup', attributes: () => ({ cols: '{2}' }) },
  'Cards.Card': { to: 'Card', attributes: cardOf },
  Card: { to: 'Card', attributes: cardOf },
  // Headings stand for the steps.
  Steps: { to: null },
  FileTree: { to: 'Tree', attributes: () => ({}) },
  'FileTree.Folder': { to: 'Tree.Folder' },
  'FileTree.File': { to: 'Tree.File' },
};

function cardOf(given: Attributes): Attributes {
  return renamed(given, { title: 'title', href: 'href' });
}

function convertNextra(text: string, context: MarkupContext): string {
  return convertElements(convertFences(convertAlerts(nameTabs(convertComments(text), context))), rules);
}

function convertFrontMatter(data: Record<string, unknown>): Record<string, unknown> {
  const { title, sidebarTitle, description } = data;
  return {
    ...(writtenText(title) && { title }),
    ...(writtenText(sidebarTitle) && { sidebarTitle }),
    ...(writtenText(description) && { description }),
  };
}
