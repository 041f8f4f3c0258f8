import type { Problem } from '../../model/problem.ts';
import { pointerTokens, valueAt } from '../../shared/json-schema/json-pointer.ts';
import { asText, asTree, type UntrustedTree } from '../../shared/json-schema/untrusted-value.ts';
import { connectionKinds } from './security-registry.ts';

const messageNames = namesOf(
  'schemaFormat contentType headers messageId payload correlationId tags summary name title description externalDocs ' +
    'deprecated examples bindings traits',
);

interface SchemeKind {
  required: readonly string[];
  optional?: readonly string[];
  /** What `in` may be. */
  places?: readonly string[];
}

const schemeKinds: Readonly<Record<string, SchemeKind>> = {
  ...Object.fromEntries([...connectionKinds].map((kind): [string, SchemeKind] => [kind, { required: [] }])),
  apiKey: { required: ['in'], places: ['user', 'password'] },
  http: { required: ['scheme'] },
  httpApiKey: { required: ['name', 'in'], places: ['header', 'query', 'cookie'] },
  oauth2: { required: ['flows'], optional: ['scopes'] },
  openIdConnect: { required: ['openIdConnectUrl'], optional: ['scopes'] },
};

const messagePlace = /\/(?:message|messages\/[^/]+|oneOf\/\d+)$/;
const schemePlace = /^#\/(?:components\/securitySchemes\/[^/]+|.+\/security\/\d+)$/;

/**
 * What the parser finds wrong with messages and security schemes, told of the kind that stands there. It tells why a
 * place holds none of the kinds that it may hold, which is an error for each sound key beside a wrong one, and leaves
 * out what the kind that is meant lacks. `root` is the description in the file `id`.
 */
export function tellKinds(problems: readonly Problem[], { root, id }: { root: unknown; id: string }): Problem[] {
  const messages = new Set(problems.filter(lacksList).map(placeId));
  const hasLists = asText(asTree(root)?.asyncapi).startsWith('2.');
  const told = new Set<string>();
  return problems.flatMap((problem) => {
    const { file, key = '#' } = problem;
    const [outer, name] = splitPointer(key);
    if (lacksList(problem)) return [];
    if (isUnexpected(problem) && messageNames.has(name) && messages.has(placeId({ file, key: outer }))) return [];
    if (isUnexpected(problem) && name === 'oneOf' && hasLists && messagePlace.test(outer)) return [];
    if (file !== id) return [problem];
    if (schemePlace.test(outer)) return schemeFault(problem, name, schemeAt(root, outer));
    if (!schemePlace.test(key)) return [problem];
    if (told.has(key)) return [];
    told.add(key);
    return missingNames(schemeAt(root, key)).map((missing) => ({
      ...problem,
      message: `"${name}" property must have required property "${missing}"`,
    }));
  });
}

/** A message of AsyncAPI 2 may be a list of messages instead. */
function lacksList({ message }: Problem): boolean {
  return message.endsWith('must have required property "oneOf"');
}

function isUnexpected({ message }: Problem): boolean {
  return message.endsWith(' is not expected to be here');
}

function placeId({ file, key }: Pick<Problem, 'file' | 'key'>): string {
  return `${file} ${key}`;
}

function splitPointer(pointer: string): [outer: string, name: string] {
  const end = pointer.lastIndexOf('/');
  return end < 0 ? ['', ''] : [pointer.slice(0, end), pointerTokens(pointer)?.at(-1) ?? ''];
}

function schemeAt(root: unknown, pointer: string): UntrustedTree {
  return asTree(valueAt(root, pointerTokens(pointer) ?? [])) ?? {};
}

function kindOf({ type }: UntrustedTree): SchemeKind | undefined {
  return Object.hasOwn(schemeKinds, asText(type)) ? schemeKinds[asText(type)] : undefined;
}

function missingNames(scheme: UntrustedTree): string[] {
  return ['type', ...(kindOf(scheme)?.required ?? [])].filter((name) => scheme[name] === undefined);
}

/** The problem that the parser has with a key of a scheme, where it is one of the scheme's own kind. */
function schemeFault(problem: Problem, name: string, scheme: UntrustedTree): Problem[] {
  const kind = kindOf(scheme);
  const isValue = / must be equal to one of the allowed values/.test(problem.message);
  if (!isUnexpected(problem) && !isValue) return [problem];
  if (isUnexpected(problem)) return kind && !mayHave(scheme, kind, name) ? [problem] : [];
  const values = name === 'type' && !kind ? Object.keys(schemeKinds) : name === 'in' ? kind?.places : undefined;
  if (!values || values.includes(asText(scheme[name]))) return [];
  return [
    { ...problem, message: `"${name}" property must be one of ${values.map((value) => `"${value}"`).join(', ')}` },
  ];
}

function mayHave(scheme: UntrustedTree, { required, optional = [] }: SchemeKind, name: string): boolean {
  const isBearer = asText(scheme.scheme).toLowerCase() === 'bearer';
  return ['type', 'description', ...required, ...optional, ...(isBearer ? ['bearerFormat'] : [])].includes(name);
}

function namesOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
