import type { Schema } from '../../model/api/schema.ts';
import { readExtensionGroups } from './read-extension-groups.ts';
import { asTexts, asTree, entriesOf } from './untrusted-value.ts';

/** Names of the groups a reader belongs to. */
export type Groups = ReadonlySet<string>;

/**
 * Whether `x-mint.groups` or `x-docs.groups` beside anything leaves readers of these groups out
 * (docs/format.md#extensions); groups that cannot be read leave out everybody.
 */
export function isKeptFrom(extensions: Record<string, unknown> | undefined, groups: Groups): boolean {
  const lists = ['x-mint', 'x-docs'].map((name) => readExtensionGroups(asTree(extensions?.[name])?.groups));
  return lists.some((list) => list === null || (list.length > 0 && !list.some((group) => groups.has(group))));
}

/** The values of an `enum` that `x-mint-enum` (value → groups) keeps from readers of these groups. */
export function hiddenValues(schema: Schema, groups: Groups): ReadonlySet<string> {
  const lists = ['x-mint-enum', 'x-docs-enum'].flatMap((name) => entriesOf(schema.extensions?.[name]));
  return new Set(
    lists
      .filter(([, list]) => asTexts(list).length > 0 && !asTexts(list).some((group) => groups.has(group)))
      .map(([value]) => value),
  );
}
