import type { Element } from 'hast';
import type { SdkCode, SdkField } from '../../../model/api/sdk.ts';
import { readSphinxEntries, type SphinxEntry } from './read-sphinx-entries.ts';
import { childElements, findOutermost, hasClassName, wordsIn } from './sphinx-elements.ts';
import { sphinxCode, sphinxMarkdown } from './sphinx-markdown.ts';
import { splitSphinxCode } from './split-sphinx-code.ts';
import { trimCode } from './trim-code.ts';

interface Written {
  name: string;
  type: SdkCode;
  default: string | null;
  isOptional: boolean;
}

/** The parameters of a signature with what the comment says of them, then those that it takes by their names alone. */
export function readSphinxParameters(line: Element, fields: ReadonlyMap<string, Element>): SdkField[] {
  const named = readSphinxEntries(fields.get('keyword arguments'));
  const entries = new Map([...readSphinxEntries(fields.get('parameters')), ...named].map((one) => [one.name, one]));
  const written = writtenIn(line);
  const known = new Set(written.map(({ name }) => name.replace(/^\*+/, '')));
  const others = named
    .filter(({ name }) => name !== '' && !known.has(name))
    .map(({ name }): Written => ({ name, type: [], default: null, isOptional: true }));
  return [...written, ...others].map((one) => fieldOf(one, entries.get(one.name.replace(/^\*+/, ''))));
}

function fieldOf({ name, type, default: value, isOptional }: Written, entry: SphinxEntry | undefined): SdkField {
  return {
    ...{ deprecated: null, examples: [], notes: [], flags: [], fields: [] },
    description: sphinxMarkdown(entry?.text ?? []),
    name,
    type: type.length > 0 ? type : (entry?.type ?? []),
    isRequired: value === null && !isOptional && !entry?.isOptional && !name.startsWith('*'),
    default: value,
  };
}

function writtenIn(line: Element): Written[] {
  const nodes = findOutermost(line, (node) => hasClassName(node, 'sig-param') || hasClassName(node, 'optional'));
  if (isUnreadSignature(line)) return readTexts(nodes.filter((node) => hasClassName(node, 'sig-param')));
  let depth = 0;
  return nodes.flatMap((node): Written[] => {
    if (!hasClassName(node, 'optional')) return readWritten(node, depth > 0);
    depth += wordsIn(node).trim() === '[' ? 1 : -1;
    return [];
  });
}

function readWritten(parameter: Element, isOptional: boolean): Written[] {
  const named = childElements(parameter).filter((node) => hasClassName(node, 'n'));
  const name = wordsIn(parameter).split(/[:=]/, 1)[0]!.trim();
  if (!/\w/.test(name)) return [];
  const otherwise = childElements(parameter).find((node) => hasClassName(node, 'default_value'));
  const type = trimCode(sphinxCode(named[1] ? named[1].children : []));
  return [{ name, type, default: otherwise ? wordsIn(otherwise) : null, isOptional }];
}

/** Sphinx leaves a signature that is no Python, as of a default that has no code, as pieces between commas. */
export function isUnreadSignature(line: Element): boolean {
  const isPiece = (node: Element): boolean =>
    childElements(node).some((part) => hasClassName(part, 'n')) &&
    /[:=]/.test(wordsIn(childElements(node).find((part) => hasClassName(part, 'n'))!));
  return findOutermost(line, (node) => hasClassName(node, 'sig-param')).some(isPiece);
}

/** Names as they are shown: Sphinx marks with `~` those that it shows without their modules. */
export function shortenNames(code: string): string {
  return code.replace(/~(?:\w+\.)+(?=\w)/g, '');
}

function readTexts(pieces: readonly Element[]): Written[] {
  return splitSphinxCode([pieces.map(wordsIn).join(', ')]).flatMap((code): Written[] => {
    const [head, value] = cut(String(code[0]), '=');
    const [name, type] = cut(head, ':');
    if (!/^\**\w+$/.test(name)) return [];
    return [{ name, type: type ? [shortenNames(type)] : [], default: value, isOptional: false }];
  });
}

/** What stands before a mark and behind it; `null` without one. */
function cut(text: string, mark: string): [string, string | null] {
  const at = text.indexOf(mark);
  return at < 0 ? [text.trim(), null] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}
