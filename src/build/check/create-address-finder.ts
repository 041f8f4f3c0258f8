import { decodeText } from '../../base/paths/decode-text.ts';
import { fileOfPage } from '../../base/paths/file-of-page.ts';
import { blankCodeButValues } from '../../base/text/place-in-text.ts';
import type { Page, PageSource } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import { substituteVariables } from '../../read/markdown/substitute-variables.ts';
import { documentOf } from '../../read/navigation/document-of.ts';
import { renamedPlaces } from '../render/renamed-places.ts';
import { resolveHref } from '../render/resolve-href.ts';
import { siteLists } from '../render/site-lists.ts';
import { createDescriptionReader } from './create-description-reader.ts';
import { createSnippetSorter, type SortedSnippets } from './create-snippet-sorter.ts';

/** An address in a source, as it is written. `text` is unset where nobody can be sure that it is one. */
export interface WrittenAddress extends Pick<Problem, 'file' | 'line' | 'column' | 'via'> {
  text?: string;
}

/** A place of what could be an address. */
interface Place extends WrittenAddress {
  /** Whether it stands where a link has its address, and not in words that only look like one (`Mac / Linux`, `/>`). */
  isSure: boolean;
}

interface SourceText {
  file: string;
  text: string;
  /** On which `text` starts. */
  line: number;
}

/** What is looked for in sources. */
export interface SoughtAddress {
  leads: (href: string) => boolean;
  /** Stands in every address that leads there, percent-encoded or not; empty where nothing does. */
  mark: string;
}

/** What all addresses have in common that lead to a place of a page, or to the page or file itself. */
export function markOf({ route, hash }: { route: string; hash: string }): string {
  return hash || route.slice(route.lastIndexOf('/') + 1);
}

/** One way to write an address, with all the places in which a text has it. */
interface Writing {
  text: string;
  /** Without what may be written in several ways. */
  plain: string;
  /** Variables, `..` and what cannot be decoded can stand for anything. */
  isOpen: boolean;
  places: Place[];
}

/**
 * Finds where a page's sources write an address. What is looked for is known from the built page; text is only searched
 * for where it came from, so that no parser needs to know every way in which a component can hold a link. `readFile`:
 * the text of a file of the site; `null` where there is none.
 */
export function createAddressFinder(
  site: Site,
  readFile: (file: string) => string | null,
): (page: Page, sought: SoughtAddress) => WrittenAddress[] {
  let known: ReturnType<typeof siteLists> | undefined;
  // Of a site whose addresses are all right, none is asked for.
  const listSite = (): ReturnType<typeof siteLists> =>
    (known ??= siteLists({
      routes: site.pages.map(({ route }) => route),
      assets: site.assets,
      places: renamedPlaces(site.pages),
    }));
  const descriptionTexts = createDescriptionReader(readFile);
  const readWritings = createWritingsReader();
  const sortSnippets = createSnippetSorter(site.snippets);
  return (page, { leads, mark }) => {
    const own = ownFile(page);
    const lists = listSite();
    const from = fileOfPage(page);
    const isMeant = (written: string): boolean => {
      // Markdown encodes a backslash (CommonMark 0.31, section 6.3).
      const filled = substituteVariables(written, site.config.variables).replaceAll('\\', '%5C');
      const href = resolveHref(filled, { from, route: page.route, base: site.base, ...lists }, { base: site.base });
      const asset = href.startsWith('/') ? lists.findAsset(href.slice(site.base.length + 1)) : undefined;
      return leads(href) || leads(filled) || (asset !== undefined && leads(`${site.base}/${asset.path}`));
    };
    const plain = mark.toLowerCase();
    const search = (text: SourceText): Place[] =>
      readWritings(text)
        .filter((writing) => (writing.isOpen || writing.plain.includes(plain)) && isMeant(writing.text))
        .flatMap(({ places }) => places);
    const searchFirst = (texts: Iterable<SourceText>): Place[] => {
      for (const text of texts) {
        const places = search(text);
        if (places.length > 0) return places;
      }
      return [];
    };
    const { shown, others } = textsOf(page, { sortSnippets, descriptionTexts, readFile });
    const places = shown.map(search);
    const sure = places.flat().filter(({ isSure }) => isSure);
    const best = sure.length > 0 ? sure : (places.find(({ length }) => length > 0) ?? searchFirst(others()));
    const found = surest(best).map((place) =>
      own === undefined || place.file === own ? place : { ...place, via: own },
    );
    // What a component makes is told of the page as a whole.
    return found.length > 0
      ? found
      : [{ file: own ?? documentOf(page) ?? undefined, ...(own !== undefined && { line: 1 }) }];
  };
}

