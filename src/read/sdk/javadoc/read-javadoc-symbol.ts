import type { Element, Nodes } from 'hast';
import type { SdkCode, SdkSymbol } from '../../../model/api/sdk.ts';
import { childElements, findOutermost, hasClassName, wordsIn } from '../sphinx/sphinx-elements.ts';
import { javadocKey } from './clean-javadoc.ts';
import { readJavadocMembers } from './read-javadoc-members.ts';
import {
  codeOf,
  codeWords,
  modifiersOf,
  partOfCode,
  readJavadocPart,
  typeParametersOf,
  writeDeclaration,
} from './read-javadoc-part.ts';
import { splitCode } from './split-code.ts';

/** By the last word before a name, which is the same in pages of all languages. */
const kinds: Readonly<Record<string, SdkSymbol['kind']>> = {
  class: 'class',
  record: 'class',
  enum: 'enum',
  interface: 'interface',
  '@interface': 'interface',
};

const nothing = {
  category: null,
  signatures: [],
  typeParameters: [],
  members: [],
  inherited: [],
  extends: [],
  implements: [],
  extendedBy: [],
  implementedBy: [],
} satisfies Partial<SdkSymbol>;

/** The package that a page tells of, or the type with the parts of its page; `null` for any other page. */
export function readJavadocSymbol(
  page: Nodes,
  file: string,
): { symbol: SdkSymbol; anchors: Map<string, string> } | null {
  const anchors = new Map<string, string>();
  const [signature] = findOutermost(page, (node) => hasClassName(node, 'package-signature'));
  if (signature && file.endsWith('package-summary.html'))
    return { symbol: readPackage(page, signature, file), anchors };
  // The second one is how JDK 16 calls it.
  const [section] = findOutermost(page, (node) =>
    ['class-description', 'description'].some((name) => hasClassName(node, name)),
  );
  const symbol = section && readType(page, { section, file, anchors });
  return symbol ? { symbol, anchors } : null;
}

function readPackage(page: Nodes, signature: Element, file: string): SdkSymbol {
  const [section] = findOutermost(page, (node) => hasClassName(node, 'package-description'));
  const { described } = readJavadocPart(section ?? { type: 'root', children: [] });
  const name = codeWords(partOfCode(signature, 'element-name'));
  return { ...nothing, ...described, kind: 'namespace', name, key: javadocKey(file, ''), scope: [], declaration: '' };
}

function readType(
  page: Nodes,
  { section, file, anchors }: { section: Element; file: string; anchors: Map<string, string> },
): SdkSymbol | null {
  const { signature, described, told } = readJavadocPart(section);
  const modifiers = modifiersOf(signature);
  const written = modifiers.at(-1) ?? '';
  const kind = kinds[written];
  if (kind === undefined || modifiers.includes('private')) return null;
  const bases = basesOf(partOfCode(signature, 'extends-implements'));
  const list = (...labels: string[]): SdkCode[] =>
    labels.flatMap((label) => (told.get(label) ?? []).flatMap(({ children }) => listOf(codeOf(children))));
  return {
    ...nothing,
    ...described,
    kind,
    flags: written === 'record' ? [written] : written === '@interface' ? ['annotation'] : [],
    name: nameOf(file),
    key: javadocKey(file, ''),
    scope: scopeOf(page, file),
    declaration: bases.filter(({ code }) => !isTelling(code)).reduce(withoutBase, writeDeclaration(signature)),
    typeParameters: typeParametersOf(told),
    members: readJavadocMembers(page, anchors),
    inherited: readInherited(page),
    extends: bases.filter(({ mark, code }) => mark === 'extends' && isTelling(code)).map(({ code }) => code),
    implements: bases.filter(({ mark }) => mark === 'implements').map(({ code }) => code),
    extendedBy: list('direct known subclasses', 'all known subinterfaces'),
    implementedBy: list('all known implementing classes'),
  };
}

/** A type in another one is named with it: `Ferry.Anchor`. */
function nameOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.html$/, '');
}

/** The package, which the page links to; pages of modules stand a folder deeper than their packages say. */
function scopeOf(page: Nodes, file: string): string[] {
  const folder = file.split('/').slice(0, -1);
  const summary = `#${[...folder, 'package-summary.html'].join('/')}`;
  const links = findOutermost(page, ({ tagName, properties }) => tagName === 'a' && properties['href'] === summary);
  const name = links.map((link) => wordsIn(link).trim()).find((words) => folder.join('.').endsWith(words)) ?? '';
  const scope = name || folder.join('.');
  return scope === '' ? [] : [scope];
}

/** `extends Hull implements Vessel<String>, AutoCloseable` */
function basesOf(code: SdkCode): { mark: string; code: SdkCode }[] {
  let mark = '';
  return splitCode(code, /,|\b(?:extends|implements)\b/).map((piece) => {
    if (piece.mark !== ',') mark = piece.mark;
    return { mark, code: piece.code };
  });
}

function listOf(code: SdkCode): SdkCode[] {
  return splitCode(code, /,/).map((piece) => piece.code);
}

/** All enums and records extend these. */
function isTelling(code: SdkCode): boolean {
  return !/^(?:Enum<.*>|Record|Object)$/.test(codeWords(code));
}

function withoutBase(declaration: string, { code }: { code: SdkCode }): string {
  return declaration.replace(` extends ${codeWords(code)}`, '');
}

function readInherited(page: Nodes): SdkSymbol['inherited'] {
  const owners = new Map<string, SdkSymbol['inherited'][number]>();
  for (const list of findOutermost(page, (node) => hasClassName(node, 'inherited-list'))) {
    const [heading, ...others] = childElements(list);
    if (!heading || /\bjava\.lang\.(?:Object|Enum|Record)$/.test(String(heading.properties['id']))) continue;
    const from = ownerOf(codeOf(heading.children));
    const name = codeWords(from);
    const known = owners.get(name) ?? { from, members: [] };
    owners.set(name, known);
    const names = new Set(known.members.map(codeWords));
    for (const code of listOf(codeOf(others))) {
      if (names.has(codeWords(code))) continue;
      names.add(codeWords(code));
      known.members.push(code);
    }
  }
  return [...owners.values()];
}

/** `Hull` of `Methods inherited from class harbour.boats.Hull`. */
function ownerOf(code: SdkCode): SdkCode {
  const at = code.findIndex((part) => typeof part !== 'string');
  if (at >= 0) return code.slice(at);
  const name = codeWords(code).split(' ').at(-1);
  return name ? [name.replace(/^(?:\p{Ll}[\p{L}\p{N}_]*\.)+/u, '')] : [];
}
