import { calloutFor } from '../../base/components/callout-for.ts';
import { mapOutsideFences } from '../../base/text/map-prose.ts';
import { isObject } from '../../base/values/is-object.ts';
import type { ForeignPage, Generator, Lose, MarkupContext, MigrationFolder } from '../../model/migration.ts';
import { evaluateModule } from '../folder/evaluate-module.ts';
import { objectOf } from '../folder/evaluated-value.ts';
import { joinPath, pathAt } from '../folder/page-paths.ts';
import { type ForeignSource, readPageSource, writtenText } from '../folder/read-page-source.ts';
import { readPathAliases } from '../folder/read-path-aliases.ts';
import { withoutCodeLanguages } from '../markup/code-marks.ts';
import { convertAlerts, convertComments } from '../markup/convert-alerts.ts';
import { convertBracketIds } from '../markup/convert-bracket-ids.ts';
import { convertElements, type ElementRule, renamed } from '../markup/convert-elements.ts';
import { convertFences } from '../markup/convert-fences.ts';
import { convertSteps } from '../markup/convert-steps.ts';
import { bracketIds } from '../markup/heading-ids.ts';
import { nameTabs } from '../markup/name-tabs.ts';
import { convertByEnding } from '../markup/plain-markdown.ts';
import { takeTitle } from '../markup/take-title.ts';
import { loseMissingPage, pathOfFile } from './find-page.ts';
import { createMadePages } from './made-pages.ts';
import { capitalised, type Meta, type MetaEntry, readNavigation, standsBeside } from './meta-tree.ts';
import { createNavigationLabels } from './navigation-labels.ts';
import {
  cardOf,
  linkRule,
  loseProgramPages,
  type NextConfig,
  pictureRules,
  readNextConfig,
  readNextSettings,
  signOf,
} from './next-settings.ts';
import {
  homeRedirect,
  languageFolders,
  navigationByLanguage,
  splitLanguages,
  type TreePage,
} from './page-languages.ts';

const metaName = /\/_meta(?:\.[a-z]{2}(?:-[A-Z]{2})?)?\.(?:json|[jt]sx?)$/;

