import { appendToken } from '../../shared/json-schema/json-pointer.ts';
import type { UntrustedTree } from '../../shared/json-schema/untrusted-value.ts';
import { asTree, entriesOf } from '../../shared/json-schema/untrusted-value.ts';
import type { Located } from './located.ts';

type Follow = (at: Located) => Located;

/** Data, and not parts that are told apart by name. */
const plainKeys = new Set(['info', 'externalDocs']);

/**
 * The root of a description with every list that stands elsewhere in its place. No specification has a reference there
 * (`paths: { $ref: paths.yaml }`), and every tool that bundles descriptions allows it. The parts of such a list become
 * references, so that each is known to be of another file.
 */
export function settleRoot(root: Located, follow: Follow): UntrustedTree {
  const settled = settleLists(root, follow);
  const components: Located = { value: settled.components, file: root.file, pointer: '#/components' };
  return asTree(components.value) ? { ...settled, components: settleLists(components, follow) } : settled;
}

function settleLists({ value, file, pointer }: Located, follow: Follow): UntrustedTree {
  const settle = ([key, part]: [string, unknown]): [string, unknown] => [
    key,
    key.startsWith('x-') ? part : settleList(key, { value: part, file, pointer: appendToken(pointer, key) }, follow),
  ];
  return Object.fromEntries(entriesOf(value).map(settle));
}

function settleList(key: string, at: Located, follow: Follow): unknown {
  const list = follow(at);
  if (Array.isArray(list.value)) return list.value.map((value) => follow({ ...list, value }).value);
  const ref = asTree(at.value)?.$ref;
  if (typeof ref !== 'string' || plainKeys.has(key)) return list.value;
  const pointer = ref.includes('#') ? ref : `${ref}#`;
  // In a reference, unlike in a key, `%` starts an encoded character.
  const refer = (name: string) => ({ $ref: appendToken(pointer, name.replaceAll('%', '%25')) });
  return Object.fromEntries(entriesOf(list.value).map(([name]) => [name, refer(name)]));
}
