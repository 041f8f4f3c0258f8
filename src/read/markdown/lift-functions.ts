import type { Nodes, Root } from 'mdast';
import { holdsOutsideFences } from '../../base/text/holds-outside-fences.ts';
import { addAll } from '../../base/values/add-all.ts';
import { applyEdits, type Edit } from './apply-edits.ts';
import { parseAst } from './code-parser.ts';
import { parseMdx } from './parse-mdx.ts';
import { prepareSource } from './prepare-source.ts';
import { closingBrace } from './repairs/closing-brace.ts';
import { endOfTag } from './repairs/end-of-tag.ts';
import { isJsxElement, type JsxElement, walk } from './walk-tree.ts';

/**
 * Makes functions that a page gives to components of its site (`<Widget onPick={(x) => …} />`) exports of the page, so
 * that the browser can have them as well, also within lists and objects. Lines keep their numbers. Not for snippets, as
 * with `liftExpressions`.
 */
export function liftFunctions(source: string): string {
  if (!holdsOutsideFences(source, mayGiveFunctions)) return source;
  const { tree, source: text } = parseMdx(prepareSource(source), { file: '', line: 1 });
  const named = namesIn(tree);
  const edits: Edit[] = [];
  walk(tree, (node) => {
    if (isJsxElement(node) && named.has(rootOf(node))) addAll(edits, functionsIn(node, text));
    return true;
  });
  const lifted = edits.map(({ start, end }, index) => ({ start, end, name: `inlineFunction${index + 1}` }));
  const uses = lifted.map(({ start, end, name }) => {
    return { start, end, text: name + text.slice(start, end).replace(/[^\n]/g, '') };
  });
  const exported = lifted.map(({ start, end, name }) => `export const ${name} = ${text.slice(start, end)};`);
  return lifted.length === 0 ? source : `${applyEdits(text, uses)}\n\n${exported.join('\n\n')}\n`;
}

function mayGiveFunctions(text: string): boolean {
  return /=\s*\{/.test(text) && /=>|\bfunction\b/.test(text) && /^(?:import|export)\s/m.test(text);
}

/** What the statements of a page name as components are named: built-in ones take no functions to browsers. */
function namesIn({ children }: Root): ReadonlySet<string> {
  const statements = (children as { type: string; value?: string }[]).filter(({ type }) => type === 'mdxjsEsm');
  return new Set(statements.flatMap(({ value = '' }) => value.match(/\b[A-Z]\w*/g) ?? []));
}

function rootOf({ name }: JsxElement): string {
  return /^\w*/.exec(name ?? '')![0];
}

/** Where functions stand in the opening tag of an element. */
function functionsIn(node: JsxElement, text: string): Edit[] {
  const start = (node as Nodes).position?.start.offset;
  const end = start === undefined ? null : endOfTag(text, start);
  if (start === undefined || end === null) return [];
  let at = start;
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object' || !attribute.value) return [];
    // The tree has the code without what its lines are indented by.
    const brace = text.indexOf('{', text.indexOf(attribute.name, at));
    const close = closingBrace(text, brace, 'code');
    const code = text.slice(brace + 1, close);
    if (close >= end || withoutSpaces(code) !== withoutSpaces(attribute.value.value)) return [];
    at = close;
    // The bracket before the code, as it is parsed, stands for the brace.
    return readFunctions(code).map((place) => ({ start: brace + place.start, end: brace + place.end, text: '' }));
  });
}

function withoutSpaces(code: string): string {
  return code.replace(/\s+/g, '');
}

interface Syntax {
  type: string;
  start: number;
  end: number;
  expression?: Syntax;
  elements?: (Syntax | null)[];
  properties?: { value?: Syntax; method?: boolean; computed?: boolean }[];
}

/** Functions that a value is, or holds in its lists and objects; none that asks for what the page was given. */
function readFunctions(code: string): Syntax[] {
  if (!/=>|\bfunction\b/.test(code)) return [];
  let value: Syntax | undefined;
  try {
    value = (parseAst(`(${code}\n)`, { lang: 'jsx' }).body[0] as unknown as Syntax).expression;
  } catch {
    return [];
  }
  const found: Syntax[] = [];
  collect(value, found);
  return found.filter(({ start, end }) => !/\bprops\b/.test(code.slice(start - 1, end - 1)));
}

function collect(node: Syntax | null | undefined, found: Syntax[]): void {
  if (node?.type === 'ParenthesizedExpression') collect(node.expression, found);
  else if (node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression') found.push(node);
  else if (node?.type === 'ArrayExpression') for (const item of node.elements ?? []) collect(item, found);
  else if (node?.type === 'ObjectExpression')
    for (const { value, method } of node.properties ?? []) if (!method) collect(value, found);
}
