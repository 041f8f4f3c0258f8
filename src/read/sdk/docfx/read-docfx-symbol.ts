import { createUniqueNames } from '../../../base/paths/unique-names.ts';
import { escapeRegExp } from '../../../base/text/escape-reg-exp.ts';
import type { SdkCode, SdkDescribed, SdkField, SdkMember, SdkSignature, SdkSymbol } from '../../../model/api/sdk.ts';
import { memberAnchor } from '../member-anchor.ts';
import type { DocfxNames } from './create-docfx-names.ts';
import type { DocfxItem, DocfxParameter } from './docfx-item.ts';
import { readDocfxText } from './read-docfx-text.ts';
import { readSeeAlso } from './read-see-also.ts';

const kinds: ReadonlyMap<unknown, SdkSymbol['kind']> = new Map(
  Object.entries({
    Namespace: 'namespace',
    Class: 'class',
    Struct: 'class',
    Interface: 'interface',
    Enum: 'enum',
    Delegate: 'type',
  } as const),
);

const memberKinds: ReadonlyMap<unknown, SdkMember['kind']> = new Map(
  Object.entries({
    Constructor: 'constructor',
    Method: 'method',
    Operator: 'method',
    Property: 'property',
    Event: 'property',
    Field: 'property',
  } as const),
);

interface Context {
  children: readonly DocfxItem[];
  names: DocfxNames;
}

/** What has a page of its own, with the parts of the page by the `uid` of members; `null` for anything else. */
export function readDocfxSymbol(
  item: DocfxItem,
  { children, names }: Context,
): { symbol: SdkSymbol; anchors: Map<string, string> } | null {
  const kind = kinds.get(item.type);
  if (kind === undefined) return null;
  const anchors = new Map<string, string>();
  const members = kind === 'namespace' ? [] : readMembers(children, { anchors, names, kind });
  const signatures = kind === 'type' ? [readSignature(item, names)] : [];
  const isShort = kind === 'namespace' || signatures.length > 0;
  return {
    anchors,
    symbol: {
      ...describe(item, names),
      ...(item.type === 'Struct' && { flags: ['struct'] }),
      kind,
      name: nameOf(item),
      key: item.uid,
      scope: kind === 'namespace' ? [] : scopeOf(item),
      category: null,
      declaration: isShort ? '' : textOf(item.syntax?.content),
      signatures,
      typeParameters: signatures.length > 0 ? [] : fieldsOf(item.syntax?.typeParameters, names),
      members,
      inherited: inheritedBy(item, names),
      extends: codes(listOf(item.inheritance).slice(-1).filter(isTelling), names),
      implements: codes(listOf(item.implements), names),
      extendedBy: codes(listOf(item.derivedClasses), names),
      implementedBy: [],
    },
  };
}

/** All classes have this. */
function isTelling(uid: string): boolean {
  return !['System.Object', 'System.ValueType', 'System.Enum'].includes(uid);
}

function nameOf({ type, name, uid }: DocfxItem): string {
  return type === 'Namespace' ? uid : textOf(name) || uid;
}

/** A type in another one is named with it, so all stand in their namespace. */
function scopeOf({ uid, parent, namespace }: DocfxItem): string[] {
  return [textOf(namespace) || textOf(parent) || uid];
}

