import type { Element, ElementContent } from 'hast';
import type { SdkAnswer, SdkCode, SdkDescribed, SdkField, SdkSignature } from '../../../model/api/sdk.ts';
import { childElements, findOutermost, hasClassName, wordsIn } from './sphinx-elements.ts';
import { sphinxCode, sphinxFields, sphinxMarkdown } from './sphinx-markdown.ts';

/** What stands below a signature: the comment, fields, and definitions in it. */
export interface SphinxBody {
  described: SdkDescribed;
  bases: SdkCode[];
  fields: ReadonlyMap<string, Element>;
  definitions: Element[];
}

const told = ['parameters', 'keyword arguments', 'returns', 'return type', 'raises', 'yields', 'variables', 'type'];

export function readSphinxBody(body: Element | undefined): SphinxBody {
  const children = body?.children ?? [];
  const isList = (node: ElementContent, name: string): boolean =>
    node.type === 'element' && node.tagName === 'dl' && hasClassName(node, name);
  const isBases = (node: ElementContent): boolean => node.type === 'element' && /^Bases:/.test(wordsIn(node).trim());
  const isDeprecated = (node: ElementContent): boolean => hasClassName(node, 'deprecated');
  const text = children.filter(
    (node) => !(isList(node, 'py') || isList(node, 'field-list') || isBases(node) || isDeprecated(node)),
  );
  const elements = body ? childElements(body) : [];
  const fields = sphinxFields(elements.filter((node) => isList(node, 'field-list')));
  const deprecated = elements.find(isDeprecated);
  return {
    described: {
      description: sphinxMarkdown(text),
      deprecated: deprecated ? sphinxMarkdown(withoutMark(deprecated)) : null,
      examples: [],
      notes: [...fields]
        .filter(([label]) => !told.includes(label))
        .map(([label, content]) => ({ label: capital(label), text: sphinxMarkdown(content.children) })),
      flags: [],
    },
    bases: elements.filter(isBases).flatMap(({ children: own }) => basesOf(own)),
    fields,
    definitions: elements.filter((node) => isList(node, 'py')),
  };
}

/** `Deprecated since version 1.2: ` is said by the label. */
function withoutMark({ children }: Element): ElementContent[] {
  return children.map((node) =>
    node.type === 'element'
      ? { ...node, children: node.children.filter((child) => !hasClassName(child, 'versionmodified')) }
      : node,
  );
}

function basesOf(children: readonly ElementContent[]): SdkCode[] {
  return children
    .filter((node) => node.type === 'element')
    .map((node) => sphinxCode([node]))
    .filter(([only]) => only !== 'object');
}

function capital(text: string): string {
  const words = text.replace(/[^\p{L}\p{N} ]/gu, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A signature line of Python as code, without the module before the name. */
export function writeSphinxCode(line: Element): string {
  const parts = line.children.filter((node) => !hasClassName(node, 'descclassname')).map(wordsIn);
  return parts.join('').replace(/\s+/g, ' ').replace(/ ?→ ?/, ' -> ').replace(/\( /, '(').replace(/,? \)/, ')').trim();
}

export function readSphinxSignature(line: Element, { described, fields }: SphinxBody, before = ''): SdkSignature {
  const typehint = findOutermost(line, (node) => hasClassName(node, 'sig-return-typehint'))[0];
  const returned = fields.get('returns') ?? fields.get('yields');
  const type = typehint ? sphinxCode(typehint.children) : sphinxCode(fields.get('return type')?.children ?? []);
  const shown = trimCode(type);
  const hasAnswer = returned !== undefined || (shown.length > 0 && shown.join() !== 'None');
  return {
    ...described,
    code: `${before}${writeSphinxCode(line)}`,
    typeParameters: [],
    parameters: readParameters(line, fields),
    returns: hasAnswer ? { type: shown, description: sphinxMarkdown(returned?.children ?? []) } : null,
    throws: entriesOf(fields.get('raises')).map(readThrown),
  };
}

function readParameters(line: Element, fields: ReadonlyMap<string, Element>): SdkField[] {
  const entries = [...entriesOf(fields.get('parameters')), ...entriesOf(fields.get('keyword arguments'))];
  const words = new Map(entries.map(({ children }) => [nameIn(children), children]));
  return findOutermost(line, (node) => hasClassName(node, 'sig-param')).flatMap((parameter): SdkField[] => {
    const named = childElements(parameter).filter((node) => hasClassName(node, 'n'));
    const name = wordsIn(parameter).split(/[:=]/, 1)[0]!.trim();
    if (!/\w/.test(name)) return [];
    const otherwise = childElements(parameter).find((node) => hasClassName(node, 'default_value'));
    return [
      {
        ...{ deprecated: null, examples: [], notes: [], flags: [], fields: [] },
        description: sphinxMarkdown(afterDash(words.get(name.replace(/^\*+/, '')) ?? [])),
        name,
        type: trimCode(sphinxCode(named[1] ? named[1].children : [])),
        isRequired: !otherwise && !name.startsWith('*'),
        default: otherwise ? wordsIn(otherwise) : null,
      },
    ];
  });
}

function readThrown({ children }: Element): SdkAnswer {
  const dash = children.findIndex(isDash);
  return {
    type: trimCode(sphinxCode(dash < 0 ? children : children.slice(0, dash))),
    description: sphinxMarkdown(dash < 0 ? [] : afterDash(children)),
  };
}

/** Entries of a field: of a list, or the only one. */
function entriesOf(field: Element | undefined): Element[] {
  return field ? findOutermost(field, ({ tagName }) => tagName === 'p') : [];
}

function nameIn(children: readonly ElementContent[]): string {
  const strong = children.find((node) => node.type === 'element' && node.tagName === 'strong');
  return strong ? wordsIn(strong).replace(/^\*+/, '') : '';
}

function isDash(node: ElementContent): boolean {
  return node.type === 'text' && /^\s*\)?\s*[–—]/.test(node.value);
}

/** `name (type) – words` without what stands before the words. */
function afterDash(children: readonly ElementContent[]): ElementContent[] {
  const at = children.findIndex(isDash);
  const dash = children[at];
  if (dash?.type !== 'text') return [];
  return [{ ...dash, value: dash.value.replace(/^\s*\)?\s*[–—]\s*/, '') }, ...children.slice(at + 1)];
}

export function trimCode(code: SdkCode): SdkCode {
  const texts = code.filter((part) => typeof part !== 'string' || part !== '');
  const isBlank = (part: SdkCode[number] | undefined): boolean => typeof part === 'string' && part.trim() === '';
  while (isBlank(texts[0])) texts.shift();
  while (isBlank(texts.at(-1))) texts.pop();
  return texts;
}
