import { namesServer } from '../../base/paths/has-scheme.ts';
import type { UntrustedTree } from '../../shared/json-schema/untrusted-value.ts';
import { asTree, entriesOf } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from '../openapi/description-context.ts';
import { partOf, partsOf } from '../openapi/description-context.ts';
import type { Located } from '../openapi/located.ts';
import { resolveLocation } from '../openapi/resolve-location.ts';

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
function merge(first: Located, second: Located, options: Merge, depth = 0): Located {
  const result = new Map(entriesOf(inFile(first, options.file)));
  for (const [key, value] of entriesOf(second.value)) {
    const before = partOf(first, key);
    const after = partOf(second, key);
    if (value === null && options.removes) result.delete(key);
    else if (value !== null || !result.has(key)) result.set(key, mergeValues(before, after, options, depth));
  }
  return { ...first, file: options.file, value: Object.fromEntries(result) };
}

function mergeValues(before: Located, after: Located, options: Merge, depth: number): unknown {
  const [first, second] = [options.context.follow(before), options.context.follow(after)];
  const isOne = first.value === second.value || !asTree(first.value) || !asTree(second.value);
  return isOne || depth > maxDepth ? inFile(after, options.file) : merge(first, second, options, depth + 1).value;
}

/** A value as it would be written in another file: references to files lead to the same places from there. */
function inFile({ value, file }: Located, target: string): unknown {
  return file === target ? value : rebase(value, file, target);
}

function rebase(value: unknown, file: string, target: string): unknown {
  if (Array.isArray(value)) return value.map((item) => rebase(item, file, target));
  const tree = asTree(value);
  if (!tree) return value;
  const copy: UntrustedTree = {};
  for (const [key, item] of entriesOf(tree))
    copy[key] = key === '$ref' && typeof item === 'string' ? rebaseReference(item, file) : rebase(item, file, target);
  return copy;
}

function rebaseReference(reference: string, file: string): string {
  const hash = reference.indexOf('#');
  const [name, pointer] = hash < 0 ? [reference, ''] : [reference.slice(0, hash), reference.slice(hash)];
  return `${rooted(name === '' ? file : resolveLocation(name, file))}${pointer}`;
}

/** Addresses stand for themselves; a path from the site folder starts with `/`. */
function rooted(location: string): string {
  return namesServer(location) ? location : `/${encodeURI(location)}`;
}
