import * as z from 'zod';
import type { Problem } from '../../../model/problem.ts';
import type { JsonNode, JsonObject, JsonPosition, JsonSegment } from '../tree/json-node.ts';
import { childNode, joinKey, positionOf, problemAt, stringOf, toJsonValue } from '../tree/json-node.ts';
import { describeIssue, describeValue } from './describe-issue.ts';
import { describeUnknownKey } from './describe-unknown-key.ts';
import { flattenIssues } from './flatten-issues.ts';
import { isBlankText } from './shape.ts';
import { TreeEdits } from './tree-edits.ts';

/** What stands in for a required key that is missing or wrong, by the key's place. */
export type Fallbacks = Record<string, Fallback>;

export interface Fallback {
  value: string | Record<string, string>;
  /** How bad it is that the key is missing. */
  severity: Problem['severity'];
  hint: string;
}

export interface ValidatedTree<T> {
  /** `null` when a required key without a fallback is missing or wrong. */
  value: T | null;
  /** The tree that `value` was read from: without what did not fit the schema. */
  root: JsonObject;
  problems: Problem[];
}

/** Enough for a wrong value at the bottom of the deepest element to take all its owners along, level by level. */
const MAX_ROUNDS = 50;

/**
 * Reads a tree by a schema and goes on after faults: what does not fit is reported and taken out, together with its
 * owner when the owner requires it, until the rest fits.
 */
export function validateTree<T>(input: {
  root: JsonObject;
  schema: z.ZodType<T>;
  fallbacks: Fallbacks;
  /** Places of values that could not be read, as has been reported. */
  lost?: readonly string[];
}): ValidatedTree<T> {
  const problems: Problem[] = [];
  const removed = new Set(input.lost);
  const topKeys = new Set(input.schema instanceof z.ZodObject ? Object.keys(input.schema.shape) : []);
  let { root } = input;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const result = input.schema.safeParse(toJsonValue(root), { reportInput: true });
    if (result.success) return { value: result.data, root, problems };
    const repair = new Repair({ root, fallbacks: input.fallbacks, removed, problems, topKeys });
    for (const issue of flattenIssues(result.error.issues)) repair.handle(issue);
    if (repair.failed) break;
    root = repair.apply();
  }
  return { value: null, root, problems };
}

interface RepairInput {
  root: JsonObject;
  fallbacks: Fallbacks;
  /** Places of what earlier rounds took out and reported. */
  removed: Set<string>;
  problems: Problem[];
  /** Keys that stand at the top of the file. */
  topKeys: ReadonlySet<string>;
}

/** One round: turns issues into problems and into edits of the tree. */
class Repair {
  readonly #input: RepairInput;
  readonly #edits = new TreeEdits();
  failed = false;

  constructor(input: RepairInput) {
    this.#input = input;
  }

  apply(): JsonObject {
    return this.#edits.apply(this.#input.root);
  }

  handle(issue: z.core.$ZodIssue): void {
    const path = issue.path as JsonSegment[];
    const nodes = this.#nodesAlong(path);
    const node = nodes[path.length];
    if (!node) this.#handleMissing(path, nodes);
    else if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) this.#dropUnknown(node, key, issue.message.split('\n'));
    else this.#dropWrong(issue, { owner: nodes[path.length - 1], node, segment: path.at(-1) });
  }

  #nodesAlong(path: JsonSegment[]): JsonNode[] {
    const nodes: JsonNode[] = [this.#input.root];
    for (const segment of path) {
      const next = childNode(nodes.at(-1)!, segment);
      if (!next) break;
      nodes.push(next);
    }
    return nodes;
  }

  #handleMissing(path: JsonSegment[], nodes: JsonNode[]): void {
    const owner = nodes.at(-1)!;
    const key = path[nodes.length - 1]!;
    const at = joinKey(owner.at, key);
    const fallback = Object.hasOwn(this.#input.fallbacks, at) ? this.#input.fallbacks[at]! : null;
    if (!this.#input.removed.has(at)) {
      const { severity, hint } = fallback ?? { severity: 'error', hint: undefined };
      this.#report(
        { ...positionOf(owner), at },
        { severity, code: 'missing-key', message: `The key \`${key}\` is missing`, hint },
      );
    }
    if (fallback) {
      this.#edits.set(owner, key, toNode(fallback.value, { ...positionOf(owner), at }));
      return;
    }
    const grandparent = nodes.at(-2);
    if (!grandparent) this.failed = true;
    else this.#remove(grandparent, owner, path[nodes.length - 2]!);
  }

  #dropUnknown(owner: JsonNode, key: string, known: string[]): void {
    this.#edits.remove(owner, key);
    // JSON has no comments, so people write keys that look like them.
    if (key.startsWith('//')) return;
    const node = childNode(owner, key) ?? owner;
    const isTopLevel = owner !== this.#input.root && node.kind !== 'scalar' && this.#input.topKeys.has(key);
    const isOfTexts =
      node.kind === 'array' && node.items.length > 0 && node.items.every((item) => stringOf(item) !== null);
    const finding = describeUnknownKey({ key, at: node.at, known, isTopLevel, isOfTexts });
    this.#report(positionOf(node), { severity: 'warning', ...finding });
  }

  #dropWrong(
    issue: z.core.$ZodIssue,
    found: { owner: JsonNode | undefined; node: JsonNode; segment: JsonSegment | undefined },
  ): void {
    const { owner, node, segment } = found;
    if (
      node.kind === 'scalar' &&
      (node.value === null || (typeof node.value === 'string' && isBlankText(node.value)))
    ) {
      const message = `The value is ${describeValue(node)}, which counts as not set`;
      this.#report(positionOf(node), { severity: 'warning', code: 'empty-value', message });
    } else {
      if (!this.#isEmptied(issue, node))
        this.#report(positionOf(node), { severity: 'error', ...describeIssue(issue, node) });
      this.#input.removed.add(node.at);
    }
    if (owner && segment !== undefined) this.#edits.remove(owner, segment);
    else this.failed = true;
  }

  /** Whether a list is too short for what was wrong in it, as has been reported. */
  #isEmptied({ code }: z.core.$ZodIssue, node: JsonNode): boolean {
    const isIn = (at: string): boolean => at.startsWith(`${node.at}[`);
    return code === 'too_small' && node.kind === 'array' && [...this.#input.removed].some(isIn);
  }

  #remove(owner: JsonNode, node: JsonNode, segment: JsonSegment): void {
    this.#input.removed.add(node.at);
    this.#edits.remove(owner, segment);
  }

  #report(position: JsonPosition, finding: Parameters<typeof problemAt>[1]): void {
    this.#input.problems.push(problemAt(position, finding));
  }
}

function toNode(value: Fallback['value'], position: JsonPosition): JsonNode {
  if (typeof value === 'string') return { kind: 'scalar', ...position, value };
  const entries = Object.entries(value).map(([key, member]): [string, JsonNode] => {
    return [key, { kind: 'scalar', ...position, at: joinKey(position.at, key), value: member }];
  });
  return { kind: 'object', ...position, entries: new Map(entries) };
}
