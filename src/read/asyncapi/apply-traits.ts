import { asTree, entriesOf } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from '../openapi/description-context.ts';
import { partOf, partsOf } from '../openapi/description-context.ts';
import type { Located } from '../openapi/located.ts';
import { rebaseReferences } from '../openapi/rebase-references.ts';

interface Merge {
  context: DescriptionContext;
  /** The file in which the result counts as written. */
  file: string;
  /** What `null` in the second object does: takes the key away (RFC 7396, section 2), or nothing. */
  removes: boolean;
}

/** Two schemas that refer to each other meet again and again; nobody nests bindings or headers so deep. */
const maxDepth = 20;

/**
 * An operation or message with its traits. AsyncAPI 2 merges each into the object as a JSON Merge Patch, so that the
 * last word is a trait's; AsyncAPI 3 ("Traits Merge Mechanism") lets no trait override what the object itself has.
 */
export function applyTraits(at: Located, context: DescriptionContext): Located {
  const own = asTree(at.value);
  const traits = partsOf(partOf(at, 'traits')).map((trait) => context.follow(trait.at));
  if (!own || traits.length === 0) return at;
  const { traits: _applied, ...rest } = own;
  const target: Located = { ...at, value: rest };
  const patch: Merge = { context, file: at.file, removes: true };
  if (isVersion2(context)) return traits.reduce((result, trait) => merge(result, trait, patch), target);
  const inherited = traits.reduce<Located>((result, trait) => merge(result, trait, patch), { ...at, value: {} });
  return merge(inherited, target, { ...patch, removes: false });
}

export function isVersion2({ root }: DescriptionContext): boolean {
  return String(asTree(root.value)?.asyncapi).startsWith('2');
}

/** Both located values as one object of `file`; the second wins. */
function merge(one: Located, other: Located, options: Merge, depth = 0): Located {
  const [first, second] = [inFile(one, options), inFile(other, options)];
  const result = new Map(entriesOf(first.value));
  for (const [key, value] of entriesOf(second.value)) {
    const before = partOf(first, key);
    const after = partOf(second, key);
    if (value === null && options.removes) result.delete(key);
    else if (value !== null || !result.has(key)) result.set(key, mergeValues(before, after, options, depth));
  }
  return { ...first, value: Object.fromEntries(result) };
}

function mergeValues(before: Located, after: Located, options: Merge, depth: number): unknown {
  const [first, second] = [options.context.follow(before), options.context.follow(after)];
  const isOne = first.value === second.value || !asTree(first.value) || !asTree(second.value);
  return isOne || depth > maxDepth ? after.value : merge(first, second, options, depth + 1).value;
}

/** A value as it would be written in another file: references to files lead to the same places from there. */
function inFile(at: Located, { file, context }: Merge): Located {
  return at.file === file ? at : { ...at, file, value: rebaseReferences(at, context.data) };
}
