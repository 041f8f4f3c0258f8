import type { Nodes, Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import { findComponent } from '../../base/components/find-component.ts';
import type { PageHeading } from '../../model/page.ts';
import { escapeUnknownTags } from './escape-unknown-tags.ts';
import { headingOf, type NodeHeading } from './heading-of.ts';
import { parseMdx } from './parse-mdx.ts';
import { prepareSource } from './prepare-source.ts';
import { readAloud } from './read-aloud.ts';
import { attributeValue, isJsxElement, type JsxElement } from './walk-tree.ts';

/** The part of a page from one heading of its outline to the next. */
export interface TextSection {
  /** `null` for what stands before the first heading. */
  heading: PageHeading | null;
  /** Label of the changelog entry that the part belongs to; empty elsewhere. */
  entry: string;
  /** As it is written, the lines of the heading first. */
  markdown: string;
  /** Offset in `markdown` of what follows the heading. */
  bodyStart: number;
  /** What readers see, in one line, without code blocks. */
  text: string;
  /** Source of the code blocks. */
  code: string;
}

interface CutOptions {
  /** Outline of the page, in order. */
  headings: readonly PageHeading[];
  /** `mdx` for what an author wrote, `markdown` for what a description says. */
  syntax: 'mdx' | 'markdown';
}

/** Cuts a page's Markdown at the headings of its outline. The first part stands before all of them. */
export function cutSections(markdown: string, { headings, syntax }: CutOptions): TextSection[] {
  const { tree, source } = parse(markdown, syntax);
  const lines = source.split('\n');
  const parts = readParts(tree, headings);
  return parts.map((part, index) => {
    const own = lines.slice(part.start, parts[index + 1]?.start);
    const bodyStart =
      own.slice(0, part.headLines).join('\n').length + (own.length > part.headLines && part.headLines > 0 ? 1 : 0);
    const { heading, entry } = part;
    const text = part.text.join('').replace(/\s+/g, ' ').trim();
    return { heading, entry, markdown: own.join('\n'), bodyStart, text, code: part.code.join('\n') };
  });
}

/** The tree, and a text with the same lines. */
function parse(markdown: string, syntax: CutOptions['syntax']): { tree: Root; source: string } {
  const source = markdown.replaceAll('\r\n', '\n');
  if (syntax === 'markdown')
    return { tree: markdownToMdast(escapeUnknownTags(source), { features: { gfm: true } }) as Root, source };
  const prepared = prepareSource(source);
  const parsed = parseMdx(prepared, { file: '', line: 1 });
  return { tree: parsed.tree, source: parsed.source === prepared ? source : parsed.source };
}

interface OpenPart {
  heading: PageHeading | null;
  entry: string;
  /** Number of its first line, from 0. */
  start: number;
  headLines: number;
  text: string[];
  code: string[];
}

function readParts(tree: Root, headings: readonly PageHeading[]): OpenPart[] {
  const takeHeading = createHeadingList(headings);
  const parts: OpenPart[] = [{ heading: null, entry: '', start: 0, headLines: 0, text: [], code: [] }];
  let opened: Nodes | null = null;
  const open = (node: Nodes, own: NodeHeading, heading: PageHeading | null): void => {
    const { start, headLines } = placeOf(node);
    opened = node;
    const entry = isEntry(node) ? own.text : parts.at(-1)!.entry;
    parts.push({ heading, entry, start, headLines, text: [], code: [] });
  };
  readAloud(tree, {
    text: (piece) => void parts.at(-1)!.text.push(piece),
    code: (source) => void parts.at(-1)!.code.push(source),
    node: (node, ancestors) => {
      const own = headingOf(node, ancestors);
      const heading = own && takeHeading(own.text);
      if (!own || (!heading && !isEntry(node))) return false;
      open(node, own, heading);
      return !hasContent(node);
    },
    isKnown: (node, prop) => node === opened && findComponent(node.name)?.heading?.text === prop,
  });
  return parts;
}

/** An entry of a changelog is a part of its own, in the outline or not. */
function isEntry(node: Nodes): node is JsxElement {
  return isJsxElement(node) && findComponent(node.name)?.name === 'Update' && attributeValue(node, 'label') !== null;
}

/** A component whose title is a heading holds the text below it. */
function hasContent(node: Nodes): boolean {
  return isJsxElement(node) && typeof findComponent(node.name)?.heading?.text === 'string';
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