function readMembers(
  children: readonly DocfxItem[],
  { anchors, names, kind }: { anchors: Map<string, string>; names: DocfxNames; kind: SdkSymbol['kind'] },
): SdkMember[] {
  const claimed = createUniqueNames({ firstSuffix: 2 });
  const members = new Map<string, SdkMember>();
  for (const item of children) {
    const own = kind === 'enum' ? 'value' : memberKinds.get(item.type);
    if (own === undefined) continue;
    const name = textOf(item.name).replace(/[(<].*$/s, '') || item.uid;
    const isCalled = own === 'method' || own === 'constructor';
    const key = isCalled ? `${own} ${item.overload ?? name}` : item.uid;
    const known = members.get(key);
    const anchor = known?.anchor ?? claimed.claim(own === 'constructor' ? own : memberAnchor(own, name));
    anchors.set(item.uid, anchor);
    if (item.overload) anchors.set(item.overload, anchor);
    if (known && 'signatures' in known) known.signatures.push(readSignature(item, names));
    else if (own === 'method' || own === 'constructor')
      members.set(key, { kind: own, name, anchor, signatures: [readSignature(item, names)] });
    else members.set(key, { kind: own, name, anchor, field: readField(item, { name, kind: own, names }) });
  }
  return [...members.values()];
}

function describe({ summary, remarks, example, syntax, seealso }: DocfxItem, { nameOf }: DocfxNames): SdkDescribed {
  const obsolete = /\[Obsolete(?:\("((?:[^"\\]|\\.)*)")?/.exec(textOf(syntax?.content));
  return {
    description: [summary, remarks]
      .map((text) => readDocfxText(text, nameOf))
      .filter(Boolean)
      .join('\n\n'),
    deprecated: obsolete ? (obsolete[1] ?? '') : null,
    examples: listOf(example).map((text) => readDocfxText(text, nameOf)),
    notes: readSeeAlso(seealso, nameOf),
    flags: [],
  };
}

function readSignature(item: DocfxItem, names: DocfxNames): SdkSignature {
  const { content, parameters, typeParameters, return: returned } = item.syntax ?? {};
  return {
    ...describe(item, names),
    code: textOf(content),
    typeParameters: fieldsOf(typeParameters, names),
    parameters: fieldsOf(parameters, names).map((field) => withDeclared(field, textOf(content))),
    returns: returned
      ? { type: typeOf(returned.type, names), description: readDocfxText(returned.description, names.nameOf) }
      : null,
    throws: objectsOf(item.exceptions).map(({ type, description }) => ({
      type: typeOf(type, names),
      description: readDocfxText(description, names.nameOf),
    })),
  };
}

/** With what the declaration alone says of a parameter: its default, and that it takes any number of values. */
function withDeclared(field: SdkField, declaration: string): SdkField {
  const name = `(?<![\\w@])@?${escapeRegExp(field.name)}`;
  const given = new RegExp(`${name}\\s*=\\s*("(?:[^"\\\\]|\\\\.)*"|'[^']*'|[^,()]+(?:\\([^()]*\\))?)`).exec(
    declaration,
  )?.[1];
  const isRest = new RegExp(`\\bparams\\s[^,]{0,500}${name}\\s*\\)`).test(declaration);
  const value = field.default ?? given?.trim() ?? null;
  return { ...field, default: value, isRequired: value === null && !isRest };
}

function readField(
  item: DocfxItem,
  { name, kind, names }: { name: string; kind: SdkMember['kind']; names: DocfxNames },
): SdkField {
  const declaration = textOf(item.syntax?.content).split('\n').at(-1)!;
  const words = textOf(item.syntax?.content).split(/\s+/);
  const hasValue = kind === 'value' || words.includes('const');
  const { parameters, returns } = readSignature(item, names);
  return {
    ...describe(item, names),
    flags: ['static', 'readonly', 'const', 'abstract', 'protected', 'event'].filter((word) => words.includes(word)),
    name,
    type: typeOf(item.syntax?.return?.type, names),
    isRequired: false,
    default: (hasValue ? /\s=\s*(.+)$/.exec(declaration)?.[1] : null) ?? null,
    fields: [],
    // What is there at a place: an indexer takes it as a method does.
    ...(parameters.length > 0 && { call: { parameters, returns: returns && { ...returns, type: [] } } }),
  };
}

function fieldsOf(parameters: DocfxParameter[] | undefined, names: DocfxNames): SdkField[] {
  return objectsOf(parameters).map(({ id, type, description, defaultValue }) => ({
    ...{ deprecated: null, examples: [], notes: [], flags: [] },
    description: readDocfxText(description, names.nameOf),
    name: textOf(id),
    type: typeOf(type, names),
    isRequired: false,
    default: textOf(defaultValue) || null,
    fields: [],
  }));
}

function inheritedBy({ inheritedMembers }: DocfxItem, names: DocfxNames): SdkSymbol['inherited'] {
  const telling = listOf(inheritedMembers).filter((uid) => !uid.startsWith('System.Object.'));
  const owners = Map.groupBy(telling, (uid) => uid.replace(/\(.*$/, '').replace(/\.[^.]*$/, ''));
  return [...owners].map(([owner, uids]) => ({
    from: names.codeOf(owner),
    members: uids.map((uid) => [{ text: names.nameOf(uid), to: uid }]),
  }));
}

function codes(uids: readonly string[], names: DocfxNames): SdkCode[] {
  return uids.map((uid) => names.codeOf(uid));
}

function typeOf(uid: unknown, names: DocfxNames): SdkCode {
  return typeof uid === 'string' && uid !== '' ? names.codeOf(uid) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function listOf(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.filter((item) => typeof item === 'string');
}

function objectsOf<Item extends object>(value: readonly Item[] | undefined): Item[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : [];
}
