import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { createFenceReader } from '../../base/text/create-fence-reader.ts';
import { countBreaks, mapOutsideFences } from '../../base/text/map-prose.ts';
import type { ForeignPage, ForeignSite, Lose, MigrationFolder } from '../../model/migration.ts';
import { titleOf, withoutEnding } from '../folder/page-paths.ts';
import { type ForeignSource, readPageSource, writtenText } from '../folder/read-page-source.ts';
import { badgeIn } from '../markup/badges.ts';
import { closeVoidElements, joinInlineElements } from '../markup/close-void-elements.ts';
import { keepHeadingIds } from '../markup/heading-ids.ts';
import { joinAttributes } from '../markup/join-attributes.ts';
import { joinHtmlTables } from '../markup/join-html-tables.ts';
import { liftPictures } from '../markup/lift-pictures.ts';
import { plainHeading, withoutClosingSigns } from '../markup/plain-heading.ts';
import { linkAngledAddresses, rewriteAddresses } from '../markup/rewrite-addresses.ts';
import { takeTitle } from '../markup/take-title.ts';
import { convertImports } from './convert-imports.ts';
import type { AddressBook } from './create-address-book.ts';
import { fillOwnValues } from './fill-own-values.ts';

export interface CarryContext {
  folder: MigrationFolder;
  site: ForeignSite;
  book: AddressBook;
  lose: Lose;
  /** Keeps what was no formula in the old site from being one, and makes one of what is written as code. */
  settleMath: (text: string) => string;
  takePartial: (file: string) => string;
  takeComponent: (file: string) => string | null;
}

/** The text of the new page that is made of an old one. */
export function carryPage(page: ForeignPage, context: CarryContext): string {
  const { folder, site, lose } = context;
  const { data, body, line, isUnread } = readPageSource(folder, page.file);
  if (isUnread) lose({ file: page.file, line: 1, message: 'Front matter that cannot be read' });
  loseCharacters(page.file, context);
  const front = site.convertFrontMatter(data, { file: page.file, line: 1, data, lose });
  const written = writtenText(front['title'])?.trim() || undefined;
  const carried = convertBody({ body, data, line }, { file: page.file, page, context });
  const markdown = written === undefined ? liftPictures(carried) : carried;
  const converted = titleOfPage(markdown, { site, written });
  const inner = converted.title === null && written === undefined ? headingWithin(converted.text) : undefined;
  const text = converted.title === null ? withoutSecondTitle(converted.text, inner ?? written) : converted.text;
  const named = page.path === 'index' ? writtenText(site.settings['name']) : undefined;
  const title = converted.title ?? written ?? inner ?? page.label ?? named ?? titleOf(nameOf(page));
  // A heading says more than the front matter, which is then what the sidebar shows.
  const label = page.label ?? writtenText(front['sidebarTitle']) ?? (written !== title ? written : undefined);
  const { title: _, sidebarTitle: __, tag = page.tag ?? badgeIn(converted.written), ...others } = front;
  const head = {
    title,
    ...(label !== undefined && label !== title && { sidebarTitle: label }),
    ...(tag !== undefined && { tag }),
    ...others,
  };
  return `---\n${stringify(head, { lineWidth: 0 })}---\n${ensureGap(text)}`;
}

/** What is no UTF-8 in a file is `\uFFFD` in its text; a page about that sign has it by right. */
function loseCharacters(file: string, { folder, lose }: CarryContext): void {
  const text = folder.read(file) ?? '';
  const at = text.indexOf('\uFFFD');
  if (at < 0 || isUtf8(readFileSync(join(folder.root, file)))) return;
  const line = countBreaks(text.slice(0, at)) + 1;
  lose({ file, line, message: 'Characters that are not valid UTF-8, replaced with "\uFFFD"' });
}

/** The heading that is the title; where that of the front matter is shown above it, only one that says the same. */
function titleOfPage(
  text: string,
  { site, written }: { site: ForeignSite; written: string | undefined },
): ReturnType<typeof takeTitle> {
  const taken = takeTitle(text);
  const stays = site.showsTitle === true && written !== undefined && taken.title !== written;
  return stays ? { title: null, written: '', text } : taken;
}

/** A heading that says the title of the front matter again, below a picture. */
function withoutSecondTitle(text: string, title: string | undefined): string {
  const lines = text.split('\n');
  const { at, heading } = firstHeading(lines);
  if (heading === undefined || heading !== title) return text;
  return lines.toSpliced(at, lines[at + 1] === '' ? 2 : 1).join('\n');
}

