import type { Problem } from '../../../model/problem.ts';

/** A JSON value that remembers where its author wrote it. */
export type JsonNode = JsonScalar | JsonArray | JsonObject;

export interface JsonPosition {
  /** Relative to the site folder. */
  file: string;
  /** Of the member's key, or of the value itself for list items and whole files; counted from 1. */
  line: number;
  column: number;
  /** Place in the whole configuration, across `$ref`s: `navigation.tabs[0].groups[1].pages[3]`. */
  at: string;
}

export interface JsonScalar extends JsonPosition {
  kind: 'scalar';
  value: string | number | boolean | null;
  /** A number as it is written, where it would be printed otherwise: `1.10`. */
  source?: string;
}

export interface JsonArray extends JsonPosition {
  kind: 'array';
  items: JsonNode[];
}

export interface JsonObject extends JsonPosition {
  kind: 'object';
  entries: Map<string, JsonNode>;
}

export type JsonSegment = string | number;

/** The plain value of a node. A key named `__proto__` is left out, so that no object changes its prototype. */
export function toJsonValue(node: JsonNode): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'array') return node.items.map(toJsonValue);
  const value: Record<string, unknown> = {};
  for (const [key, child] of node.entries) {
    if (key !== '__proto__') value[key] = toJsonValue(child);
  }
  return value;
}

/** The member or item of a node, or `undefined` when it has none of that name. */
export function childNode(node: JsonNode, segment: JsonSegment): JsonNode | undefined {
  if (node.kind === 'object') return node.entries.get(String(segment));
  return node.kind === 'array' ? node.items[Number(segment)] : undefined;
}

/** The string a node holds, or `null` when it holds something else. */
export function stringOf(node: JsonNode | undefined): string | null {
  return node?.kind === 'scalar' && typeof node.value === 'string' ? node.value : null;
}

/** What is written of a value that stands in the place of a text. */
export function writtenOf({ value, source }: Pick<JsonScalar, 'value' | 'source'>): string {
  return typeof value === 'number' && source !== undefined ? source : String(value);
}

/** A text, or a number as it is written where one stands for a text; `null` for anything else. */
export function writtenName(node: JsonNode | undefined): string | null {
  const isName = node?.kind === 'scalar' && (typeof node.value === 'string' || typeof node.value === 'number');
  return isName ? writtenOf(node) : null;
}

/** The position of a node alone, for new nodes that stand for what was written there. */
export function positionOf(node: JsonNode): JsonPosition {
  return { file: node.file, line: node.line, column: node.column, at: node.at };
}

/** `navigation` + `tabs` + `0` → `navigation.tabs[0]`; keys that are no plain words stand in quotes. */
export function joinKey(at: string, segment: JsonSegment): string {
  if (typeof segment === 'number') return `${at}[${segment}]`;
  if (!/^[\w$-]+$/.test(segment)) return `${at}[${JSON.stringify(segment)}]`;
  return at === '' ? segment : `${at}.${segment}`;
}

/** A problem with what is written at `position`. */
export function problemAt(
  position: JsonPosition,
  finding: Pick<Problem, 'severity' | 'code' | 'message' | 'hint' | 'cause'>,
): Problem {
  const { severity, code, message, hint, cause } = finding;
  const { file, line, column, at } = position;
  return {
    severity,
    code,
    message,
    ...(hint && { hint }),
    ...(cause && { cause }),
    file,
    line,
    column,
    ...(at && { key: at }),
  };
}

/** What stands under a chain of keys, or `undefined` when a link of it is missing. */
export function nodeUnder(node: JsonNode | undefined, ...keys: string[]): JsonNode | undefined {
  return keys.reduce<JsonNode | undefined>((owner, key) => owner && childNode(owner, key), node);
}
