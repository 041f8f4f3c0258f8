import type { JSONPathNodeList, JSONValue } from 'json-p3';
import { query } from 'json-p3';
import type { Problem } from '../../model/problem.ts';
import { findTreeFault } from '../../shared/json-schema/find-tree-fault.ts';
import type { UntrustedTree } from '../../shared/json-schema/untrusted-value.ts';
import { asList, asText, asTree, entriesOf, ownValue } from '../../shared/json-schema/untrusted-value.ts';

type Step = string | number;

/** What is wrong with an action of an overlay, with its place in that. */
type OverlayFault = Required<Pick<Problem, 'message' | 'key'>>;

/**
 * Applies an OpenAPI Overlay 1.0 or 1.1 to a description in place, action by action. Tells of each action that did
 * nothing or could not be understood; the others still count.
 */
export function applyOverlay(root: UntrustedTree, overlay: UntrustedTree): OverlayFault[] {
  return asList(overlay.actions).flatMap((item, index) => {
    const action = asTree(item);
    const fault = action ? applyAction(root, action) : 'it is not an object';
    return fault === null ? [] : [{ message: `This action is ignored: ${fault}`, key: `#/actions/${index}` }];
  });
}

/** `null` when the action was applied. */
function applyAction(root: UntrustedTree, action: UntrustedTree): string | null {
  const target = asText(action.target);
  const places = select(root, target);
  if (typeof places === 'string') return places;
  if (places.length === 0) return `nothing matches "${target}"`;
  if (action.remove === true) return removeAll(root, places);
  const source = 'copy' in action ? copySource(root, asText(action.copy)) : { value: action.update };
  if (typeof source === 'string') return source;
  if (source.value === undefined) return 'it has neither "update" nor "remove"';
  for (const place of places) update(root, place, structuredClone(source.value));
  // A copy may contain its own target, so a few of them could grow without end.
  return 'copy' in action ? findTreeFault(root) : null;
}

function select(root: UntrustedTree, path: string): Step[][] | string {
  try {
    const nodes: JSONPathNodeList = query(path, root as JSONValue);
    return [...nodes].map((node) => [...node.location]);
  } catch (error) {
    return `"${path}" is not a JSONPath (${error instanceof Error ? error.message : String(error)})`;
  }
}

function copySource(root: UntrustedTree, path: string): { value: unknown } | string {
  const places = select(root, path);
  if (typeof places === 'string') return places;
  return places.length === 1
    ? { value: valueAtSteps(root, places[0]!) }
    : `"copy" must match one place, but matches ${places.length}`;
}

function valueAtSteps(root: unknown, steps: readonly Step[]): unknown {
  return steps.reduce<unknown>(
    (value, step) => (Array.isArray(value) ? value[Number(step)] : ownValue(asTree(value) ?? {}, String(step))),
    root,
  );
}

/** From the last to the first, so that positions in lists stay true. */
function removeAll(root: UntrustedTree, places: readonly Step[][]): null {
  for (const steps of places.toReversed()) {
    const parent = valueAtSteps(root, steps.slice(0, -1));
    const last = steps.at(-1);
    if (Array.isArray(parent)) parent.splice(Number(last), 1);
    else if (asTree(parent) && last !== undefined) delete (parent as UntrustedTree)[last];
  }
  return null;
}

function update(root: UntrustedTree, steps: readonly Step[], value: unknown): void {
  const target = valueAtSteps(root, steps);
  const merged = Array.isArray(target)
    ? [...target, ...(Array.isArray(value) ? value : [value])]
    : merge(target, value);
  const last = steps.at(-1);
  const parent = valueAtSteps(root, steps.slice(0, -1));
  if (Array.isArray(parent)) parent[Number(last)] = merged;
  else if (last !== undefined && asTree(parent)) (parent as UntrustedTree)[last] = merged;
  else if (last === undefined) for (const [key, part] of entriesOf(merged)) root[key] = part;
}

/** Objects merge key by key, lists are joined, everything else is replaced (Overlay 1.1, "Action Object"). */
function merge(target: unknown, value: unknown): unknown {
  if (Array.isArray(target) && Array.isArray(value)) return [...target, ...value];
  const tree = asTree(target);
  if (!tree || !asTree(value)) return value;
  const changed = entriesOf(value).map(([key, part]): [string, unknown] => [
    key,
    Object.hasOwn(tree, key) ? merge(tree[key], part) : part,
  ]);
  return { ...tree, ...Object.fromEntries(changed) };
}
