import { posix } from 'node:path';
import { decodeText } from '../../base/paths/decode-text.ts';
import type { ForeignPage, Generator, MigrationFolder } from '../../model/migration.ts';
import { objectOf, records } from '../folder/evaluated-value.ts';
import { joinPath, titleOf, withoutEnding } from '../folder/page-paths.ts';
import { readPageSource, readYamlObject, writtenText } from '../folder/read-page-source.ts';
import { attribute } from '../markup/attribute.ts';
import { gitbookIds } from '../markup/heading-ids.ts';
import { takeTitle } from '../markup/take-title.ts';
import { withLead } from '../markup/with-lead.ts';
import { createPageFinder, loseMissingPage, pathOfFile } from './find-page.ts';
import { convertGitBook } from './gitbook/convert-gitbook.ts';
import { placeOperations, shownOperations } from './gitbook/shown-operations.ts';
import { createMadePages } from './made-pages.ts';
import { createNavigationLabels } from './navigation-labels.ts';
import { homeRedirect } from './page-languages.ts';
import { readSummary, type SummaryForm } from './read-summary.ts';

export const gitbook: Generator = {
  name: 'GitBook',
  detect: (folder) => folder.files.some((file) => summaryName.test(file)),
  read: (folder, lose) => {
    const { title, spaces } = readSpaces(folder);
    const labels = createNavigationLabels();
    const made = createMadePages();
    const parts = spaces.map((space) => {
      const pages = readPages(folder, space);
      const find = createPageFinder(pages);
      const findIn = (address: string): string | null => find(joinPath(space.prefix, withoutEnding(address)));
      const loseMissing = (address: string): void => loseMissingPage(address, { folder, file: space.summary, lose });
      const summary = folder.read(space.summary)!;
      return { space, pages, items: readSummary(summary, { form, find: findIn, labels, made, loseMissing }) };
    });
    const found = parts.flatMap(({ pages }) => pages);
    const places = spaces.flatMap(assetsOf);
    const operations = new Map(found.map((page) => [page.file, shownOperations(folder, { page, places })]));
    const fileAt = new Map(found.map(({ path, file }) => [path, file]));
    const operationsAt = (path: string) => operations.get(fileAt.get(path) ?? '') ?? [];
    const itemsOf = ({ items }: (typeof parts)[number]) => placeOperations(items, { operationsAt, labels, made });
    const listed = JSON.stringify(parts.map(({ items }) => items));
    const isListed = new Set(
      parts.flatMap(({ space, pages }) => listedFiles(pages, { listed, space, summary: folder.read(space.summary)! })),
    );
    const [first] = spaces;
    const name = title ?? nameOf(folder.read(first!.summary)!) ?? spokenName(folder, first!.root) ?? 'Documentation';
    const navigation =
      parts.length === 1
        ? { pages: itemsOf(parts[0]!) }
        : { tabs: parts.map((part) => ({ tab: part.space.title, ...part.space.icon, pages: itemsOf(part) })) };
    return {
      settings: { name, colors: { primary: '#346DDB' } },
      navigation,
      redirects: [...spaces.flatMap((space) => redirectsOf(folder, space)), ...homeRedirect(found, navigation)],
      pages: labels.label(found),
      made: made.all,
      partials: new Map(),
      assets: places,
      descriptions: [...operations.values()].flat().map(({ description }) => description),
      headingIds: gitbookIds,
      modules: /^$/,
      base: '/',
      aliases: {},
      convert: (body, context) =>
        withCover(
          convertGitBook(body, {
            folder,
            context,
            titleAt: (address) => titleAt(folder, context.file, address),
            operations: operations.get(context.file) ?? [],
          }),
          context.data,
        ),
      convertFrontMatter: (data, { file }) => {
        const [shown, ...others] = operations.get(file) ?? [];
        return {
          ...convertFrontMatter(data),
          ...(shown && others.length === 0 && { openapi: shown.openapi }),
          // What the summary does not name, GitBook does not show.
          ...(!isListed.has(file) && { hidden: true }),
        };
      },
    };
  },
};

