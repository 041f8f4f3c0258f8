import type { Element, ElementContent, Nodes } from 'hast';
import type { SdkAnswer, SdkCode, SdkDescribed, SdkField } from '../../../model/api/sdk.ts';
import { childElements, findOutermost, hasClassName, wordsIn } from '../sphinx/sphinx-elements.ts';
import { sphinxCode, sphinxMarkdown } from '../sphinx/sphinx-markdown.ts';
import { splitCode, trimEnds } from './split-code.ts';

/** What a section of a page tells of a type or a member. */
export interface JavadocPart {
  /** The element that shows how it is declared. */
  signature: Element | null;
  described: SdkDescribed;
  /** What tags of the comment say, and what javadoc adds, by labels in small letters. */
  told: ReadonlyMap<string, Element[]>;
}

/** Labels of what has a place of its own. */
const placed: readonly string[] = [
  ...['parameters', 'type parameters', 'returns', 'throws', 'default', 'direct known subclasses'],
  ...['all implemented interfaces', 'all superinterfaces', 'all known subinterfaces', 'all known implementing classes'],
];

const signatures: readonly string[] = ['type-signature', 'member-signature', 'package-signature'];
const copied: readonly string[] = ['description-from-type-label', 'descfrm-type-label'];

export function readJavadocPart(section: Nodes): JavadocPart {
  const isSignature = (node: Element): boolean => signatures.some((name) => hasClassName(node, name));
  const parts = findOutermost(
    section,
    (node) => isSignature(node) || ['block', 'deprecation-block', 'notes'].some((name) => hasClassName(node, name)),
  );
  const of = (name: string): Element[] => parts.filter((node) => hasClassName(node, name));
  const lists = of('notes').map(readList);
  const deprecated = of('deprecation-block')[0];
  return {
    signature: parts.find(isSignature) ?? null,
    described: {
      description: of('block')
        .filter((block) => !childElements(block).some((node) => copied.some((name) => hasClassName(node, name))))
        .map(({ children }) => sphinxMarkdown(children))
        .join('\n\n'),
      deprecated: deprecated ? findOutermost(deprecated, isReason).map(markdownOf).join('\n\n') : null,
      examples: [],
      notes: lists.flatMap((list) => [...list].flatMap(readNote)),
      flags: [],
    },
    told: new Map(lists.flatMap((list) => [...list].map(([label, content]) => [label.toLowerCase(), content]))),
  };
}

function isReason(node: Element): boolean {
  return hasClassName(node, 'deprecation-comment');
}

function markdownOf({ children }: Element): string {
  return sphinxMarkdown(children);
}

function readList(list: Element): Map<string, Element[]> {
  const entries = new Map<string, Element[]>();
  let label = '';
  for (const element of childElements(list)) {
    if (element.tagName === 'dt')
      label = wordsIn(element)
        .replace(/[:：]\s*$/, '')
        .trim();
    else entries.set(label, [...(entries.get(label) ?? []), element]);
  }
  return entries;
}

function readNote([label, content]: [string, Element[]]): SdkDescribed['notes'] {
  if (placed.includes(label.toLowerCase())) return [];
  const telling = content.map(withoutIndexes);
  if (telling.every((node) => wordsIn(node).trim() === '')) return [];
  const items = telling.map((node) => ({ ...node, tagName: 'li' }));
  const text =
    items.length === 1
      ? markdownOf(items[0]!)
      : sphinxMarkdown([{ type: 'element', tagName: 'ul', properties: {}, children: items }]);
  return [{ label, text }];
}

/** Links to the lists of constants and of serialized forms, which have no pages here, are nothing to see. */
function withoutIndexes(node: Element): Element {
  const isIndex = (child: ElementContent): boolean =>
    child.type === 'element' &&
    /^#(?:constant-values|serialized-form)\.html/.test(String(findLink(child)?.properties['href'] ?? ''));
  const children = node.children.filter((child) => !isIndex(child));
  return { ...node, children: children.map((child) => (child.type === 'element' ? withoutIndexes(child) : child)) };
}

