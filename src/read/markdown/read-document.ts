import type { Nodes } from 'mdast';
import { findComponent } from '../../base/components/find-component.ts';
import { createHeadingSlugger, slugHeading } from '../../base/paths/heading-slug.ts';
import { shellIds } from '../../base/paths/shell-ids.ts';
import { addAll } from '../../base/values/add-all.ts';
import type { IconValue } from '../../model/config.ts';
import type { PageHeading } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import { createPlainReader, nothingToNote } from './create-plain-reader.ts';
import { dedent } from './dedent.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { findLostParts } from './find-lost-parts.ts';
import { findSurplusCells } from './find-surplus-cells.ts';
import { headingOf, type NodeHeading } from './heading-of.ts';
import { literalText } from './literal-text.ts';
import { parseMdx } from './parse-mdx.ts';
import { prepareSource } from './prepare-source.ts';
import { restoreDollars } from './protect-dollars.ts';
import { showsValues } from './shows-values.ts';
import { withoutMarks } from './tight-emphasis.ts';
import {
  attributeValue,
  isComment,
  isExpression,
  isJsxElement,
  type JsxElement,
  literalValue,
  textOf,
  walk,
} from './walk-tree.ts';

/** What a page says, read without rendering it. */
export interface ReadDocument {
  /** Entries of the table of contents, in order. */
  headings: PageHeading[];
  /**
   * For search, llms.txt and `.md` files: without imports, exports and comments, and without what only browsers show.
   */
  markdown: string;
  /** First paragraph as plain text. */
  summary: string;
  updates: UpdateEntry[];
  /** Addresses that the text leads to, as they are written, where `isPlain`. */
  links: string[];
  /** Addresses of the pictures that it shows, where `isPlain`. */
  images: string[];
  /** What can be linked to: of every heading, in the table of contents or not; where `isPlain`, of all else, too. */
  ids: string[];
  /** Ids of headings whose words give the id of a part of every page, by that id. */
  renamed: Record<string, string>;
  /** Icons that components name, where `isPlain`. */
  icons: IconValue[];
  /** Nothing but Markdown and simple components: what links and ids rendering makes of it is known from here. */
  isPlain: boolean;
  /** Whether it shows what only evaluating its code tells (`showsValues`). */
  isComputed: boolean;
  /** Capitalised element names. */
  components: string[];
  problems: Problem[];
}

/** An entry of a changelog page (`<Update>`). */
export interface UpdateEntry {
  label: string;
  description: string;
  tags: string[];
  /** Of its heading. */
  id: string;
  markdown: string;
  /** The prop `rss`. */
  rss: { title: string | null; description: string | null } | null;
}

/** Reads a page's body, snippets already inlined and variables filled. */
export function readDocument(body: string, place: { file: string; line: number }): ReadDocument {
  const parsed = parseMdx(prepareSource(body), place);
  const reader = createReader(parsed.source, place);
  walk(parsed.tree, reader.visit);
  const { ids, isPlain, components } = reader.document;
  // A part that is called like a heading has another id than its own.
  reader.document.isPlain = isPlain && new Set(ids).size === ids.length;
  return {
    // Strings of the parser are pieces of one that holds the whole page, which would stay with each of them.
    ...structuredClone(reader.document),
    isComputed: !reader.document.isPlain && showsValues(parsed.tree),
    markdown: applyCuts(parsed.source, reader.cuts),
    problems: [...parsed.problems, ...reader.document.problems, ...findLostParts(parsed, { names: components, place })],
  };
}

function emptyDocument(): ReadDocument {
  return {
    headings: [],
    markdown: '',
    summary: '',
    updates: [],
    links: [],
    images: [],
    ids: [],
    renamed: {},
    icons: [],
    isPlain: true,
    isComputed: false,
    components: [],
    problems: [],
  };
}

interface Cut {
  start: number;
  end: number;
  /** What stays in its place. */
  text: string;
}

function createReader(source: string, place: { file: string; line: number }) {
  const document = emptyDocument();
  const slugger = createHeadingSlugger();
  const cuts: Cut[] = [];
  const addHeading = ({ depth, text, named, custom }: NodeHeading, ancestors: readonly Nodes[]): string => {
    const id = slugger.slug(named, custom);
    document.ids.push(id);
    const wanted = custom?.trim() || slugHeading(named);
    if (shellIds.has(wanted)) document.renamed[wanted] ??= id;
    const isQuiet = ancestors.some((node) => isJsxElement(node) && isQuietParent(node));
    if (depth <= 4 && text !== '' && !isQuiet) document.headings.push({ depth, text, id });
    return id;
  };
  const plainNode = createPlainReader();
  const readPlain = (node: Nodes, ancestors: readonly Nodes[]): void => {
    const plain = plainNode(node, ancestors);
    if (!plain) document.isPlain = false;
    else if (plain !== nothingToNote)
      for (const key of ['links', 'images', 'ids', 'icons'] as const) addAll<unknown>(document[key], plain[key]);
  };
  const visit = (node: Nodes, ancestors: readonly Nodes[]): boolean => {
    if (document.isPlain) readPlain(node, ancestors);
    if (node.type === 'mdxjsEsm' || (isExpression(node) && isComment(node.value))) return cut(node, cuts);
    const raw = rawText(node, ancestors);
    if (raw !== null) return cut(node, cuts, raw);
    const heading = isJsxElement(node) ? null : headingOf(node, ancestors);
    if (heading) addHeading(heading, ancestors);
    if (node.type === 'table') addAll(document.problems, findSurplusCells(node, place));
    if (node.type === 'paragraph' && document.summary === '' && ancestors.length === 1)
      document.summary = textOf(node).trim();
    return isJsxElement(node) ? visitElement(node, ancestors) : true;
  };
  const visitElement = (node: JsxElement, ancestors: readonly Nodes[]): boolean => {
    const name = node.name ?? '';
    if (/^[A-Z]/.test(name)) document.components.push(name);
    if (name === 'script' || name === 'style') return cut(node, cuts);
    if (name === 'Visibility' && hiddenFromMarkdown(attributeValue(node, 'for'))) return cut(node, cuts);
    const heading = headingOf(node, ancestors);
    const id = heading ? addHeading(heading, ancestors) : '';
    if (name === 'Update') document.updates.push(readUpdate(node, { id, source }));
    return true;
  };
  return { document, cuts, visit };
}

