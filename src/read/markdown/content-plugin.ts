import type { MdastPluginDefinition } from 'satteri';
import { componentInSmallLetters } from '../../base/components/component-in-small-letters.ts';
import { alertOpening } from './alert-opening.ts';
import type { CompiledMdx, WrittenElement } from './compiled-mdx.ts';
import { showDollars } from './hide-dollars.ts';
import { placeholderNames } from './placeholder-names.ts';
import { literalValue } from './walk-tree.ts';

export interface ContentOptions {
  /**
   * Identifiers without a value: a text expression of such that reads as a placeholder (`{user_id}`, `{your-key}`) is
   * shown as it was written.
   */
  literals?: ReadonlySet<string>;
  /**
   * Of a snippet: its code and titles, addresses and what stands in for pictures are filled from its props by a
   * function of this name: `fill(code, props)`.
   */
  fillFences?: string;
  /** Name and attributes of the element that a fence becomes. `code` is passed by the compiler. */
  fence: (fence: { language: string; meta: string }) => { name: string; attributes: Record<string, unknown> };
}

/**
 * Notes the components, languages and placeholders of `source` in `compiled`, and makes elements of what Markdown has
 * no element for: fences, formulas, alerts, and expressions that are text.
 */
export function contentPlugin(source: string, compiled: CompiledMdx, options: ContentOptions): MdastPluginDefinition {
  const { literals, fence, fillFences } = options;
  const isText = isTextOf(source, options);
  const writtenAlt = createAltReader(source);
  const takesForText = (value: string): boolean => {
    const name = placeholderNames(value).find((word) => literals?.has(word));
    if (name !== undefined) compiled.placeholders.set(value.trim(), name);
    return name !== undefined;
  };
  const isFilled = (...texts: (string | null | undefined)[]): boolean =>
    fillFences !== undefined && texts.some((text) => text?.includes('{'));
  const filled = (code: string) => ({ expression: `${fillFences}(${JSON.stringify(code)}, props)` });
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
      const texts = Object.entries({ ...attributes, code: node.value });
      const fill = (value: unknown) => (typeof value === 'string' && isFilled(value) ? filled(value) : value);
      return element(name, Object.fromEntries(texts.map(([key, value]) => [key, fill(value)])));
    },
    inlineCode: (node) =>
      isFilled(node.value) ? element('code', { children: filled(node.value) }, 'mdxJsxTextElement') : undefined,
    link: ({ url, title, children }) => {
      if (!isFilled(url, title)) return undefined;
      const attributes = { href: filled(url), ...(title && { title: filled(title) }) };
      return { ...(element('a', attributes, 'mdxJsxTextElement') as object), children } as never;
    },
    image(node) {
      const { url, title } = node;
      const alt = fillFences === undefined ? node.alt : writtenAlt(node);
      if (!isFilled(url, title, alt)) return undefined;
      const attributes = { src: filled(url), alt: filled(alt ?? ''), title: title && filled(title) };
      return element('img', attributes, 'mdxJsxTextElement');
    },
    math: (node) => element('MathExpression', { source: node.value, display: true }),
    inlineMath: (node) => element('MathExpression', { source: node.value }, 'mdxJsxTextElement'),
  };
}

/** What stands in for a picture with its expressions, of which the parser leaves the braces out. */
function createAltReader(source: string): (picture: { url: string; alt?: string | null }) => string | null | undefined {
  let written: Map<string, string> | null = null;
  const keyOf = (url: string, alt: string): string => JSON.stringify([url, alt]);
  return ({ url, alt }) => {
    if (!alt) return alt;
    const pictures = source.matchAll(/!\[([^[\]]*)\]\([ \t]*<?([^\s<>)]*)/g);
    // Of pictures that are alike without their braces, the first one counts.
    written ??= new Map(
      Array.from(
        pictures,
        ([, text = '', address = '']) => [keyOf(address, text.replace(/[{}]/g, '')), text] as const,
      ).reverse(),
    );
    return written.get(keyOf(url, alt)) ?? alt;
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
  if (typeof value === 'string') return showDollars(value);
  return value ? (literalValue(showDollars(value.value)) ?? undefined) : null;
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
function isTextOf(source: string, { fillFences }: ContentOptions): (expression: string) => boolean {
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
