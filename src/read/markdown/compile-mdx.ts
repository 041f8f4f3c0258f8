import type { MdastPluginDefinition } from 'satteri';
import { componentInSmallLetters } from '../../base/components/component-in-small-letters.ts';
import type { Problem } from '../../model/problem.ts';
import { alertOpening } from './alert-opening.ts';
import { esmPlugin } from './esm-plugin.ts';
import { freeTags } from './free-tags.ts';
import { keepSpaces } from './keep-spaces.ts';
import { liftBlocks } from './lift-blocks.ts';
import { asShown, looseStrongPlugin } from './loose-strong.ts';
import { markdownInCode } from './markdown-in-code.ts';
import { compileMdxTree } from './mdx-parser.ts';
import { nestsTooDeeply } from './nests-too-deeply.ts';
import { type ParsedMdx, parseMdx } from './parse-mdx.ts';
import { prepareSource } from './prepare-source.ts';
import type { EsmImport } from './read-esm.ts';
import { readsAsPlaceholder } from './reads-as-placeholder.ts';
import { literalSource } from './repairs/literal-source.ts';
import { partLongBlocks, withWrittenLines } from './repairs/part-long-blocks.ts';
import { readFault } from './repairs/read-fault.ts';
import { smartDashesPlugin } from './smart-dashes.ts';
import { tightEmphasisPlugin, withoutMarks } from './tight-emphasis.ts';
import { literalValue } from './walk-tree.ts';

/** MDX compiled to the body of a function that reads the JSX runtime from `arguments[0]` and returns the exports. */
export interface CompiledMdx {
  /** `null` when the source cannot be compiled; `problems` says why. */
  code: string | null;
  imports: EsmImport[];
  /** Names the page itself declares. */
  declared: string[];
  /** Root names of the elements that are components: `Tree` for `<Tree.Folder>`, with the members used. */
  components: Map<string, Set<string>>;
  /** Names of elements in expressions alone, which the code reads from the scope around it. */
  freed: string[];
  /** The elements that are components, or have the name of one but for its capital, as they are written. */
  elements: WrittenElement[];
  /** Languages of the fences, as written. */
  languages: Set<string>;
  /** Expressions that were taken for text because of a name in `literals`, each with that name. */
  placeholders: Map<string, string>;
  problems: Problem[];
}

export interface WrittenElement {
  name: string;
  /** `value` is `null` for a bare name and `undefined` for a value that is computed. */
  attributes: { name: string; value: string | null | undefined }[];
}

export interface CompileOptions {
  file: string;
  /** Line of `file` on which the source starts. */
  line: number;
  /**
   * Identifiers without a value: a text expression of such that reads as a placeholder (`{user_id}`, `{your-key}`) is
   * shown as it was written.
   */
  literals?: ReadonlySet<string>;
  /** Of a snippet: fences are filled from its props, by a function of this name in scope: `fill(code, props)`. */
  fillFences?: string;
  /** `repairMdx`, where it is kept for who compiles a source more than once. */
  repair?: typeof repairMdx;
  /** Name and attributes of the element that a fence becomes. `code` is passed by the compiler. */
  fence: (fence: { language: string; meta: string }) => { name: string; attributes: Record<string, unknown> };
}

/**
 * Compiles MDX with the repairs of `parseMdx`; what no repair makes readable becomes text, with an error. Never throws.
 */
export function compileMdx(source: string, options: CompileOptions): CompiledMdx {
  const compiled: CompiledMdx = {
    code: null,
    imports: [],
    declared: [],
    components: new Map(),
    freed: [],
    elements: [],
    languages: new Set(),
    placeholders: new Map(),
    problems: [],
  };
  const text = prepareSource(source);
  if (!nestsTooDeeply(text) && compileText(text, compiled, options) === null && !mayHoldDoubles(compiled))
    return compiled;
  const { repair = repairMdx } = options;
  const repaired = repair({ text, file: options.file, line: options.line });
  compiled.problems.push(...repaired.problems);
  const fault = compileText(repaired.source, compiled, options);
  if (fault === null) return compiled;
  const { line, column, message } = readFault(fault) ?? { line: 1, column: 1, message: fault };
  compiled.problems.push({
    severity: 'error',
    code: 'mdx-syntax',
    message,
    file: options.file,
    line: options.line + line - 1,
    column,
  });
  compileText(literalSource(text), compiled, options);
  return compiled;
}

