import { createUniqueNames } from '../../../base/paths/unique-names.ts';
import type { SdkCode, SdkSignature, SdkSymbol } from '../../../model/api/sdk.ts';
import { readComment } from './read-comment.ts';
import { readMembers } from './read-members.ts';
import { readSignature, readTypeParameters } from './read-signature.ts';
import { reflectionKind } from './reflection-kind.ts';
import type { Reflection, Type } from './typedoc-json.ts';
import { objectParts, typeText, writeHead, writeType, writeTypeParameters } from './write-type.ts';

const kinds: ReadonlyMap<unknown, SdkSymbol['kind']> = new Map([
  [reflectionKind.module, 'module'],
  [reflectionKind.namespace, 'namespace'],
  [reflectionKind.enum, 'enum'],
  [reflectionKind.variable, 'variable'],
  [reflectionKind.function, 'function'],
  [reflectionKind.class, 'class'],
  [reflectionKind.interface, 'interface'],
  [reflectionKind.alias, 'type'],
]);

export interface ReadSymbol {
  symbol: SdkSymbol;
  /** What each of its members was read from. */
  origins: readonly Reflection[];
}

/** What has a page of its own; `null` for anything else. */
export function readSymbol(reflection: Reflection, place: Pick<SdkSymbol, 'scope' | 'category'>): ReadSymbol | null {
  const kind = kinds.get(reflection.kind);
  if (kind === undefined) return null;
  const { members, origins, inherited } = readMembers(reflection, createUniqueNames({ firstSuffix: 2 }));
  const signatures =
    kind === 'function'
      ? (reflection.signatures ?? []).map((one) => readSignature(one, `function ${reflection.name}`))
      : kind === 'type'
        ? readFunctionType(reflection)
        : [];
  const isCalled = kind === 'function' || signatures.length > 0;
  const [first] = signatures;
  const symbol: SdkSymbol = {
    ...place,
    ...readComment(reflection, isCalled),
    ...(first && !reflection.comment && { description: first.description, deprecated: sharedReason(signatures) }),
    kind,
    name: reflection.name,
    key: String(reflection.id),
    declaration: isCalled ? '' : declare(reflection, kind),
    signatures,
    typeParameters: isCalled ? [] : readTypeParameters(reflection),
    members,
    inherited: inherited.map(({ from, members }) => ({ from: linkedOwner(from, reflection), members })),
    extends: (reflection.extendedTypes ?? []).map((one) => writeType(one)),
    implements: (reflection.implementedTypes ?? []).map((one) => writeType(one)),
    extendedBy: (reflection.extendedBy ?? []).map((one) => writeType(one)),
    implementedBy: (reflection.implementedBy ?? []).map((one) => writeType(one)),
  };
  return { symbol, origins };
}

/** A type that is one function, of which its own comment and that of the function tell; else nothing. */
function readFunctionType(reflection: Reflection): SdkSignature[] {
  const { children = [], indexSignatures = [], signatures = [] } = reflection.type?.declaration ?? {};
  const [only] = signatures;
  if (!only || signatures.length + children.length + indexSignatures.length > 1) return [];
  const maker = only.kind === reflectionKind.constructorSignature ? 'new ' : '';
  const before = `type ${reflection.name}${typeText(writeTypeParameters(reflection))} = ${maker}`;
  const read = readSignature(only, before, ' => ');
  const typeParameters = [...readTypeParameters(reflection), ...read.typeParameters];
  return [{ ...read, ...(reflection.comment && readComment(reflection, true)), typeParameters }];
}

/** The symbol that others are inherited from leads to its page. */
function linkedOwner(from: SdkCode, { extendedTypes = [] }: Reflection): SdkCode {
  const parts = extendedTypes.flatMap((one) => writeType(one));
  return parts
    .filter((part) => typeof part !== 'string' && part.text === from[0])
    .slice(0, 1)
    .concat(from)
    .slice(0, 1);
}

/** A function is deprecated when all ways to call it are. */
function sharedReason(signatures: readonly { deprecated: string | null }[]): string | null {
  return signatures.every(({ deprecated }) => deprecated !== null) ? signatures[0]!.deprecated : null;
}

function declare(reflection: Reflection, kind: SdkSymbol['kind']): string {
  const { name, flags = {}, extendedTypes = [], implementedTypes = [], type, defaultValue } = reflection;
  const clause = (word: string, types: readonly Type[]): string =>
    types.length === 0 ? '' : ` ${word} ${types.map((one) => typeText(writeType(one))).join(', ')}`;
  switch (kind) {
    case 'class':
      return writeHead(
        `${flags['isAbstract'] ? 'abstract ' : ''}class ${name}`,
        reflection,
        `${clause('extends', extendedTypes)}${clause('implements', implementedTypes)}`,
      );
    case 'interface':
      return writeHead(`interface ${name}`, reflection, clause('extends', extendedTypes));
    case 'enum':
      return `${flags['isConst'] ? 'const ' : ''}enum ${name}`;
    case 'type':
      return writeHead(`type ${name}`, reflection, ` = ${writeWide(reflection)}`);
    case 'variable':
      return `${flags['isConst'] ? 'const' : 'let'} ${name}: ${typeText(writeType(type))}${shownValue(defaultValue)}`;
    case 'function':
    case 'module':
    case 'namespace':
      return '';
  }
}

function shownValue(value: string | undefined): string {
  return value === undefined || value === '...' || value.length > 60 ? '' : ` = ${value}`;
}

/** A type whose parts stand on lines of their own where one would be too long. */
function writeWide(reflection: Reflection): string {
  const { type } = reflection;
  const declaration = type?.type === 'reflection' ? type.declaration : undefined;
  const holder = type ? declaration : reflection;
  if (holder?.children) return writeBraces(holder);
  const line = typeText(writeType(type));
  if (line.length < 60 || !type?.types) return line;
  if (type.type === 'intersection')
    return type.types
      .map((one) => (one.declaration?.children ? writeBraces(one.declaration) : writeAmong('intersection', one)))
      .join(' & ');
  return type.type === 'union' ? type.types.map((one) => `\n  | ${writeAmong('union', one)}`).join('') : line;
}

function writeBraces(holder: Reflection): string {
  const lines = objectParts(holder).map((part) => `  ${typeText(part)};\n`);
  return `{\n${lines.join('')}}`;
}

/** In parentheses where it needs them. */
function writeAmong(type: 'union' | 'intersection', one: Type): string {
  return typeText(writeType({ type, types: [one] }));
}
