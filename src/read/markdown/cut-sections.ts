import type { Nodes, Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import { findComponent } from '../../base/components/find-component.ts';
import type { InnerLink } from '../../model/inner-link.ts';
import type { PageHeading } from '../../model/page.ts';
import { type AnchoredComponent, createAnchorReader } from './create-anchor-reader.ts';
import { escapeUnknownTags } from './escape-unknown-tags.ts';
import { headingOf, type NodeHeading } from './heading-of.ts';
import { withinReason } from './nests-too-deeply.ts';
import { parseMdx } from './parse-mdx.ts';
import { prepareSource } from './prepare-source.ts';
import { readAloud } from './read-aloud.ts';
import { attributeValue, isJsxElement, type JsxElement } from './walk-tree.ts';

/** The part of a page from one heading of its outline, or titled component, to the next. */
export interface TextSection {
  /** `null` for what stands before the first heading. */
  heading: PageHeading | null;
  /** What it stands under within the page: the label of a changelog entry, or the heading above a component. */
  entry: string;
  /** Number of the part that it is a piece of: a component's of its heading, what follows a component's of the same. */
  within: number | null;
  /** As it is written, the lines of the heading first. */
  markdown: string;
  /** Offset in `markdown` of what follows the heading. */
  bodyStart: number;
  /** What readers see, in one line, without code blocks. */
  text: string;
  /** Source of the code blocks. */
  code: string;
  /** Links to other pages of the site: those of sentences, and components that are links as a whole. */
  links: InnerLink[];
}

interface CutOptions {
  /** Outline of the page, in order. */
  headings: readonly PageHeading[];
  /** `mdx` for what an author wrote, `markdown` for what a description says. */
  syntax: 'mdx' | 'markdown';
}

/**
 * Cuts a page's Markdown at the headings of its outline and at titled components (`ComponentManifest.anchor`). The
 * first part stands before all of them.
 */
export function cutSections(markdown: string, { headings, syntax }: CutOptions): TextSection[] {
  const { tree, source } = parse(markdown, syntax);
  const lines = source.split('\n');
  const parts = readParts(tree, headings);
  return parts.map((part, index) => {
    const own = lines.slice(part.start, parts[index + 1]?.start);
    const bodyStart =
      own.slice(0, part.headLines).join('\n').length + (own.length > part.headLines && part.headLines > 0 ? 1 : 0);
    const { heading, entry } = part;
    const within = part.within && parts.indexOf(part.within);
    const text = joinPieces(part.text);
    const links = part.links.map(({ href, text: said }) => ({ href, text: joinPieces(said) }));
    return { heading, entry, within, markdown: own.join('\n'), bodyStart, text, code: part.code.join('\n'), links };
  });
}

function joinPieces(pieces: readonly string[]): string {
  return pieces.join('').replace(/\s+/g, ' ').trim();
}

/** The tree, and a text with the same lines. */
function parse(markdown: string, syntax: CutOptions['syntax']): { tree: Root; source: string } {
  const source = markdown.replaceAll('\r\n', '\n');
  if (syntax === 'markdown')
    return {
      tree: markdownToMdast(withinReason(escapeUnknownTags(source)), { features: { gfm: true } }) as Root,
      source,
    };
  const prepared = prepareSource(source);
  const parsed = parseMdx(prepared, { file: '', line: 1 });
  return { tree: parsed.tree, source: parsed.source === prepared ? source : parsed.source };
}

interface OpenPart {
  heading: PageHeading | null;
  entry: string;
  within: OpenPart | null;
  /** Number of its first line, from 0. */
  start: number;
  headLines: number;
  text: string[];
  code: string[];
  links: OpenLink[];
}

/** A link whose end has not come, or has. */
interface OpenLink {
  node: Nodes;
  href: string;
  text: string[];
}

/** A component whose end has not come. */
interface OpenComponent {
  node: Nodes;
  title: string;
  part: OpenPart;
}

function readParts(tree: Root, headings: readonly PageHeading[]): OpenPart[] {
  const takeHeading = createHeadingList(headings);
  const readAnchor = createAnchorReader(new Set(headings.map(({ id }) => id)));
  const parts: OpenPart[] = [openPart({ heading: null, entry: '', within: null, start: 0, headLines: 0 })];
  const components: OpenComponent[] = [];
  const links: OpenLink[] = [];
  let headed = parts[0]!;
  let opened: Nodes | null = null;
  const open = (node: Nodes, own: NodeHeading, heading: PageHeading | null): void => {
    opened = node;
    const entry = isEntry(node) ? own.text : headed.entry;
    headed = openPart({ heading, entry, within: null, ...placeOf(node) });
    parts.push(headed);
  };
  const openComponent = (node: Nodes, { heading, title }: AnchoredComponent): void => {
    const around = components.at(-1)?.part ?? headed;
    const entry = around.heading?.text ?? around.entry;
    const part = openPart({ heading, entry, within: around, ...placeOf(node) });
    parts.push(part);
    components.push({ node, title, part });
  };
  const resume = (node: Nodes): void => {
    const around = components.at(-1)?.part ?? headed;
    const start = node.position?.end.line ?? 0;
    parts.push(openPart({ heading: around.heading, entry: around.entry, within: around, start, headLines: 0 }));
  };
  const say = (piece: string): void => {
    parts.at(-1)!.text.push(piece);
    for (const link of links) link.text.push(piece);
  };
  readAloud(tree, {
    text: say,
    code: (source) => void parts.at(-1)!.code.push(source),
    node: (node, ancestors) => {
      say(tableMark(node, ancestors));
      const href = addressOf(node);
      if (href !== null) {
        links.push({ node, href, text: [] });
        parts.at(-1)!.links.push(links.at(-1)!);
      }
      const own = headingOf(node, ancestors);
      const heading = own && takeHeading(own.text);
      if (own && (heading || isEntry(node))) {
        open(node, own, heading);
        return !hasContent(node);
      }
      const anchored = readAnchor(node);
      if (anchored && node.type === 'mdxJsxFlowElement') openComponent(node, anchored);
      return false;
    },
    leave: (node) => {
      if (links.at(-1)?.node === node) links.pop();
      if (components.at(-1)?.node !== node) return;
      components.pop();
      resume(node);
    },
    isKnown: (node, prop) =>
      (node === opened && findComponent(node.name)?.heading?.text === prop) ||
      (node === components.at(-1)?.node && components.at(-1)!.title === prop),
  });
  return parts.filter((part, index) => index === 0 || part.headLines > 0 || saysSomething(part));
}

/** What parts a cell from the one before it, and a row: a table in one line is no sentence. Empty for other nodes. */
function tableMark(node: Nodes, ancestors: readonly Nodes[]): string {
  const isCell = isTablePart(node, ['tableCell', 'td', 'th']);
  if (!isCell && !isTablePart(node, ['tableRow', 'tr'])) return '';
  const isFirst = isFirstOf(node, ancestors);
  return isFirst ? '' : isCell ? ' · ' : ' | ';
}

/** The first row of a body follows the rows of its table's head. */
function isFirstOf(node: Nodes, ancestors: readonly Nodes[]): boolean {
  const around = ancestors.at(-1);
  const siblings: readonly Nodes[] = around && 'children' in around ? around.children : [];
  const isFirst = siblings.find((other) => !isBlank(other)) === node;
  return isFirst && isTablePart(around, ['tbody']) ? isFirstOf(around!, ancestors.slice(0, -1)) : isFirst;
}

function isTablePart(node: Nodes | undefined, names: readonly string[]): boolean {
  return node !== undefined && names.includes(isJsxElement(node) ? (node.name ?? '') : node.type);
}

function isBlank(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** Where a link leads, if to another page of the site: an address without a scheme. */
function addressOf(node: Nodes): string | null {
  const href = node.type === 'link' ? node.url : isJsxElement(node) ? attributeValue(node, 'href') : null;
  return href === null || href === '' || /^(?:#|\/\/|[a-z][a-z+.-]*:)/i.test(href) ? null : href;
}

function openPart(place: Omit<OpenPart, 'text' | 'code' | 'links'>): OpenPart {
  return { ...place, text: [], code: [], links: [] };
}

function saysSomething({ text, code }: OpenPart): boolean {
  return code.length > 0 || text.some((piece) => piece.trim() !== '');
}

/** An entry of a changelog is a part of its own, in the outline or not. */
function isEntry(node: Nodes): node is JsxElement {
  return isJsxElement(node) && findComponent(node.name)?.name === 'Update' && attributeValue(node, 'label') !== null;
}

/** A component with a title holds the text below it. */
function hasContent(node: Nodes): boolean {
  if (!isJsxElement(node)) return false;
  const component = findComponent(node.name);
  return typeof component?.heading?.text === 'string' || Boolean(component?.anchor);
}

/** The lines that a heading stands on: of a component with content those of its opening tag. */
function placeOf(node: Nodes): { start: number; headLines: number } {
  const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 1 } };
  const first = hasContent(node) ? (node as JsxElement).children[0]?.position?.start.line : undefined;
  return { start: start.line - 1, headLines: (first ?? end.line + 1) - start.line };
}

/** Pairs headings of the text with the page's outline, in order; others are part of their section. */
function createHeadingList(headings: readonly PageHeading[]): (text: string) => PageHeading | null {
  const byText = Map.groupBy(headings, (heading) => reduceToLetters(heading.text));
  const taken = new Map<string, number>();
  return (text) => {
    const key = reduceToLetters(text);
    const place = taken.get(key) ?? 0;
    taken.set(key, place + 1);
    return byText.get(key)?.[place] ?? null;
  };
}

/** What a heading has in common with itself in another form: quotes and dashes may be drawn or not. */
function reduceToLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
