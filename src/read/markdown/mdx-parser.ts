import type { Nodes, Root } from 'mdast';
import { type MdastPluginDefinition, type MdxCompileOptions, type MdxToJsResult, mdxToJs, mdxToMdast } from 'satteri';
import { hideDollars, showDollars, showDollarsIn } from './hide-dollars.ts';
import { mdxFeatures } from './mdx-features.ts';
import { findEndlessBrace } from './repairs/find-endless-brace.ts';
import { outdentClosings } from './repairs/outdent-closings.ts';
import {
  type AddedLine,
  partLongBlocks,
  withWrittenLines,
  writtenLine,
  writtenOffset,
} from './repairs/part-long-blocks.ts';

/**
 * The tree of MDX, with the places of `source`. The parser is called here alone: what would end its process is put
 * right before, and what it would take too long for is refused in its words.
 * @throws Error for what is no MDX; `readFault` reads where
 */
export function parseMdxTree(source: string): Root {
  refuseEndless(source);
  const { source: parted, added } = partLongBlocks(source);
  const hidden = hideDollars(parted);
  const tree = withWrittenLines(added, () => mdxToMdast(outdentClosings(hidden), { features: mdxFeatures(source) }));
  if (hidden !== parted) showDollarsIn(tree);
  if (added.length > 0) movePlaces(tree as Root, added);
  return tree as Root;
}

function movePlaces(node: Nodes, added: readonly AddedLine[]): void {
  for (const point of [node.position?.start, node.position?.end]) {
    if (!point) continue;
    point.line = writtenLine(point.line, added);
    point.offset = writtenOffset(point.offset!, added);
  }
  if ('children' in node) for (const child of node.children) movePlaces(child, added);
}

/**
 * MDX as the body of a function.
 * @throws Error as `parseMdxTree`
 */
export function compileMdxTree(source: string, options: Omit<MdxCompileOptions, 'features' | 'outputFormat'>): string {
  refuseEndless(source);
  const hidden = hideDollars(source);
  const { code } = mdxToJs(outdentClosings(hidden), {
    ...options,
    mdastPlugins: hidden === source ? options.mdastPlugins : [showCode, ...(options.mdastPlugins ?? [])],
    outputFormat: 'function-body',
    features: mdxFeatures(source),
  }) as MdxToJsResult;
  if (code.includes(`async ${content}`)) refuseWaiting(parseMdxTree(source));
  return compiledAtOnce(hidden === source ? code : showDollars(code));
}

/** For plugins after it, which make ids and search texts from code. */
const showCode: MdastPluginDefinition = {
  name: 'docwright-dollars',
  inlineCode: ({ value }) => ({ type: 'inlineCode', value: showDollars(value) }),
};

function refuseEndless(source: string): void {
  const place = findEndlessBrace(source);
  if (place) throw new Error(`${place.line}:${place.column}: This brace starts an expression with unclosed tags`);
}

/** Markup is made at once: what waits stands in exports, where `liftExpressions` puts what a text waits for. */
function refuseWaiting(node: Nodes): void {
  if ('children' in node) node.children.forEach(refuseWaiting);
  const { attributes = [], value } = node as { attributes?: unknown[]; value?: string };
  const code = node.type.startsWith('mdx') ? `${value} ${JSON.stringify(attributes)}` : '';
  if (node.type === ('mdxjsEsm' as string) || !/\bawait\b/.test(code)) return;
  const { line, column } = node.position!.start;
  throw new Error(
    `${line}:${column}: An attribute or a snippet cannot use await; write \`export const data = await …\``,
  );
}

const content = 'function _createMdxContent(';
const afterContent = '}\nfunction MDXContent(';

/** Engines read a function twice, now and when it is called, unless it stands in brackets. */
function compiledAtOnce(code: string): string {
  const start = code.indexOf(content);
  const end = code.indexOf(afterContent, start);
  if (start < 0 || end < 0) return code;
  return `${code.slice(0, start)}const _createMdxContent = (${code.slice(start, end)}});\n${code.slice(end + 2)}`;
}