/** Whether names come twice, which `parseMdx` tells apart: the same import may. */
function mayHoldDoubles({ declared, imports }: CompiledMdx): boolean {
  const names = [...declared, ...imports.flatMap((item) => Object.keys(item.names))];
  return new Set(names).size < names.length;
}

/** A source that cannot be compiled, with the repairs of `parseMdx`. A page full of faults takes it long. */
export function repairMdx({ text, file, line }: { text: string; file: string; line: number }): ParsedMdx {
  return parseMdx(text, { file, line });
}

/** Sets the code; what is wrong where there is none. */
function compileText(text: string, compiled: CompiledMdx, options: CompileOptions): string | null {
  try {
    compiled.code = toFunctionBody(text, compiled, options);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function toFunctionBody(written: string, compiled: CompiledMdx, options: CompileOptions): string {
  const { source, added } = partLongBlocks(written);
  compiled.imports = [];
  compiled.declared = [];
  compiled.elements = [];
  const isOwn = (name: string): boolean =>
    compiled.declared.includes(name) || compiled.imports.some(({ names }) => Object.hasOwn(names, name));
  const repaired: Repaired[] = [];
  const content = contentPlugin(compiled, options, isTextOf(source, options));
  const pluginsOf = (text: string, depth = 0): MdastPluginDefinition[] => [
    esmPlugin(compiled, (text) => repaired.push({ text, ...strayDefault })),
    ...(depth > deepestMarkdown ? [] : markdownInCode(text, (part) => toJsx(part, pluginsOf(part, depth + 1)))),
    keepSpaces(text, isOwn),
    ...liftBlocks(text, isOwn),
    ...tightEmphasisPlugin(text),
    ...looseStrongPlugin(text, (part) => repaired.push({ text: part, ...looseStrong })),
    ...smartDashesPlugin(text),
    content,
  ];
  const code = withWrittenLines(added, () =>
    compileMdxTree(source, { jsxImportSource: 'react', mdastPlugins: pluginsOf(source) }),
  );
  compiled.problems.push(...repaired.map((part) => problemOf(part, { source: written, options })));
  const { code: free, freed } = freeTags(code, compiled.components);
  compiled.freed = freed;
  return free;
}

/** Of Markdown in the code of Markdown. */
const deepestMarkdown = 8;

function toJsx(markdown: string, mdastPlugins: MdastPluginDefinition[]): string {
  const code = compileMdxTree(prepareSource(markdown), { jsx: true, mdastPlugins });
  const [, jsx = ''] = /^ {4}return ([\s\S]*);\n\}\);\nfunction MDXContent\(/m.exec(code) ?? [];
  return jsx.replace(/(<\/?)_components\./g, '$1');
}

/** What was read otherwise than it is written, and what to say of it. */
interface Repaired {
  text: string;
  message: string;
  hint: string;
}

const strayDefault = {
  message: 'This default export cannot be the layout of the page; the page is shown without it',
  hint: 'Take out "export default", or put pasted code between fences of three backticks',
};
const looseStrong = {
  message:
    'Asterisks that Markdown takes for no bold text, because of a space within or none after them; it is shown bold',
  hint: 'Put spaces outside of the asterisks',
};

function problemOf(
  { text, message, hint }: Repaired,
  { source, options }: { source: string; options: CompileOptions },
): Problem {
  const form = [withoutMarks(source), asShown(source)].find((plain) => plain.includes(text));
  const line = form === undefined ? 1 : form.slice(0, form.indexOf(text)).split('\n').length;
  return {
    severity: 'warning',
    code: 'mdx-repaired',
    message,
    hint,
    file: options.file,
    line: options.line + line - 1,
  };
}

function contentPlugin(
  compiled: CompiledMdx,
  { literals, fence, fillFences }: CompileOptions,
  isText: (expression: string) => boolean,
): MdastPluginDefinition {
  const takesForText = (value: string): boolean => {
    const name = readsAsPlaceholder(value)
      ? value.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu)?.find((word) => literals?.has(word))
      : undefined;
    if (name !== undefined) compiled.placeholders.set(value.trim(), name);
    return name !== undefined;
  };
  const noteComponent = (node: JsxNode): void => {
    if (/^[A-Z]/.test(node.name ?? '') || componentInSmallLetters(node.name))
      compiled.elements.push(writtenElement(node));
    const [root, ...members] = (node.name ?? '').split('.');
    // The code has its props from who shows it, and `<props.icon>` from them.
    if (!root || root === 'props' || !(/^[A-Z_$]/.test(root) || members.length > 0)) return;
    const known = compiled.components.get(root) ?? new Set();
    if (members.length > 0) known.add(members.join('.'));
    compiled.components.set(root, known);
  };
  const literalText = (value: string) =>
    isText(value) || takesForText(value) ? ({ type: 'text', value: `{${value}}` } as const) : undefined;
  return {
    name: 'docwright-content',
    mdxJsxFlowElement: noteComponent,
    mdxJsxTextElement: noteComponent,
    mdxTextExpression: (node) => literalText(node.value),
    mdxFlowExpression: (node) => literalText(node.value),
    blockquote: (node) => alertOf(node),
    code(node) {
      const language = node.lang ?? '';
      compiled.languages.add(language);
      const { name, attributes } = fence({ language, meta: node.meta ?? '' });
      const isFilled = fillFences !== undefined && node.value.includes('{');
      const code = isFilled ? { expression: `${fillFences}(${JSON.stringify(node.value)}, props)` } : node.value;
      return element(name, { ...attributes, code });
    },
    math: (node) => element('MathExpression', { source: node.value, display: true }),
    inlineMath: (node) => element('MathExpression', { source: node.value }, 'mdxJsxTextElement'),
  };
}

