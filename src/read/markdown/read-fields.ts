import type { Nodes } from 'mdast';
import { findComponent } from '../../base/components/find-component.ts';
import type { AuthoredField } from '../../model/authored-field.ts';
import { parseMdx } from './parse-mdx.ts';
import { prepareSource } from './prepare-source.ts';
import { attributeValue, isJsxElement, type JsxElement, textOf } from './walk-tree.ts';

/**
 * The request and response fields that a page's body describes, snippets already inlined
 * (docs/format.md#endpoints-in-mdx). Fields count at the top level of the page and inside of another field; those in
 * tabs or steps are alternatives and examples. Gives nothing for a body that cannot be parsed, which is reported where
 * the page is read.
 */
export function readFields(body: string, place: { file: string; line: number }): AuthoredField[] {
  const { tree } = parseMdx(prepareSource(body), place);
  return fieldsAmong(tree);
}

const places = ['path', 'query', 'header', 'cookie', 'body', 'auth'] as const;
/** What may stand between two fields, and how a parser wraps fields that share a line. */
const transparentNames = new Set<string | null>(['Expandable', null]);
/** Deeper than anyone writes, and far from the end of the stack. */
const maximalDepth = 40;

function fieldsAmong(parent: Nodes, depth = 0): AuthoredField[] {
  if (!('children' in parent) || depth > maximalDepth) return [];
  return (parent.children as Nodes[]).flatMap((node) => {
    if (node.type === 'paragraph') return fieldsAmong(node, depth + 1);
    if (!isJsxElement(node)) return [];
    const field = readField(node, depth);
    if (field) return [field];
    return transparentNames.has(node.name) ? fieldsAmong(node, depth + 1) : [];
  });
}

function readField(node: JsxElement, depth: number): AuthoredField | null {
  const component = findComponent(node.name)?.name;
  if (component === 'ResponseField')
    return fieldOf(node, {
      place: 'response',
      name: attributeValue(node, 'name') ?? attributeValue(node, 'body') ?? '',
      depth,
    });
  if (component !== 'ParamField') return null;
  const place = places.find((name) => attributeValue(node, name) !== null) ?? 'body';
  return fieldOf(node, { place, name: attributeValue(node, place) || (attributeValue(node, 'name') ?? ''), depth });
}

function fieldOf(
  node: JsxElement,
  { place, name, depth }: { place: AuthoredField['place']; name: string; depth: number },
): AuthoredField {
  return {
    place,
    name: name.trim(),
    type: (attributeValue(node, 'type') ?? '').trim(),
    description: attributeValue(node, 'description') ?? ownText(node),
    required: isSet(node, 'required'),
    deprecated: isSet(node, 'deprecated'),
    default: sourceOf(node, 'default'),
    placeholder: sourceOf(node, 'placeholder'),
    fields: fieldsAmong(node, depth + 1),
  };
}

const blocks = new Set(['blockquote', 'code', 'heading', 'list', 'math', 'paragraph', 'table']);

/** What is said of the field itself: elements inside of it describe other things. */
function ownText(node: JsxElement): string {
  const texts = (node.children as Nodes[]).map((child) => {
    const text = isJsxElement(child) ? '' : textOf(child);
    return blocks.has(child.type) ? `\n\n${text.trim()}\n\n` : text;
  });
  return texts
    .join('')
    .trim()
    .replace(/\n{3,}/g, '\n\n');
}

function isSet(node: JsxElement, name: string): boolean {
  const value = attributeValue(node, name);
  return value !== null && value !== 'false';
}

/** The text of an attribute; an expression as it is written, since `{[1, 2]}` is readable too. */
function sourceOf(node: JsxElement, name: string): string | null {
  const literal = attributeValue(node, name);
  if (literal !== null) return literal;
  const attribute = node.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return attribute?.type === 'mdxJsxAttribute' && typeof attribute.value === 'object'
    ? (attribute.value?.value.trim() ?? null)
    : null;
}
