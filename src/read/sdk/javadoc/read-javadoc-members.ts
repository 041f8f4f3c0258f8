import type { Element, Nodes } from 'hast';
import { createUniqueNames } from '../../../base/paths/unique-names.ts';
import type { SdkField, SdkMember, SdkSignature } from '../../../model/api/sdk.ts';
import { memberAnchor } from '../member-anchor.ts';
import { findOutermost, hasClassName, wordsIn } from '../sphinx/sphinx-elements.ts';
import { sphinxMarkdown } from '../sphinx/sphinx-markdown.ts';
import {
  codeWords,
  type JavadocPart,
  modifiersOf,
  partOfCode,
  readAnswers,
  readJavadocPart,
  readParameters,
  typeParametersOf,
  writeDeclaration,
} from './read-javadoc-part.ts';

/** Of the classes of sections; any other tells of elements of an annotation. */
const kinds: Readonly<Record<string, SdkMember['kind']>> = {
  'constant-details': 'value',
  'field-details': 'property',
  'constructor-details': 'constructor',
  'method-details': 'method',
};

/** What the sections of a page tell of members, overloads together. `anchors`: parts of the page by ids of javadoc. */
export function readJavadocMembers(page: Nodes, anchors: Map<string, string>): SdkMember[] {
  const claimed = createUniqueNames({ firstSuffix: 2 });
  const members = new Map<string, SdkMember>();
  for (const { kind, section } of sectionsOf(page)) {
    const part = readJavadocPart(section);
    const heading = findOutermost(section, ({ tagName }) => tagName === 'h3')[0];
    const name = kind === 'constructor' ? kind : codeWords(partOfCode(part.signature, 'element-name'));
    if (name === '' || modifiersOf(part.signature).includes('private')) continue;
    const key = `${kind} ${name}`;
    const known = members.get(key);
    const anchor = known?.anchor ?? claimed.claim(kind === 'constructor' ? kind : memberAnchor(kind, name));
    // A method with generics is known by its plain types, too.
    for (const id of [section.properties['id'], heading?.properties['id']])
      if (typeof id === 'string') anchors.set(id, anchor);
    if (known && 'signatures' in known) known.signatures.push(readSignature(part));
    else if (kind === 'method' || kind === 'constructor')
      members.set(key, { kind, name, anchor, signatures: [readSignature(part)] });
    else members.set(key, { kind, name, anchor, field: readField(part, { kind, name }) });
  }
  return [...members.values()];
}

function sectionsOf(page: Nodes): { kind: SdkMember['kind']; section: Element }[] {
  const groups = findOutermost(page, ({ tagName, properties }) => {
    const [name] = [properties['className']].flat();
    return tagName === 'section' && typeof name === 'string' && name.endsWith('-details');
  });
  return groups.flatMap((group) => {
    const name = Object.keys(kinds).find((known) => hasClassName(group, known));
    const kind = name === undefined ? 'property' : kinds[name]!;
    return findOutermost(group, (node) => hasClassName(node, 'detail')).map((section) => ({ kind, section }));
  });
}

function readSignature(part: JavadocPart): SdkSignature {
  const { signature, described, told } = part;
  const type = partOfCode(signature, 'return-type');
  const description = sphinxMarkdown(told.get('returns')?.[0]?.children ?? []);
  const isVoid = type.length === 0 || (codeWords(type) === 'void' && description === '');
  return {
    ...described,
    flags: flagsOf(signature),
    code: writeDeclaration(signature),
    typeParameters: typeParametersOf(told),
    parameters: readParameters(part),
    returns: isVoid ? null : { type, description },
    throws: readAnswers(told.get('throws')),
  };
}

function readField(
  { signature, described, told }: JavadocPart,
  { kind, name }: Pick<SdkMember, 'kind' | 'name'>,
): SdkField {
  const otherwise = told.get('default')?.[0];
  // All values of an enum are static, final, and of its type.
  const isValue = kind === 'value';
  return {
    ...described,
    flags: isValue ? [] : flagsOf(signature),
    name,
    type: isValue ? [] : partOfCode(signature, 'return-type'),
    isRequired: false,
    default: otherwise ? wordsIn(otherwise).trim() : null,
    fields: [],
  };
}

function flagsOf(signature: Element | null): string[] {
  return modifiersOf(signature).filter((word) => word !== 'public');
}
