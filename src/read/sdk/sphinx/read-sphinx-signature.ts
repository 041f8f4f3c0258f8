import type { Element, ElementContent } from 'hast';
import type { SdkCode, SdkDescribed, SdkSignature } from '../../../model/api/sdk.ts';
import { readSphinxEntries } from './read-sphinx-entries.ts';
import { isUnreadSignature, readSphinxParameters, shortenNames } from './read-sphinx-parameters.ts';
import { childElements, findOutermost, hasClassName, wordsIn } from './sphinx-elements.ts';
import { sphinxCode, sphinxFields, sphinxMarkdown } from './sphinx-markdown.ts';
import { splitSphinxCode } from './split-sphinx-code.ts';
import { trimCode } from './trim-code.ts';

/** What stands below a signature: the comment, fields, and definitions in it. */
export interface SphinxBody {
  described: SdkDescribed;
  bases: SdkCode[];
  fields: ReadonlyMap<string, Element>;
  definitions: Element[];
}

const told = ['parameters', 'keyword arguments', 'returns', 'return type', 'raises', 'yields', 'type'];

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
        .filter(([label]) => !told.includes(label) || (label === 'yields' && fields.has('returns')))
        .map(([label, content]) => ({ label: capital(label), text: sphinxMarkdown(content.children) })),
      flags: [],
    },
    bases: elements.filter(isBases).flatMap(({ children: own }) => basesOf(own)),
    fields,
    definitions: elements.filter((node) => isList(node, 'py')),
  };
}

/** Of `Deprecated since version 1.2: `, the label says the first word. */
function withoutMark({ children }: Element): ElementContent[] {
  return children.map((node) =>
    node.type === 'element' ? { ...node, children: node.children.map(shortenMark) } : node,
  );
}

function shortenMark(node: ElementContent): ElementContent {
  if (!hasClassName(node, 'versionmodified')) return node;
  return { type: 'text', value: wordsIn(node).replace(/^Deprecated s/, 'S') };
}

function basesOf(children: readonly ElementContent[]): SdkCode[] {
  const [first = '', ...rest] = sphinxCode(children);
  const code = typeof first === 'string' ? [first.replace(/^\s*Bases:\s*/, ''), ...rest] : [first, ...rest];
  return splitSphinxCode(code).filter(([only]) => only !== 'object');
}

function capital(text: string): string {
  const words = text.replace(/[^\p{L}\p{N} ]/gu, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A signature line of Python as code, without the module before the name; a decorator keeps its mark. */
export function writeSphinxCode(line: Element): string {
  const parts = line.children
    .filter((node) => !hasClassName(node, 'descclassname') || wordsIn(node) === '@')
    .map(wordsIn);
  const code = parts.join('').replace(/\s+/g, ' ').replace(/ ?→ ?/, ' -> ').replace(/\( /, '(').replace(/,? \)/, ')');
  return (isUnreadSignature(line) ? shortenNames(code) : code).trim();
}

export function readSphinxSignature(line: Element, { described, fields }: SphinxBody, before = ''): SdkSignature {
  const typehint = findOutermost(line, (node) => hasClassName(node, 'sig-return-typehint'))[0];
  const returned = fields.get('returns') ?? fields.get('yields');
  const type = typehint ? sphinxCode(typehint.children) : sphinxCode(fields.get('return type')?.children ?? []);
  const shown = trimCode(type);
  const hasAnswer = returned !== undefined || (shown.length > 0 && shown.join() !== 'None');
  return {
    ...described,
    code: writeSphinxCode(line).replace(/^(?:async )?(?!@)/, (mark) => mark + before),
    typeParameters: [],
    parameters: readSphinxParameters(line, fields),
    returns: hasAnswer ? { type: shown, description: sphinxMarkdown(returned?.children ?? []) } : null,
    throws: readSphinxEntries(fields.get('raises')).map(({ head, text }) => ({
      type: head,
      description: sphinxMarkdown(text),
    })),
  };
}