/** Headings below the title are groups. */
const form: SummaryForm = { group: /^#{2,}[ \t]+(.+?)[ \t]*$/, isBulleted: true };

const summaryName = /^(?:[^/]+\/){0,2}SUMMARY\.md$/i;

/** A folder of pages that its summary orders: a part of a site, or all of it. */
interface Space {
  root: string;
  summary: string;
  /** What addresses begin with. */
  prefix: string;
  title: string;
  icon: { icon?: string };
}

/** The spaces of a site, as `docs.yaml` lists them; without it, each has the name of its folder. */
function readSpaces(folder: MigrationFolder): { title: string | undefined; spaces: Space[] } {
  const roots = folder.files.filter((file) => summaryName.test(file)).map((file) => joinPath(posix.dirname(file)));
  const own = roots.filter((root) => !roots.some((other) => other !== root && isWithin(root, other)));
  const { title, structure } = objectOf(readYamlObject(folder.read('docs.yaml') ?? '')['site']);
  const placed = placesOf(structure);
  const spaces = own.map((root): Space => {
    const place = placed.get(root);
    const name = root.split('/').at(-1)!;
    return {
      root,
      summary: folder.files.find((file) => summaryName.test(file) && joinPath(posix.dirname(file)) === root)!,
      prefix: own.length === 1 ? '' : (place?.prefix ?? name),
      title: place?.title ?? titleOf(name),
      icon: place?.icon === undefined ? {} : { icon: place.icon },
    };
  });
  const order = [...placed.keys()];
  const rank = ({ root }: Space): number => (placed.has(root) ? order.indexOf(root) : order.length);
  return { title: writtenText(title), spaces: spaces.toSorted((a, b) => rank(a) - rank(b)) };
}

/** Folders of files, and where they lie in the new site. */
function assetsOf({ root, prefix }: Space): { from: string; to: string }[] {
  return [
    { from: joinPath(root, '.gitbook/assets'), to: joinPath('images', prefix) },
    { from: root, to: prefix },
  ];
}

interface Place {
  title: string | undefined;
  icon: string | undefined;
  prefix: string;
}

/** Files that a summary shows: of two at one address, the one that it names. */
function listedFiles(
  pages: readonly ForeignPage[],
  { listed, space, summary }: { listed: string; space: Space; summary: string },
): string[] {
  const isNamed = ({ file }: ForeignPage): boolean => summary.includes(`(${posix.relative(space.root, file)}`);
  const isLess = (page: ForeignPage): boolean =>
    !isNamed(page) && pages.some((other) => other.path === page.path && isNamed(other));
  return pages.flatMap((page) => (listed.includes(JSON.stringify(page.path)) && !isLess(page) ? [page.file] : []));
}

/** Sections and the spaces in them (GitBook, "Site structure as code"); the default one has no part in addresses. */
function placesOf(structure: unknown, within: readonly string[] = [], section?: Place): Map<string, Place> {
  return new Map(
    records(structure).flatMap((item) => {
      const isGroup = item['type'] === 'section-group';
      const path = [...within, item['default'] === true || isGroup ? '' : (writtenText(item['path']) ?? '')];
      const own = { title: writtenText(item['title']), icon: writtenText(item['icon']), prefix: joinPath(...path) };
      const directory = writtenText(objectOf(item['content'])['directory']);
      if (directory === undefined) return [...placesOf(item['children'], path, isGroup ? undefined : own)];
      const title = section?.title ?? own.title;
      return [[joinPath(directory), { ...own, title, icon: own.icon ?? section?.icon }] as [string, Place]];
    }),
  );
}

function isWithin(root: string, other: string): boolean {
  return other === '' || root.startsWith(`${other}/`);
}

function redirectsOf(folder: MigrationFolder, { root, prefix }: Space): { source: string; destination: string }[] {
  const text = folder.read(joinPath(root, '.gitbook.yaml')) ?? folder.read('.gitbook.yaml') ?? '';
  return Object.entries(objectOf(readYamlObject(text)['redirects'])).flatMap(([from, to]) => {
    const file = writtenText(to);
    if (file === undefined) return [];
    const path = joinPath(prefix, pathOfFile(file).replace(/^index$/, ''));
    return [{ source: `/${joinPath(prefix, from)}`, destination: `/${path}` }];
  });
}

function readPages(folder: MigrationFolder, { root, summary, prefix }: Space): ForeignPage[] {
  const at = root === '' ? '' : `${root}/`;
  return folder.files
    .filter((file) => file.startsWith(at) && file.endsWith('.md') && file !== summary)
    .filter((file) => !file.slice(at.length).startsWith('.'))
    .map((file) => {
      const path = pathOfFile(file.slice(at.length));
      return { file, path: prefix === '' ? path : joinPath(prefix, path === 'index' ? '' : path) };
    });
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

/** The picture above a page (GitBook, "Page cover"), which its layout can hide. */
function withCover(text: string, { cover, layout }: Readonly<Record<string, unknown>>): string {
  const address = writtenText(cover);
  if (!address || objectOf(objectOf(layout)['cover'])['visible'] === false) return text;
  return withLead(text, `<img${attribute('src', encodeURI(decodeText(address)))} alt="" />`);
}

function convertFrontMatter(data: Record<string, unknown>): Record<string, unknown> {
  return {
    ...(writtenText(data['title']) && { title: data['title'] }),
    ...(writtenText(data['description']) && { description: writtenText(data['description'])!.trim() }),
    ...(writtenText(data['icon']) && { icon: writtenText(data['icon']) }),
    ...(data['hidden'] === true && { hidden: true }),
  };
}