/** Where links have the address, else all that looks like it, which nobody is to write anew without a look. */
function surest(places: readonly Place[]): WrittenAddress[] {
  const sure = places.filter(({ isSure }) => isSure);
  return (sure.length > 0 ? sure : places).map(({ isSure, text, ...place }) =>
    isSure ? { ...place, text: text! } : place,
  );
}

/** Two thousand pages can share one description of many megabytes: each text is read through once. */
function createWritingsReader(): (text: SourceText) => Writing[] {
  const read = new Map<string, Writing[]>();
  return (source) => {
    // The head of a page and its body are texts of one file.
    const key = `${source.line}:${source.file}`;
    const known = read.get(key);
    if (known) return known;
    const writings = [...Map.groupBy(addressesOf(source), ({ text }) => text!)].map(([text, places]) => {
      const plain = decodeText(text).toLowerCase();
      return { text, plain, isOpen: /\{\{|%|(?:^|\/)\.\.?\/?(?:[?#]|$)/.test(plain), places };
    });
    read.set(key, writings);
    return writings;
  };
}

interface Texts {
  sortSnippets: (source: PageSource) => SortedSnippets;
  descriptionTexts: ReturnType<typeof createDescriptionReader>;
  readFile: (file: string) => string | null;
}

/** What a page shows for sure, and what it may show: of the latter, the first that holds an address is looked at. */
function textsOf(
  page: Page,
  { sortSnippets, descriptionTexts, readFile }: Texts,
): { shown: SourceText[]; others: () => Generator<SourceText> } {
  const { source } = page;
  const description = documentOf(page);
  const snippets = source ? sortSnippets(source) : { named: [], others: [] };
  const own = source && ownFile(page) !== undefined ? source : null;
  return {
    shown: [
      ...(own ? [{ file: own.file, text: ownText(own), line: own.line }] : []),
      ...snippets.named.map(([file, text]) => ({ file, text, line: 1 })),
    ],
    *others() {
      // Names and paths of other kinds stand there, too.
      if (own && own.line > 1) yield { file: own.file, text: headOf(readFile(own.file) ?? '', own.line), line: 1 };
      for (const [file, text] of snippets.others) yield { file, text, line: 1 };
      if (description !== null) for (const text of descriptionTexts(description)) yield { ...text, line: 1 };
    },
  };
}

/** Without what is made of a description, which is read there. */
function ownText({ body, line, made }: PageSource): string {
  return made ? headOf(body, made.line - line + 1) : body;
}

/** What stands above `line`. */
function headOf(text: string, line: number): string {
  return text
    .split('\n')
    .slice(0, line - 1)
    .join('\n');
}

/** Unset where a description says all of the page. */
function ownFile({ source }: Page): string | undefined {
  return source?.description === undefined ? source?.file : undefined;
}

/** What a description refers to is no link, however it is written. */
const reference = /"?\$ref"?\s*:\s*(?:"[^"\n]*"|'[^'\n]*'|[^\s,}]+)/g;

/** Everything in a text that could be an address, with its place. */
function addressesOf({ file, text, line }: SourceText): Place[] {
  const isPage = /\.mdx?$/.test(file);
  const { prose, indexOf } = isPage
    ? { prose: blankCodeButValues(text), indexOf: (at: number) => at }
    : unescapeText(text.replace(reference, (found) => ' '.repeat(found.length)));
  const starts = lineStarts(text);
  let row = 0;
  return [...prose.matchAll(pieces)].flatMap((match) => {
    const written = joinedAt(prose, match);
    const isWord = !/[/#.]/.test(written);
    if (isWord && !followsLinkStart(prose, match.index)) return [];
    const index = indexOf(match.index);
    while (row + 1 < starts.length && starts[row + 1]! <= index) row++;
    // An address that is written with escapes is found, and not to be written anew.
    const isSure = isPage
      ? isWord || isWrittenAsLink(prose, { written, at: match.index })
      : text.startsWith(written, index);
    return [{ file, line: line + row, column: index - starts[row]! + 1, text: written, isSure }];
  });
}

const escaped = /\\(?:u([\da-fA-F]{4})|(["\\/bfnrt]))/g;
const controls: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** The texts of JSON and of YAML in quotes as they read; `indexOf`, to be asked in order, gives a place as written. */
function unescapeText(text: string): { prose: string; indexOf: (at: number) => number } {
  const ends: { at: number; shift: number }[] = [];
  let shift = 0;
  const prose = text.replace(escaped, (found, code: string | undefined, sign: string, at: number) => {
    const start = at - shift;
    shift += found.length - 1;
    ends.push({ at: start + 1, shift });
    return code === undefined ? (controls[sign] ?? sign) : String.fromCharCode(Number.parseInt(code, 16));
  });
  let passed = 0;
  return {
    prose,
    indexOf: (at) => {
      while (passed < ends.length && ends[passed]!.at <= at) passed++;
      return at + (ends[passed - 1]?.shift ?? 0);
    },
  };
}

/**
 * What is written without a break, but for the end of an element (`</b>`); with spaces or brackets, an address stands
 * where a link has its own. An attribute without quotes is parted from its value.
 */
const pieces =
  /\b(?:href|src)=(?=[^\s"'{>])|(?<=\]\()[./#]?[^\s()<>"]+ [^()<>"\n]*?(?=\s*(?:"[^"\n]*")?\))|(?<=\]\()[^\s()<>[\]]*[[\]][^\s()<>]*(?=\))|(?<=\](?:\(|:[ \t]*)<)[^<>\n]+(?=>)|(?<==")[./#][^"\n,{}]* [^"\n,{}]*(?=")|(?<!<(?=\/))[^\s()<>"'`{}[\],]+|\{\{[^{}]*\}\}/g;

/** What stands before an address where nothing but one can stand: it may be a single word. */
const linkStart = /(?:\]\([ \t]*<?|\b(?:href|src)=\{?["'`])$/;

function followsLinkStart(prose: string, at: number): boolean {
  // Most words follow a space or a quote, and a pattern takes its time to say that nothing is before them.
  const last = prose[at - 1]!;
  const mayFollow = `"'\``.includes(last) ? '={'.includes(prose[at - 2]!) : '(< \t'.includes(last);
  return mayFollow && linkStart.test(prose.slice(Math.max(0, at - 16), at));
}

/** What stands before an address: the text of a Markdown link or the name of one, an attribute, a value in code. */
const lead = /(?:\]\([ \t]*<?|\]:[ \t]*<?|=|[=({[,:?|&+][ \t]*(["'`]))$/;

function isWrittenAsLink(prose: string, { written, at }: { written: string; at: number }): boolean {
  if (/^(?:https?:)?\/\/|^www\./i.test(written)) return true;
  const found = lead.exec(prose.slice(Math.max(0, at - 16), at));
  return found !== null && (found[1] === undefined || prose[at + written.length] === found[1]);
}

/** An address goes on after `{{ variable }}`, `{part}` and `(…)`. */
function joinedAt(text: string, { 0: piece, index }: RegExpExecArray): string {
  continuation.lastIndex = index + piece.length;
  const more = continuation.exec(text)?.[0];
  return more === undefined ? piece : piece + more;
}

/** No more than a few, since it is read from each of them. */
const continuation = /(?:(?:\{\{[^{}]*\}\}|\{[^\s{}"'`]*\}|\([^\s()]*\))[^\s()<>"'`{}[\],]*){1,8}/y;

function lineStarts(text: string): number[] {
  const starts = [0];
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1);
  return starts;
}
