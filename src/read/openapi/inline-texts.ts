import { pointerTokens, valueAt } from '../../shared/json-schema/json-pointer.ts';
import type { UntrustedTree } from '../../shared/json-schema/untrusted-value.ts';
import { asTree, ownValue } from '../../shared/json-schema/untrusted-value.ts';
import { resolveLocation } from './resolve-location.ts';

/** What is said of parts of a description, and the code of a sample. */
const textKeys = ['summary', 'description', 'source'];

/** Trees that several descriptions refer to are looked through once. */
const done = new WeakSet<object>();

/**
 * Puts texts in the place of references to them, which no specification has, and every tool that bundles descriptions
 * allows: `description: { $ref: about.md }`. Changes the trees of `files`.
 */
export function inlineTexts(files: ReadonlyMap<string, unknown>): void {
  const seen = new Set<object>();
  const visit = (value: unknown, file: string): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const key of textKeys) {
      const ref = asTree(ownValue(value as UntrustedTree, key))?.$ref;
      const text = typeof ref === 'string' ? target(ref, { file, files }) : undefined;
      if (typeof text === 'string') (value as UntrustedTree)[key] = text;
    }
    for (const child of Object.values(value)) visit(child, file);
  };
  for (const [file, tree] of files) {
    if (typeof tree !== 'object' || tree === null || done.has(tree)) continue;
    done.add(tree);
    visit(tree, file);
  }
}

function target(ref: string, { file, files }: { file: string; files: ReadonlyMap<string, unknown> }): unknown {
  const [address = '', pointer = ''] = ref.split('#', 2);
  const tokens = pointerTokens(pointer);
  return tokens === null
    ? undefined
    : valueAt(files.get(address === '' ? file : resolveLocation(address, file)), tokens);
}