/**
 * The text of an expression that needs no evaluation: the content of a `<Prompt>`, which `protectRawText` keeps from
 * the parser, and a literal between words.
 */
function rawText(node: Nodes, ancestors: readonly Nodes[]): string | null {
  if (!isExpression(node)) return null;
  const parent = ancestors.findLast(isJsxElement);
  if (parent?.name !== 'Prompt') {
    const text = findComponent(parent?.name)?.content === 'code' ? null : literalText(node.value);
    return text === null || text.includes('\n') ? null : escapeMarkdown(text);
  }
  const match = /^\s*`([\s\S]*)`\s*$/.exec(node.value);
  return match ? match[1]!.replace(/\\([\\`$])/g, '$1') : null;
}

function cut(node: Nodes, cuts: Cut[], text = ''): false {
  const { start, end } = node.position ?? {};
  if (start?.offset !== undefined && end?.offset !== undefined)
    cuts.push({ start: start.offset, end: end.offset, text });
  return false;
}

/** Only `agents`, and what is not restricted, belongs into the Markdown of a page. */
function hiddenFromMarkdown(audience: string | null): boolean {
  return audience !== 'agents';
}

/** Headings in these stay out of the table of contents. */
function isQuietParent(node: JsxElement): boolean {
  return findComponent(node.name)?.isQuiet || (node.name === 'Visibility' && attributeValue(node, 'for') === 'agents');
}

function readUpdate(node: JsxElement, { id, source }: { id: string; source: string }): UpdateEntry {
  const rss = expressionOf(node, 'rss');
  return {
    label: attributeValue(node, 'label') ?? '',
    description: attributeValue(node, 'description') ?? attributeValue(node, 'date') ?? '',
    tags: tagsOf(node),
    id,
    markdown: restoreDollars(withoutMarks(dedent(contentOf(node, source)))).trim(),
    rss:
      rss === null ? null : { title: literalProperty(rss, 'title'), description: literalProperty(rss, 'description') },
  };
}

/** One tag, or those that a list names. */
function tagsOf(node: JsxElement): string[] {
  const single = attributeValue(node, 'tags');
  const list = expressionOf(node, 'tags') ?? '';
  const tags = single === null ? (list.match(literals) ?? []).flatMap((tag) => literalValue(tag) ?? []) : [single];
  return tags.filter((tag) => tag.trim() !== '');
}

const literals = /"[^"\\]*"|'[^'\\]*'|`[^`\\$]*`|-?\d[\d.]*/g;

/** What stands between an element's tags, its first line with the indentation it has in the source. */
function contentOf({ children }: JsxElement, source: string): string {
  const start = children[0]?.position?.start.offset;
  const end = children.at(-1)?.position?.end.offset;
  if (start === undefined || end === undefined) return '';
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  return source.slice(/^[ \t]*$/.test(source.slice(lineStart, start)) ? lineStart : start, end);
}

function expressionOf(node: JsxElement, name: string): string | null {
  const attribute = node.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return attribute?.type === 'mdxJsxAttribute' && typeof attribute.value === 'object'
    ? (attribute.value?.value ?? null)
    : null;
}

/** A string property of an object literal; anything computed counts as absent. */
function literalProperty(source: string, name: string): string | null {
  const match = new RegExp(
    `\\b${name}["']?\\s*:\\s*(?:"((?:[^"\\\\]|\\\\.)*)"|'((?:[^'\\\\]|\\\\.)*)'|\`([^\`]*)\`)`,
  ).exec(source);
  return match ? (match[1] ?? match[2] ?? match[3]!).replace(/\\(.)/g, '$1') : null;
}

function applyCuts(source: string, cuts: readonly Cut[]): string {
  const text = cuts.reduceRight(
    (rest, { start, end, text: kept }) => rest.slice(0, start) + kept + rest.slice(end),
    source,
  );
  return restoreDollars(withoutMarks(text))
    .replace(/^[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
