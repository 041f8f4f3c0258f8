import type { UniqueNames } from '../../../base/paths/unique-names.ts';
import type { SdkCode, SdkMember, SdkSymbol } from '../../../model/api/sdk.ts';
import { memberAnchor } from '../member-anchor.ts';
import { readField, readIndex, readSignature } from './read-signature.ts';
import { reflectionKind } from './reflection-kind.ts';
import type { Reflection } from './typedoc-json.ts';

interface Members {
  members: SdkMember[];
  /** What each of them was read from. */
  origins: Reflection[];
  inherited: SdkSymbol['inherited'];
}

/** What belongs to a class, an interface, an enum or the type of an object. */
export function readMembers(reflection: Reflection, anchors: UniqueNames): Members {
  const found: Members = { members: [], origins: [], inherited: [] };
  const add = (origin: Reflection, member: SdkMember | null): void => {
    if (!member) return;
    found.members.push(member);
    found.origins.push(origin);
  };
  if (isContainer(reflection)) return found;
  for (const signature of callsOf(reflection)) add(signature, readCall(signature, anchors));
  for (const signature of indexesOf(reflection)) add(signature, readIndexMember(signature, anchors));
  for (const child of childrenOf(reflection)) {
    if (child.flags?.['isPrivate']) continue;
    if (isToldElsewhere(child)) addInherited(found.inherited, child);
    else add(child, readMember(child, anchors));
  }
  return found;
}

function isContainer({ kind }: Reflection): boolean {
  return kind === reflectionKind.module || kind === reflectionKind.namespace;
}

/** Older versions keep what belongs to a type in its declaration; what joins objects has what belongs to each. */
function childrenOf({ children, kind, type }: Reflection): readonly Reflection[] {
  if (children || kind !== reflectionKind.alias || !type) return children ?? [];
  const joined = type.type === 'intersection' ? (type.types ?? []) : [type];
  return joined.flatMap((one) => (one.type === 'reflection' ? (one.declaration?.children ?? []) : []));
}

function callsOf({ kind, signatures = [] }: Reflection): readonly Reflection[] {
  const called: readonly number[] = [reflectionKind.interface, reflectionKind.class, reflectionKind.alias];
  return called.includes(kind) ? signatures : [];
}

function indexesOf({ indexSignature, indexSignatures = [] }: Reflection): readonly Reflection[] {
  return indexSignature ? [indexSignature, ...indexSignatures] : indexSignatures;
}

function readCall(signature: Reflection, anchors: UniqueNames): SdkMember {
  const anchor = anchors.claim(memberAnchor('method', 'call'));
  return { kind: 'method', name: '()', anchor, signatures: [readSignature(signature, '')] };
}

function readIndexMember(signature: Reflection, anchors: UniqueNames): SdkMember {
  const field = readIndex(signature);
  return { kind: 'property', name: field.name, anchor: anchors.claim(memberAnchor('property', 'index')), field };
}

function readMember(child: Reflection, anchors: UniqueNames): SdkMember | null {
  const { kind, name, signatures = [], flags = {}, type } = child;
  switch (kind) {
    case reflectionKind.constructor:
      return makeMethod('constructor', 'constructor', 'new ');
    case reflectionKind.method:
    case reflectionKind.function:
      return makeMethod('method', name, `${name}${flags['isOptional'] ? '?' : ''}`);
    case reflectionKind.member: {
      const field = { ...readField(child), default: null };
      const isNamed = type?.type === 'literal';
      return { kind: 'value', name, anchor: claim('value'), field: isNamed ? field : { ...field, type: [] } };
    }
    case reflectionKind.property:
    case reflectionKind.accessor:
    case reflectionKind.variable:
      return { kind: 'property', name, anchor: claim('property'), field: readField(child) };
    default:
      return null;
  }

  function claim(kindOfAnchor: SdkMember['kind']): string {
    return anchors.claim(memberAnchor(kindOfAnchor, name));
  }

  function makeMethod(own: 'constructor' | 'method', shown: string, before: string): SdkMember {
    const read = signatures.map((signature) =>
      readSignature(
        { ...signature, flags: { ...signature.flags, ...flags } },
        own === 'constructor' ? `${before}${signature.type?.name ?? ''}` : before,
      ),
    );
    return {
      kind: own,
      name: shown,
      anchor: anchors.claim(own === 'constructor' ? own : memberAnchor(own, name)),
      signatures: read,
    };
  }
}

/** On the page of the symbol that it is inherited from, or in the documentation of another library. */
function isToldElsewhere({ inheritedFrom, flags = {} }: Reflection): boolean {
  return inheritedFrom !== undefined && (hasTarget(inheritedFrom) || Boolean(flags['isExternal']));
}

function hasTarget({ target }: { target?: unknown }): boolean {
  return typeof target === 'number' && target >= 0;
}

function addInherited(inherited: SdkSymbol['inherited'], { name, inheritedFrom, kind }: Reflection): void {
  if (kind === reflectionKind.constructor) return;
  const owner = inheritedFrom?.name?.replace(/\.[^.]*$/, '') ?? '';
  const known = inherited.find(({ from }) => from[0] === owner);
  const group: { from: SdkCode; members: SdkCode[] } = known ?? { from: [owner], members: [] };
  if (!known) inherited.push(group);
  group.members.push(hasTarget(inheritedFrom ?? {}) ? [{ text: name, to: String(inheritedFrom!.target) }] : [name]);
}
