import { posix } from 'node:path';
import { decodeText } from '../../base/paths/decode-text.ts';
import type { ForeignPage, Generator, MigrationFolder } from '../../model/migration.ts';
import { objectOf } from '../folder/evaluate-module.ts';
import { joinPath, withoutEnding } from '../folder/page-paths.ts';
import { findNamed, readYamlObject, writtenText } from '../folder/read-page-source.ts';
import { convertAlerts, convertComments } from '../markup/convert-alerts.ts';
import { convertFences } from '../markup/convert-fences.ts';
import { convertLiquid } from '../markup/convert-liquid.ts';
import { escapeBraces } from '../markup/escape-braces.ts';
import { gitbookIds } from '../markup/heading-ids.ts';
import { createPageFinder, leadsAway, pathOfFile } from './find-page.ts';
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
    return {
      settings: { name: nameOf(text) ?? 'Documentation', colors: { primary: '#346DDB' } },
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
        convertFences(convertAlerts(convertLiquid(convertComments(escapeBraces(body)), context))),
      convertFrontMatter,
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
