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
  /** Objects within it that may still be merged: schemas that refer to each other do so in many places. */
  budget: { left: number };
}

/** Two schemas that refer to each other meet again and again; nobody nests bindings or headers so deep. */
const maxDepth = 20;
const mostMerged = 2000;

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
  const patch: Merge = { context, file: at.file, removes: true, budget: { left: mostMerged } };
  if (isVersion2(context)) return merge([target, ...traits], patch);
  const inherited = merge([{ ...at, value: {} }, ...traits], patch);
  return merge([inherited, target], { ...patch, removes: false, budget: { left: mostMerged } });
}

export function isVersion2({ root }: DescriptionContext): boolean {
  return String(asTree(root.value)?.asyncapi).startsWith('2');
}

/** Located values as one object of `file`; later ones win. All at once: pair by pair, thousands take a minute. */
function merge(all: readonly Located[], options: Merge, depth = 0): Located {
  const parts = all.map((part) => inFile(part, options));
  const found = new Map<string, Located[]>();
  for (const [index, part] of parts.entries()) {
    for (const [key, value] of entriesOf(part.value)) {
      const before = found.get(key);
      if (value === null && options.removes && index > 0) found.delete(key);
      else if (!before) found.set(key, [partOf(part, key)]);
      else if (value !== null) before.push(partOf(part, key));
    }
  }
  const merged = Array.from(found, ([key, values]) => [key, mergeValues(values, options, depth)] as const);
  return { ...parts[0]!, value: Object.fromEntries(merged) };
}

/** The last value, with those before it where all of them are objects. */
function mergeValues(values: readonly Located[], options: Merge, depth: number): unknown {
  let objects: Located[] = [];
  for (const value of values) {
    const followed = options.context.follow(value);
    if (!asTree(followed.value) || depth > maxDepth) objects = [];
    else if (objects.length !== 1 || objects[0]!.value !== followed.value) objects.push(followed);
  }
  if (objects.length < 2 || options.budget.left-- <= 0) return values.at(-1)!.value;
  return merge(objects, options, depth + 1).value;
}

/** A value as it would be written in another file: references to files lead to the same places from there. */
function inFile(at: Located, { file, context }: Merge): Located {
  return at.file === file ? at : { ...at, file, value: rebaseReferences(at, context.data) };
}
