import type { Nodes } from 'mdast';
import { holdsOutsideFences } from '../../base/text/holds-outside-fences.ts';
import { renderFence } from '../../base/text/render-fence.ts';
import { withoutByteOrderMark } from '../../base/text/without-byte-order-mark.ts';
import { addAll } from '../../base/values/add-all.ts';
import type { Problem } from '../../model/problem.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { fillExpressions } from './fill-expressions.ts';
import { parseMdx } from './parse-mdx.ts';
import { prepareSource } from './prepare-source.ts';
import { readConstants } from './read-constants.ts';
import { readImports } from './read-imports.ts';
import { resolveImport, resolveSnippetFile, type Snippets } from './resolve-import.ts';
import { readSnippetProps } from './snippet-props.ts';
import { attributeValue, isExpression, isJsxElement, type JsxElement, walk } from './walk-tree.ts';

/**
 * Puts the text of Markdown snippets in the place of the elements that show them (`<Intro word="b" />`), so that a
 * page's outline, search text and Markdown hold what a reader sees. Props fill `{word}` in the snippet, constants of
 * the page and of its imports `{name}` in both. Snippets that are components, those whose text only evaluating tells,
 * and elements that cannot be resolved, stay as they are.
 */
export function inlineSnippets(source: string, context: InlineContext): string {
  const { within = [], budget = { left: mostInlined }, page = context.file } = context;
  if (!mayInline(source)) return source;
  const {
    tree,
    source: parsed,
    problems,
  } = parseMdx(prepareSource(source), { file: context.file, line: context.line ?? 1 });
  const files = importedMarkdown(tree, context);
  const constants = readConstants(tree, context);
  const edits: { start: number; end: number; text: string }[] = [];
  walk(tree, (node, ancestors) => {
    const constant = isExpression(node) ? constants.get(node.value.trim()) : undefined;
    if (constant !== undefined && node.position) {
      const language = codeLanguage(ancestors);
      const start = node.position.start.offset!;
      const text = language === null ? escapeMarkdown(constant) : `\n\n${renderFence(constant, language)}\n\n`;
      edits.push({
        start,
        end: node.position.end.offset!,
        text: text.replaceAll('\n', `\n${linePrefix(parsed, start, ancestors)}`),
      });
      return false;
    }
    // Between the words of a page a snippet's statements would be words, too.
    if (node.type === 'mdxjsEsm' && within.length > 0 && node.position) {
      edits.push({ start: node.position.start.offset!, end: node.position.end.offset!, text: '' });
      return false;
    }
    const file = isJsxElement(node) ? snippetOf(node, files, context.snippets) : null;
    if (!file || !isJsxElement(node) || !node.position) return true;
    if (budget.left <= 0) return false;
    const isCircle = within.includes(file);
    const { text: closed, problems: told } = closeSnippet(file, context.snippets);
    if (!isCircle)
      addAll(
        context.problems ?? [],
        told.map((problem) => ({ ...problem, via: page })),
      );
    const props = readSnippetProps(node, constants);
    if (!isCircle && props.hideFrom(closed)) return true;
    const text = isCircle ? '' : fillExpressions(closed, props.known);
    budget.left -= text.length + leastInlined;
    const inlined = inlineSnippets(text, { ...context, file, within: [...within, file], budget, page });
    const end = node.position.end.offset!;
    // A line right behind an element is a block of its own, and no part of the snippet's last one.
    const isFollowed = node.type === 'mdxJsxFlowElement' && /^[ \t]*\n[ \t]*\S/.test(parsed.slice(end, end + 200));
    edits.push({ start: node.position.start.offset!, end, text: inlined.trim() + (isFollowed ? '\n' : '') });
    return false;
  });
  // Whoever reads the text next tells of the faults that are still in it.
  if (edits.length === 0 && within.length === 0) return source;
  if (within.length === 0) addAll(context.problems ?? [], problems);
  return edits.reduceRight((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), parsed);
}

