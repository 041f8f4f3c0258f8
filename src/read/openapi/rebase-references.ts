import { namesServer } from '../../base/paths/has-scheme.ts';
import { asTree, entriesOf } from '../../shared/json-schema/untrusted-value.ts';
import type { Located } from './located.ts';
import { resolveLocation } from './resolve-location.ts';

/** What is data to schemas, parameters and messages, so that a `$ref` in it need be no reference. */
const dataKeys: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'const', 'enum']);

/** Whose keys are names that the description gives, and no words of its language. */
const namedParts: ReadonlySet<string> = new Set([
  ...['properties', 'patternProperties', 'dependentSchemas', 'definitions', '$defs', 'schemas', 'responses'],
  ...['parameters', 'requestBodies', 'securitySchemes', 'links', 'callbacks', 'paths', 'encoding', 'variables'],
  ...['channels', 'operations', 'messages'],
]);

/** Parts of examples of messages and of OpenAPI's named examples: each is data of its own. */
const exampleParts: ReadonlySet<string> = new Set(['payload', 'headers', 'value']);

interface Rebasing {
  file: string;
  /** `DescriptionContext.data`, which knows the references among data. */
  data: (at: Located) => unknown;
  /** A YAML alias stays one value. */
  copies: Map<object, unknown>;
}

/** A value whose references lead from any file of the description to where they lead from its own. */
export function rebaseReferences({ value, file }: Located, data: Rebasing['data']): unknown {
  return rebasePart(value, { file, data, copies: new Map() });
}

function rebasePart(part: unknown, rebasing: Rebasing, isNamed = false): unknown {
  if (typeof part !== 'object' || part === null) return part;
  const { copies, file } = rebasing;
  if (copies.has(part)) return copies.get(part);
  const copyPart = (key: string, value: unknown): unknown => {
    if (isNamed) return rebasePart(value, rebasing);
    if (key === '$ref' && typeof value === 'string') return rebase(value, file);
    if (!dataKeys.has(key)) return rebasePart(value, rebasing, namedParts.has(key));
    return rebaseData(value, rebasing, key === 'examples' ? 'examples' : 'data');
  };
  const copy = Array.isArray(part)
    ? part.map((item) => rebasePart(item, rebasing))
    : Object.fromEntries(entriesOf(part).map(([key, value]) => [key, copyPart(key, value)]));
  copies.set(part, copy);
  return copy;
}

/** A reference in the place of data, or of one example, is one where it leads somewhere. */
function rebaseData(value: unknown, rebasing: Rebasing, kind: 'examples' | 'example' | 'data'): unknown {
  const { file, data } = rebasing;
  if (Array.isArray(value))
    return value.map((item) => rebaseData(item, rebasing, kind === 'examples' ? 'example' : 'data'));
  const tree = asTree(value);
  if (!tree) return value;
  if (data({ value, file, pointer: '' }) !== value) return { $ref: rebase(String(tree.$ref), file) };
  if (kind === 'data') return value;
  const rebaseEntry = ([key, part]: [string, unknown]): [string, unknown] => {
    if (kind === 'examples') return [key, rebaseData(part, rebasing, 'example')];
    return [key, exampleParts.has(key) ? rebaseData(part, rebasing, 'data') : part];
  };
  return Object.fromEntries(entriesOf(tree).map(rebaseEntry));
}

/** A path from the folder of the site, or the address of a file of the web. */
function rebase(ref: string, file: string): string {
  const hash = ref.indexOf('#');
  const [location, pointer] = hash < 0 ? [ref, ''] : [ref.slice(0, hash), ref.slice(hash)];
  const target = location === '' ? file : resolveLocation(location, file);
  return `${namesServer(target) ? target : `/${encodeURI(target)}`}${pointer}`;
}
