import { posix } from 'node:path';
import { decodeText } from '../../base/paths/decode-text.ts';
import type { ForeignPage, Generator, MigrationFolder } from '../../model/migration.ts';
import { objectOf } from '../folder/evaluate-module.ts';
import { joinPath, withoutEnding } from '../folder/page-paths.ts';
import { findNamed, readPageSource, readYamlObject, writtenText } from '../folder/read-page-source.ts';
import { gitbookIds } from '../markup/heading-ids.ts';
import { takeTitle } from '../markup/take-title.ts';
import { createPageFinder, leadsAway, pathOfFile } from './find-page.ts';
import { convertGitBook } from './gitbook/convert-gitbook.ts';
import { createMadePages, type MadePages } from './made-pages.ts';
import type { NavigationItem } from './navigation-item.ts';
import { createNavigationLabels, type NavigationLabels } from './navigation-labels.ts';

export const gitbook: Generator = {
  name: 'GitBook',
  detect: (folder) => findNamed(folder, /^SUMMARY\.md$/i) !== null,
  read: (folder) => {
    const summary = findNamed(folder, /^SUMMARY\.md$/i)!;
    const root = summary.includes('/') ? posix.dirname(summary) : '';
    const settings = readYamlObject(folder.read(joinPath(root, '.gitbook.yaml')) ?? folder.read('.gitbook.yaml') ?? '');
    const text = folder.read(summary)!;
    const found = readPages(folder, { root, summary });
    const labels = createNavigationLabels();
    const made = createMadePages();
    const navigation = readSummary(text, { pages: found, labels, made });
    const shown = JSON.stringify(navigation);
    const listed = new Set(found.flatMap(({ file, path }) => (shown.includes(JSON.stringify(path)) ? [file] : [])));
    return {
      settings: { name: nameOf(text) ?? spokenName(folder, root) ?? 'Documentation', colors: { primary: '#346DDB' } },
      navigation,
      redirects: Object.entries(objectOf(settings['redirects'])).flatMap(([from, to]) => {
        const file = writtenText(to);
        return file === undefined
          ? []
          : [{ source: `/${joinPath(from)}`, destination: `/${pathOfFile(file)}`.replace(/^\/index$/, '/') }];
      }),
      pages: labels.label(found),
      made: made.all,
      partials: new Map(),
      assets: [
        { from: joinPath(root, '.gitbook/assets'), to: 'images' },
        { from: root, to: '' },
      ],
      headingIds: gitbookIds,
      modules: /^$/,
      base: '/',
      aliases: {},
      convert: (body, context) =>
        convertGitBook(body, { folder, context, titleAt: (address) => titleAt(folder, context.file, address) }),
      convertFrontMatter: (data, { file }) => ({
        ...convertFrontMatter(data),
        // What the summary does not name, GitBook does not show.
        ...(!listed.has(file) && { hidden: true }),
      }),
    };
  },
};

function readPages(folder: MigrationFolder, { root, summary }: { root: string; summary: string }): ForeignPage[] {
  const at = root === '' ? '' : `${root}/`;
  return folder.files
    .filter((file) => file.startsWith(at) && file.endsWith('.md') && file !== summary)
    .filter((file) => !file.slice(at.length).startsWith('.'))
    .map((file) => ({ file, path: pathOfFile(file.slice(at.length)) }));
}

function nameOf(summary: string): string | null {
  const title = /^#[ \t]+(.+)$/m.exec(summary)?.[1]?.trim();
  return title && !/^(?:summary|table of contents)$/i.test(title) ? title : null;
}

/** The first page says what it is about: `Boats is a toolkit …`. */
function spokenName(folder: MigrationFolder, root: string): string | null {
  const file = joinPath(root, 'README.md');
  if (!folder.has(file)) return null;
  const { data, body } = readPageSource(folder, file);
  const texts = [writtenText(data['description']) ?? '', ...takeTitle(body).text.trim().split('\n').slice(0, 12)];
  const said = texts.map((text) => /^\W*([A-Z][\w.+-]*(?: [A-Z][\w.+-]*){0,2}) (?:is|are) /.exec(text)?.[1]);
  return said.find((name) => name !== undefined && !/^(?:This|That|These|There|Here|It|We|What)\b/.test(name)) ?? null;
}

/** What the page at an address that counts from a file is called. */
function titleAt(folder: MigrationFolder, from: string, address: string): string | null {
  const path = joinPath(posix.dirname(from), decodeText(address.split('#')[0]!));
  const file = [path, `${path}/README.md`, `${path}.md`].find((name) => name.endsWith('.md') && folder.has(name));
  return file === undefined ? null : takeTitle(readPageSource(folder, file).body).title;
}

interface Entry {
  indent: number;
  item: Exclude<NavigationItem, string>;
}

/** Headings are groups; a list within an item is a group with that item as its page. */
function readSummary(
  text: string,
  { pages, labels, made }: { pages: readonly ForeignPage[]; labels: NavigationLabels; made: MadePages },
): Record<string, unknown> {
  const find = createPageFinder(pages);
  const groups: Exclude<NavigationItem, string>[] = [{ group: '', pages: [] }];
  let open: Entry[] = [];
  for (const line of text.split('\n')) {
    const heading = /^#{2,}[ \t]+(.+?)[ \t]*$/.exec(line)?.[1];
    if (heading !== undefined) {
      groups.push({ group: heading.replace(/<[^>]*>/g, '').trim(), pages: [] });
      open = [];
      continue;
    }
    const [, indent = '', title = '', address = ''] =
      /^(\s*)[*+-][ \t]+\[([^\]]*)\]\(<?([^)>"]*?)>?(?:\s+"[^"]*")?\)/.exec(line) ?? [];
    if (title === '') continue;
    open = open.filter((entry) => entry.indent < indent.length);
    const page = leadsAway(address) ? made.link(title, address) : find(withoutEnding(decodeText(address)));
    // A place in a page that stands above.
    if (address.includes('#') && page !== null && labels.of(page) !== undefined) continue;
    if (page !== null) labels.note(page, title.replace(/\\([^\w\s])/g, '$1'));
    const item = { group: title, ...(page !== null && { root: page }), pages: [] };
    (open.at(-1)?.item ?? groups.at(-1)!).pages.push(item);
    open.push({ indent: indent.length, item });
  }
  const top = groups.map(({ group, pages: inner }) => ({ group, pages: inner.flatMap(settle) }));
  return {
    pages: top.flatMap(({ group, pages: inner }): NavigationItem[] =>
      group === '' ? inner : inner.length > 0 ? [{ group, pages: inner }] : [],
    ),
  };
}

/** An item without others below it is its page alone. */
function settle(item: NavigationItem): NavigationItem[] {
  if (typeof item === 'string') return [item];
  const pages = item.pages.flatMap(settle);
  if (pages.length > 0) return [{ ...item, pages }];
  return item.root === undefined ? [] : [item.root];
}

function convertFrontMatter(data: Record<string, unknown>): Record<string, unknown> {
  return {
    ...(writtenText(data['title']) && { title: data['title'] }),
    ...(writtenText(data['description']) && { description: writtenText(data['description'])!.trim() }),
    ...(data['hidden'] === true && { hidden: true }),
  };
}
