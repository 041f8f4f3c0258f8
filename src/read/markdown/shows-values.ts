import type { Nodes } from 'mdast';
import { findComponent, isComponentName } from '../../base/components/find-component.ts';
import { addressProps, shownProps } from '../../base/components/spoken-props.ts';
import { jsNamePart } from '../../base/text/js-name.ts';
import { literalText } from './literal-text.ts';
import { type EsmBlock, readEsm } from './read-esm.ts';
import { isComment, isExpression, isJsxElement, type JsxElement, walk } from './walk-tree.ts';

/**
 * Whether what a page shows is only known once it is rendered: expressions between its words, computed properties that
 * readers see or that lead somewhere, components of the author's own, and those that are but layout.
 */
export function showsValues(tree: Nodes): boolean {
  const own = new Set<string>();
  const used = new Set<string>();
  let isShown = false;
  walk(tree, (node, ancestors) => {
    if (isShown || isSilent(node)) return false;
    if (node.type === 'mdxjsEsm') for (const name of ownNames(node.value)) own.add(name);
    if (isExpression(node)) isShown = isComputed(node.value, ancestors);
    if (!isJsxElement(node)) return true;
    used.add((node.name ?? '').split('.', 1)[0]!);
    isShown = hasShownValue(node);
    return true;
  });
  return isShown || [...used].some((name) => own.has(name) || findComponent(name)?.isLayout || isUnknown(name));
}

function isUnknown(name: string): boolean {
  return /^[A-Z]/.test(name) && !isComponentName(name);
}

function isSilent(node: Nodes): boolean {
  return isJsxElement(node) && (node.name === 'script' || node.name === 'style');
}

/** A literal of one line reads as its text, and one in a block of code as code. */
function isComputed(expression: string, ancestors: readonly Nodes[]): boolean {
  if (isComment(expression)) return false;
  const text = literalText(expression);
  return text === null || (text.includes('\n') && !isCode(ancestors));
}

function isCode(ancestors: readonly Nodes[]): boolean {
  const parent = ancestors.findLast(isJsxElement);
  return parent?.name === 'Prompt' || findComponent(parent?.name)?.content === 'code';
}

function hasShownValue(node: JsxElement): boolean {
  const [shown, addresses] = [shownProps(node.name ?? ''), addressProps(node.name ?? '')];
  return node.attributes.some((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return true;
    const { name, value } = attribute;
    if (typeof value !== 'object' || value === null) return false;
    if (addresses.includes(name)) return holdsNames(value.value) || withoutLiterals(value.value).includes('+');
    return shown.includes(name) && holdsNames(value.value);
  });
}

/** Before the values of objects. */
const keys = new RegExp(`${jsNamePart}+\\s*:`, 'gu');

/** Whether anything but literals, and lists and objects of them, is in an expression. */
function holdsNames(expression: string): boolean {
  return /[\p{L}_$`<]/u.test(withoutLiterals(expression));
}

/** An expression without the literals in it, and without the keys of objects. */
function withoutLiterals(expression: string): string {
  return expression
    .replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\$]|\\[\s\S]|\$(?!\{))*`/g, '')
    .replace(keys, '')
    .replace(/\b(?:true|false|null|undefined)\b/g, '');
}

/** Built-in components that a page imports from a package are the built-in ones. */
function ownNames(source: string): string[] {
  const { imports, declared } = readBlock(source);
  const imported = imports.flatMap(({ specifier, names }) =>
    Object.keys(names).filter((name) => /^[./]/.test(specifier) || !isComponentName(name)),
  );
  return [...declared, ...imported];
}

function readBlock(source: string): Pick<EsmBlock, 'imports' | 'declared'> {
  try {
    return readEsm(source);
  } catch {
    return { imports: [], declared: [] };
  }
}