interface JsxNode {
  name?: string | null;
  attributes: readonly { type: string; name?: string; value?: string | { value: string } | null }[];
}

function writtenElement({ name, attributes }: JsxNode): WrittenElement {
  return {
    name: name!,
    attributes: attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && attribute.name !== undefined
        ? [{ name: attribute.name, value: writtenValue(attribute.value) }]
        : [],
    ),
  };
}

function writtenValue(value: string | { value: string } | null | undefined): string | null | undefined {
  if (typeof value !== 'object' || value === null) return value ?? null;
  return literalValue(value.value) ?? undefined;
}

/** `> [!NOTE]`, GitHub's way to write a callout. */
function alertOf(node: { children: readonly unknown[] }) {
  const [first, ...rest] = node.children as { type: string; children?: { type: string; value?: string }[] }[];
  const [text, ...others] = first?.type === 'paragraph' ? (first.children ?? []) : [];
  const opening = text?.type === 'text' ? alertOpening(text.value ?? '') : null;
  if (!opening) return undefined;
  const begin = { type: 'text', value: opening.rest };
  const name = opening.kind.charAt(0).toUpperCase() + opening.kind.slice(1);
  const content =
    begin.value === '' && others.length === 0 ? rest : [{ type: 'paragraph', children: [begin, ...others] }, ...rest];
  return { type: 'mdxJsxFlowElement', name, attributes: [], children: content } as never;
}

/** Tells which expressions between words are text: JavaScript would make something of them that no author means. */
function isTextOf(source: string, { fillFences }: CompileOptions): (expression: string) => boolean {
  const declares = (name: string): boolean =>
    new RegExp(`\\b(?:const|let|var|function|class|import|export)\\b[^\\n]*\\b${name}\\b`).test(source);
  const isSnippet = fillFences !== undefined;
  return (expression) => {
    if (isPlaceholder(expression) || isList(expression)) return true;
    const name = /^\s*([A-Za-z]\w*)\s*$/.exec(expression)?.[1];
    return name !== undefined && !isSnippet && (name in globalThis || name === 'user') && !declares(name);
  };
}

/** `{{name}}` without a variable of that name. */
function isPlaceholder(expression: string): boolean {
  return /^\{\s*[\w.-]+\s*\}$/.test(expression);
}

/** `{1, 2}`: of a sequence, JavaScript gives the last value alone. */
function isList(expression: string): boolean {
  return /^[^()[\]{}<>`/]*$/.test(expression) && expression.replace(/"[^"]*"|'[^']*'/g, '').includes(',');
}

function element(
  name: string,
  attributes: Record<string, unknown>,
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' = 'mdxJsxFlowElement',
) {
  return {
    type,
    name,
    attributes: Object.entries(attributes)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([key, value]) => ({
        type: 'mdxJsxAttribute' as const,
        name: key,
        value:
          typeof value === 'string'
            ? value
            : { type: 'mdxJsxAttributeValueExpression' as const, value: expressionOf(value) },
      })),
    children: [],
  } as never;
}

function expressionOf(value: unknown): string {
  const isExpression =
    typeof value === 'object' && value !== null && 'expression' in value && typeof value.expression === 'string';
  return isExpression ? (value.expression as string) : JSON.stringify(value);
}