export const nextra: Generator = {
  name: 'Nextra',
  npmPackage: 'nextra',
  detect: (folder) => {
    const content = contentOf(folder);
    if (content === null) return false;
    // Packages of a company's own can stand for it.
    return (
      dependsOn(folder, 'nextra') ||
      (!dependsOn(folder, 'fumadocs') &&
        folder.files.some((file) => file.startsWith(`${content}/`) && metaName.test(file)))
    );
  },
  read: (folder, lose) => {
    const content = contentOf(folder)!;
    const root = content
      .split('/')
      .slice(0, -1)
      .join('/')
      .replace(/\/?src$/, '');
    const settings = readNextConfig(folder, root, lose);
    const { base, redirects } = settings;
    const found = readPages(folder, content, settings);
    for (const file of folder.files.filter((name) => name.startsWith(`${content}/`) && /\.mdx?$/.test(name)))
      if (programPage.test(file.slice(content.length))) lose({ file, message: 'Pages that are created by code' });
    loseProgramPages(folder, root, lose);
    const labels = createNavigationLabels();
    const made = createMadePages();
    const everything = readGlobalMeta(folder, content, lose);
    // In the tree of pages, files have other names.
    const sources = new Map(found.map(({ page }) => [page.path, page.file]));
    const read = ({ path }: ForeignPage): ForeignSource => readPageSource(folder, sources.get(path)!);
    const isFolderPage = (page: ForeignPage): boolean => read(page).data['asIndexPage'] === true;
    const titleOf = (page: ForeignPage): string | undefined => {
      const { data, body } = read(page);
      return (
        writtenText(data['sidebarTitle']) ??
        writtenText(data['title']) ??
        takeTitle(convertBracketIds(body)).title ??
        undefined
      );
    };
    const navigation = navigationByLanguage(
      found,
      (within, language) => {
        const top = language !== null && within.every(({ file }) => file.startsWith(`${content}/${language}`));
        const readOne = (at: string): Meta | null =>
          everything ? metaAt(everything, at.slice(content.length + 1)) : readMeta(folder, { at, language }, lose);
        const loseMissing = (name: string, at: string): void => {
          const file = metaFile(folder, at, language);
          if (file !== undefined && !standsBeside(name, { folder, at })) loseMissingPage(name, { folder, file, lose });
        };
        return readNavigation(
          { pages: within, content, readMeta: readOne, labels, made, isFolderPage, titleOf, loseMissing },
          top ? `${content}/${language}` : content,
        );
      },
      settings.language,
    );
    const pages = labels.label(found.map(({ page }) => page));
    return {
      settings: {
        ...readNextSettings(folder, root, lose),
        colors: { primary: '#006BE6', light: '#1A85FF' },
      },
      navigation,
      redirects: [...homeRedirect(pages, navigation), ...redirects],
      keepsLanguage: true,
      pages,
      made: made.all,
      partials: new Map(),
      assets: [
        { from: joinPath(root, 'public'), to: '', isServed: true },
        { from: content, to: '' },
        ...signOf(folder, root),
      ],
      headingIds: bracketIds,
      modules: /^(?:nextra|next|react)\b/,
      components: new Set([...Object.keys(rules), 'Steps']),
      base,
      aliases: readPathAliases(folder, root),
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

/** The folder of pages: `content` or `pages`, or `app`, in which every page is a `page.mdx` of its own folder. */
function contentOf(folder: MigrationFolder): string | null {
  const forms = [/^(?:.*\/)?(?:content|pages)(?=\/.*\.mdx?$)/, /^(?:.*\/)?app(?=\/(?:.*\/)?page\.mdx?$)/];
  const found = forms.flatMap((form) => folder.files.flatMap((file) => form.exec(file)?.[0] ?? []));
  return found.sort((a, b) => a.split('/').length - b.split('/').length)[0] ?? null;
}

/** An address that holds a value: `/boats/[id].mdx`. */
export const programPage = /\[(?!(?:lang|locale|lng)\])\w+\](?:\/|\.mdx?$)/;

function readPages(
  folder: MigrationFolder,
  content: string,
  { contentAt, language: first, languages }: NextConfig,
): TreePage[] {
  const isApp = /(?:^|\/)app$/.test(content);
  const files = folder.files
    .filter((file) => file.startsWith(`${content}/`) && /\.mdx?$/.test(file))
    .filter((file) => (isApp ? /\/page\.mdx?$/.test(file) : !/\/_/.test(file)))
    // What a program fills, and what is shown where no page is.
    .filter((file) => !programPage.test(file.slice(content.length)))
    .filter((file) => !/^\/(?:[a-z]{2}(?:-[A-Z]{2})?\/)?(?:404|500)\./.test(file.slice(content.length)));
  const folders = languageFolders(files, content);
  const split = splitLanguages(files, languages);
  return files.map((written) => {
    const { file, language } = split.get(written)!;
    if (isApp) return appPage(written, { content, files });
    const path = pathOfFile(file.slice(content.length + 1));
    const [top = ''] = path.split('/');
    const own = folders.length > 0 ? top : language;
    const place = folders.length > 0 ? path.slice(top.length + 1) : path.replace(/^index$/, '');
    // Next.js itself knows the languages in names of files, and leaves the first out of addresses.
    const within = folders.length === 0 && own === first ? '' : (own ?? '');
    return { page: { file: written, path: pathAt(joinPath(within, contentAt, place)) }, file, language: own };
  });
}

/** A page stands in a folder of its name; folders in round brackets are no part of addresses. */
export function appPage(own: string, { content, files }: { content: string; files: readonly string[] }): TreePage {
  const placeOf = (file: string): string => file.replace(/\/page\.mdx?$/, '').replace(/\/\([^/)]*\)/g, '');
  const at = placeOf(own);
  const page = { file: own, path: pathAt(at.slice(content.length)) };
  // Above others, it is one of those of its folder.
  const isAbove = at === content || files.some((file) => placeOf(file).startsWith(`${at}/`));
  return { page, file: isAbove ? `${at}/index.mdx` : `${at}.mdx`, language: null };
}

/** One file that orders all folders: entries hold what is in them in `items`. */
function readGlobalMeta(folder: MigrationFolder, content: string, lose: Lose): Record<string, unknown> | null {
  const file = folder.files.find((name) => /\/_meta\.global\.[jt]sx?$/.test(name) && name.startsWith(`${content}/`));
  return file === undefined ? null : objectOf(evaluateModule(folder, file, lose));
}

function metaAt(everything: Record<string, unknown>, at: string): Meta | null {
  const names = at === '' ? [] : at.split('/');
  const found = names.reduce((level, name) => objectOf(objectOf(level[name])['items']), everything);
  return Object.keys(found).length === 0 ? null : metaOf(found);
}

function metaFile(folder: MigrationFolder, at: string, language: string | null): string | undefined {
  const files = folder.files.filter((name) => name.startsWith(`${at}/_meta`) && metaName.test(name.slice(at.length)));
  return files.find((name) => language !== null && name.includes(`/_meta.${language}.`)) ?? files[0];
}

interface MetaPlace {
  at: string;
  language: string | null;
}

function readMeta(folder: MigrationFolder, { at, language }: MetaPlace, lose: Lose): Meta | null {
  const file = metaFile(folder, at, language);
  return file === undefined ? null : metaOf(objectOf(evaluateModule(folder, file, lose)));
}

function metaOf(written: Record<string, unknown>): Meta {
  const entries = Object.entries(written).flatMap(([name, value]): MetaEntry[] => {
    if (name === '*') return [];
    const title = writtenText(value) ?? (isObject(value) ? writtenText(value['title']) : undefined);
    const { type, href: written, display } = objectOf(value);
    const [href, isHidden] = [writtenText(written), display === 'hidden'];
    if (type === 'separator') return title ? [{ kind: 'heading', title }] : [];
    if (href !== undefined)
      return isHidden
        ? []
        : [{ kind: 'link', title: title ?? capitalised(name), href, ...(type === 'page' && { isTab: true }) }];
    // Its entries stand here or, as in any folder, in a file of its own.
    if (type === 'menu') {
      const { entries } = metaOf(objectOf(objectOf(value)['items']));
      return [{ kind: 'menu', name, title: title ?? capitalised(name), entries }];
    }
    return [{ kind: 'name', name, isHidden, ...(type === 'page' && { isTab: true }), ...(title && { title }) }];
  });
  return { entries };
}

const rules: Readonly<Record<string, ElementRule>> = {
  Callout: {
    to: ({ type }) => calloutFor(String(type ?? 'note')) ?? 'Note',
    attributes: (given) => renamed(given, { title: 'title' }),
  },
  Tabs: { to: 'Tabs', attributes: (given) => renamed(given, { defaultTabIndex: 'defaultTabIndex' }) },
  'Tabs.Tab': { to: 'Tab', attributes: (given) => renamed(given, { title: 'title' }) },
  Tab: { to: 'Tab', attributes: (given) => renamed(given, { title: 'title' }) },
  Cards: { to: 'CardGroup', attributes: ({ num }) => ({ cols: /^\{[1-4]\}$/.test(String(num)) ? num! : '{2}' }) },
  'Cards.Card': { to: 'Card', attributes: cardOf },
  Card: { to: 'Card', attributes: cardOf },
  Bleed: { to: null },
  Link: linkRule,
  ...pictureRules,
  Table: { to: 'table', attributes: () => ({}) },
  'Table.Tr': { to: 'tr', attributes: () => ({}) },
  'Table.Th': { to: 'th', attributes: () => ({}) },
  'Table.Td': { to: 'td', attributes: () => ({}) },
  FileTree: { to: 'Tree', attributes: () => ({}) },
  'FileTree.Folder': {
    to: 'Tree.Folder',
    attributes: (given) => renamed(given, { name: 'name', defaultOpen: 'defaultOpen', open: 'defaultOpen' }),
  },
  'FileTree.File': { to: 'Tree.File', attributes: (given) => renamed(given, { name: 'name', active: 'highlight' }) },
};

function convertNextra(text: string, context: MarkupContext): string {
  const whole = mapOutsideFences(convertComments(convertByEnding(text, context.file)), liftTreeTexts);
  const plain = convertSteps(nameTabs(convertBracketIds(withoutCodeLanguages(whole)), context));
  return convertElements(convertFences(convertAlerts(plain)), rules);
}

/** A tree of ours holds folders and files alone: what is said in it stands above. */
function liftTreeTexts(prose: string): string {
  return prose.replace(
    /^([ \t]*)(<FileTree>)[ \t]*\n((?:[ \t]*[^\s<{][^\n]*\n|[ \t]*\n)+)/gm,
    (_, indent: string, tree: string, said: string) =>
      `${said.trim().replace(/^[ \t]*/gm, indent)}\n\n${indent}${tree}\n`,
  );
}

function convertFrontMatter(data: Record<string, unknown>): Record<string, unknown> {
  const { title, sidebarTitle, description } = data;
  return {
    ...(writtenText(title) && { title }),
    ...(writtenText(sidebarTitle) && { sidebarTitle }),
    ...(writtenText(description) && { description }),
  };
}