/** Whether other files have a part in what `inlineSnippets` makes of a text; some say so of themselves in vain. */
export function mayInline(source: string): boolean {
  return source.includes('<Snippet') || holdsOutsideFences(source, (part) => statement.test(part));
}

const statement = /^[ \t]*(?:import|export)\b/m;

interface InlineContext {
  file: string;
  snippets: Snippets;
  /** Of `file`, on which the text starts. */
  line?: number;
  /** Takes what was wrong with a text that comes back mended, and with its snippets. */
  problems?: Problem[];
  /** The snippets around this text, outermost first. */
  within?: readonly string[];
  /** Characters that snippets may still bring in. */
  budget?: { left: number };
  /** The file that shows the snippets around this text; `file` where there are none. */
  page?: string;
}

interface ClosedSnippet {
  text: string;
  problems: readonly Problem[];
}

/** Of the snippets of a site: many pages show the same ones. */
const closedSnippets = new WeakMap<Snippets, Map<string, ClosedSnippet>>();

/** A snippet with an end to all that it leaves open, which would go on in the page around it. */
function closeSnippet(file: string, snippets: Snippets): ClosedSnippet {
  const known = closedSnippets.get(snippets) ?? new Map<string, ClosedSnippet>();
  closedSnippets.set(snippets, known);
  const closed = known.get(file) ?? readSnippet(file, snippets[file]!);
  known.set(file, closed);
  return closed;
}

function readSnippet(file: string, written: string): ClosedSnippet {
  const text = stripHead(written);
  if (!/\.mdx?$/.test(file)) return { text, problems: [] };
  const line = written.split(/\r\n?|\n/).length - text.split('\n').length + 1;
  const { source, problems } = parseMdx(prepareSource(text), { file, line });
  return { text: problems.length === 0 ? text : source, problems };
}

/** Snippets that show others twice would double a page with each that lies around them. */
const mostInlined = 4e6;
/** An empty one costs time, too. */
const leastInlined = 200;

function importedMarkdown(tree: Nodes, context: { file: string; snippets: Snippets }): Map<string, string> {
  const files = new Map<string, string>();
  walk(tree, (node) => {
    if (node.type !== 'mdxjsEsm') return true;
    for (const { specifier, names } of readImports(node.value)) {
      const file = resolveImport(specifier, context.file, context.snippets);
      if (!file || !/\.mdx?$/.test(file)) continue;
      for (const [local, imported] of Object.entries(names)) if (imported === 'default') files.set(local, file);
    }
    return false;
  });
  return files;
}

/** Of the block of code that an expression stands in, where a fence may take its place. */
function codeLanguage(ancestors: readonly Nodes[]): string | null {
  const block = ancestors.findLast(isJsxElement);
  if (block?.name !== 'CodeBlock') return null;
  return (attributeValue(block, 'language') ?? '').replace(/\s.*$/s, '').toLowerCase();
}

/** What further lines begin with, to stay in the list item or quotation that the one at `offset` stands in. */
function linePrefix(source: string, offset: number, ancestors: readonly Nodes[]): string {
  if (!ancestors.some(({ type }) => type === 'listItem' || type === 'blockquote')) return '';
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*/.exec(line)![0].replace(/[^ \t>]/g, ' ');
}

function snippetOf(node: JsxElement, files: ReadonlyMap<string, string>, snippets: Snippets): string | null {
  if (node.name === 'Snippet') {
    const file = attributeValue(node, 'file');
    return file === null ? null : resolveSnippetFile(file, snippets);
  }
  return files.get(node.name ?? '') ?? null;
}

/** The snippet without front matter and without a byte-order mark. */
function stripHead(text: string): string {
  return withoutByteOrderMark(text)
    .replace(/\r\n?/g, '\n')
    .replace(/^\s*---[ \t]*\n[\s\S]*?\n---[ \t]*(?:\n|$)/, '');
}