/** The link that an entry of a list is. */
function findLink(node: Element): Element | undefined {
  return node.tagName === 'a' ? node : node.tagName === 'li' ? childElements(node).find(isLink) : undefined;
}

function isLink({ tagName }: Element): boolean {
  return tagName === 'a';
}

/** An element as code, its names with links. */
export function codeOf(nodes: readonly ElementContent[]): SdkCode {
  return trimEnds(
    sphinxCode(nodes).map((part) =>
      typeof part === 'string' ? part.replace(/\s+/g, ' ') : { ...part, text: part.text.replace(/\s+/g, ' ') },
    ),
  );
}

/** The element of a signature that has a class, as code. */
export function partOfCode(signature: Element | null, name: string): SdkCode {
  const [found] = signature ? findOutermost(signature, (node) => hasClassName(node, name)) : [];
  return codeOf(found ? found.children : []);
}

export function codeWords(code: SdkCode): string {
  return code.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** A declaration on one line, below its annotations. */
export function writeDeclaration(signature: Element | null): string {
  if (!signature) return '';
  const isAnnotations = (node: ElementContent): boolean => hasClassName(node, 'annotations');
  const before = signature.children.filter(isAnnotations).map((node) => wordsIn(node).trim().replace(/\n\s+/g, ' '));
  return [...before, codeWords(codeOf(signature.children.filter((node) => !isAnnotations(node))))]
    .filter(Boolean)
    .join('\n')
    .replace(/ {2,}/g, ' ');
}

/** Words of Java, such as `non-sealed` and `@interface`; strangers write anything there. */
export function modifiersOf(signature: Element | null): string[] {
  const words = codeWords(partOfCode(signature, 'modifiers')).split(' ');
  return words.filter((word) => /^@?[a-z-]+$/.test(word));
}

/** `name - words`, or `type - words`. */
export function readAnswers(entries: readonly Element[] = []): SdkAnswer[] {
  return entries.map(({ children }) => {
    const at = children.findIndex((node) => node.type === 'text' && /^\s*[-–—](?:\s|$)/.test(node.value));
    const dash = children[at];
    if (dash?.type !== 'text') return { type: codeOf(children), description: '' };
    const words = [{ ...dash, value: dash.value.replace(/^\s*[-–—]\s*/, '') }, ...children.slice(at + 1)];
    return { type: codeOf(children.slice(0, at)), description: sphinxMarkdown(words) };
  });
}

export function typeParametersOf(told: JavadocPart['told']): SdkField[] {
  return readAnswers(told.get('type parameters')).map(({ type, description }) =>
    fieldOf({ name: codeWords(type), type: [], description, isRequired: false }),
  );
}

export function readParameters({ signature, told }: JavadocPart): SdkField[] {
  const words = new Map(readAnswers(told.get('parameters')).map((one) => [codeWords(one.type), one.description]));
  const [first = '', ...others] = partOfCode(signature, 'parameters');
  const inner = typeof first === 'string' ? [first.replace(/^\(/, ''), ...others] : [first, ...others];
  const last = inner.at(-1);
  if (typeof last === 'string') inner[inner.length - 1] = last.replace(/\)$/, '');
  return splitCode(inner, /,/).map(({ code }) => {
    const end = code.at(-1)!;
    const name = typeof end === 'string' ? (/[\p{L}\p{N}_$]+$/u.exec(end)?.[0] ?? '') : '';
    const type =
      typeof end === 'string' ? trimEnds([...code.slice(0, -1), end.slice(0, end.length - name.length)]) : code;
    const isRequired = !codeWords(type).endsWith('...');
    return fieldOf({ name, type, description: words.get(name) ?? '', isRequired });
  });
}

function fieldOf(field: Pick<SdkField, 'name' | 'type' | 'description' | 'isRequired'>): SdkField {
  return { deprecated: null, examples: [], notes: [], flags: [], default: null, fields: [], ...field };
}
