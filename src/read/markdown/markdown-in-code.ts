import type { MdastPluginDefinition } from 'satteri';
import { mapProse } from '../../base/text/map-prose.ts';
import { isObject } from '../../base/values/is-object.ts';
import { applyEdits, type Edit } from './apply-edits.ts';
import { parseAst } from './code-parser.ts';
import { dedent } from './dedent.ts';

const onlyParagraph = /^(?:<>)?<p>((?:(?!<p>)[\s\S])*)<\/p>(?:<\/>)?$/;

/**
 * Makes JSX of the Markdown that stands in `<MDX>` inside of expressions, as `compile` gives it, be it as a text in
 * quotes. What a value gives (`<MDX>{text}</MDX>`) is read when the page renders; what cannot be compiled stays, with
 * its lines as one.
 */
export function markdownInCode(source: string, compile: (markdown: string) => string): MdastPluginDefinition[] {
  if (!source.includes('<MDX')) return [];
  const replaced = (node: { type: string; value: string }) => {
    const isInSentence = node.type === 'mdxTextExpression';
    const value = applyEdits(node.value, editsOf(node.value, { compile, isInSentence }));
    return value === node.value ? undefined : ({ ...node, value } as never);
  };
  return [{ name: 'docwright-markdown-in-code', mdxTextExpression: replaced, mdxFlowExpression: replaced }];
}

interface Given {
  compile: (markdown: string) => string;
  isInSentence: boolean;
}

function editsOf(code: string, { compile, isInSentence }: Given): Edit[] {
  if (!code.includes('<MDX')) return [];
  try {
    return outermost(parseAst(`(${code})`, { lang: 'jsx' }).body).flatMap(({ start, end, inside, quoted }) => {
      const body = code.slice(inside.start - 1, inside.end - 1);
      const isValue = quoted === null && /^\s*\{[\s\S]*\}\s*$/.test(body);
      const text = isValue ? '' : compile(dedent(quoted === null ? body : withoutExpressions(quoted)));
      const jsx = isInSentence ? text.replace(onlyParagraph, '<>$1</>') : text;
      return jsx === '' ? [] : [{ start: start - 1, end: end - 1, text: jsx }];
    });
  } catch {
    return [];
  }
}

interface Place {
  start: number;
  end: number;
}

/** In a text in quotes, braces are braces. */
function withoutExpressions(text: string): string {
  return mapProse(text, (prose) => prose.replace(/[{}]/g, '\\$&'));
}

/** The elements in a syntax tree that no other is around; `quoted`: the text that is all that they hold. */
function outermost(tree: unknown): (Place & { inside: Place; quoted: string | null })[] {
  if (Array.isArray(tree)) return tree.flatMap(outermost);
  if (!isObject(tree)) return [];
  const { type, start, end, openingElement: opening, closingElement: closing, children } = tree as unknown as Element;
  if (type !== 'JSXElement' || opening.name.name !== 'MDX') return Object.values(tree).flatMap(outermost);
  if (!closing) return [];
  return [{ start, end, inside: { start: opening.end, end: closing.start }, quoted: quotedText(children) }];
}

function quotedText(children: Child[]): string | null {
  const [only, ...others] = children.filter(({ type, value }) => type !== 'JSXText' || value?.trim() !== '');
  if (only?.type !== 'JSXExpressionContainer' || others.length > 0) return null;
  const { type, value, quasis } = only.expression ?? {};
  if (type === 'Literal' && typeof value === 'string') return value;
  return type === 'TemplateLiteral' && quasis?.length === 1 ? quasis[0]!.value.cooked : null;
}

interface Element extends Place {
  type: string;
  openingElement: Place & { name: { name?: string } };
  closingElement: Place | null;
  children: Child[];
}

interface Child {
  type: string;
  value?: string;
  expression?: { type: string; value?: unknown; quasis?: { value: { cooked: string | null } }[] };
}