/** What a page without a title says in the first heading of the first level, below what it begins with. */
function headingWithin(text: string): string | undefined {
  return firstHeading(text.split('\n')).heading || undefined;
}

/** In code, a comment can look like one. */
function firstHeading(lines: readonly string[]): { at: number; heading: string | undefined } {
  const read = createFenceReader();
  const form = /^(?:#[ \t]+(.*)|[ \t]*<h1\b[^<>]*>[ \t]*([^<>{}]+?)[ \t]*<\/h1>[ \t]*)$/;
  const at = lines.findIndex((line) => read(line) === 'prose' && form.test(line));
  const [, hashes, element] = form.exec(lines[at] ?? '') ?? [];
  const written = hashes === undefined ? element : withoutClosingSigns(hashes);
  return { at, heading: written === undefined ? undefined : (plainHeading(written) ?? undefined) };
}

/** The text of a piece of pages, which has no front matter. */
export function carryPartial(file: string, context: CarryContext): string {
  const source = readPageSource(context.folder, file);
  // A page that another one shows has the language of its folder there, too.
  const page = context.site.pages.find((own) => own.file === file) ?? null;
  return `${convertBody(source, { file, page, context }).trim()}\n`;
}

interface BodyContext {
  file: string;
  page: ForeignPage | null;
  context: CarryContext;
}

function convertBody(
  { body, data, line }: Omit<ForeignSource, 'isUnread'>,
  { file, page, context }: BodyContext,
): string {
  const { site, book, lose, settleMath, takePartial, takeComponent } = context;
  const blockFiles = new Set(site.blocks?.values());
  const blocks = importsOf(body, site.blocks ?? new Map());
  const imported = convertImports(blocks + joinAttributes(unwrapMdx(body)), {
    file,
    line: line - countBreaks(blocks),
    lose,
    modules: site.modules,
    components: site.components ?? new Set(),
    read: context.folder.read,
    resolve: (specifier) => (blockFiles.has(specifier) ? specifier : book.resolve(specifier, file)),
    findByEnd: (path) => onlyFileAt(path, context.folder),
    take: book.take,
    takePartial,
    takeComponent,
  });
  const converted = fillOwnValues(site.convert(imported, { file, line, data, lose }), data);
  const markup = settleMath(converted);
  const named = keepHeadingIds(
    linkAngledAddresses(joinHtmlTables(joinInlineElements(closeVoidElements(markup)))),
    site.headingIds,
  );
  return joinEmpty(rewriteAddresses(named, line, (address) => book.find(address, { file, page })));
}

/** Code keeps its empty lines. */
function joinEmpty(text: string): string {
  return mapOutsideFences(text, (prose) => prose.replace(/^\n{2,}/, '\n').replace(/\n{3,}/g, '\n\n'));
}

function onlyFileAt(path: string, { files }: MigrationFolder): string | null {
  if (!/^\w/.test(path) || path.includes(':')) return null;
  const found = files.filter((file) => file.endsWith(`/${path}`));
  return found.length === 1 ? found[0]! : null;
}

/** MDX of Docusaurus in fences that hide it from programs that translate Markdown. */
function unwrapMdx(body: string): string {
  return body.replace(
    /^(`{3,})mdx-code-block[ \t]*\n((?:(?!^\1mdx-code-block)[^\n]*\n)*?)\1[ \t]*$/gm,
    (_, __, inner: string) => `\n${inner}`,
  );
}

function importsOf(body: string, blocks: ReadonlyMap<string, string>): string {
  const used = [...blocks].filter(([name]) => new RegExp(`<${name}[\\s/>]`).test(body));
  return used.length === 0 ? '' : `${used.map(([name, file]) => `import ${name} from '${file}'`).join('\n')}\n\n`;
}

function nameOf({ file, path }: ForeignPage): string {
  const name = withoutEnding(file).split('/').at(-1)!;
  return /^(?:index|readme|page)$/i.test(name) ? (path.split('/').at(-1) ?? name) : name;
}

function ensureGap(text: string): string {
  const trimmed = text.replace(/^(?:[ \t]*\n)+/, '').trimEnd();
  return trimmed === '' ? '' : `\n${trimmed}\n`;
}
