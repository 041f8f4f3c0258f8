import type { Schema } from '../../model/api/schema.ts';
import type { Problem } from '../../model/problem.ts';
import { appendToken, pointerTokens, valueAt } from '../../shared/json-schema/json-pointer.ts';
import type { UntrustedTree } from '../../shared/json-schema/untrusted-value.ts';
import { asTree, ownValue } from '../../shared/json-schema/untrusted-value.ts';
import { createAnchorFinder } from './create-anchor-finder.ts';
import type { Located } from './located.ts';
import { rebaseReferences } from './rebase-references.ts';
import { resolveLocation } from './resolve-location.ts';
import { createSchemaRegistry, type SchemaRegistry } from './schema-registry.ts';
import { settleRoot } from './settle-root.ts';

/** The files of one description, and what its parts ask for while they are read. */
export interface DescriptionContext {
  root: Located;
  /**
   * Replaces a reference by what it points to, through any number of steps. `value` is `undefined` when that is
   * missing.
   */
  follow: (at: Located) => Located;
  /** As `partsOf`, where the whole list may be a reference: every tool that bundles descriptions allows that. */
  parts: (at: Located) => { key: string; at: Located }[];
  /**
   * The value of an example. A reference in its place is data by every specification, and is followed by every tool
   * that bundles descriptions: it stands for what it leads to, where that is anything but a schema.
   */
  data: (at: Located) => unknown;
  /** The normal form of a schema; what it refers to is added to the document's schemas. */
  schema: (at: Located) => Schema;
  report: (fault: {
    code: Problem['code'];
    message: string;
    hint?: string;
    at: Located;
    severity?: Problem['severity'];
  }) => void;
}

export interface ContextOptions {
  /**
   * Brings the root into the shape of OpenAPI 3, where it has another; `follow` gives what a reference means, with its
   * own references as they would stand in the root.
   */
  upgrade?: (root: UntrustedTree, follow: (value: unknown) => unknown) => UntrustedTree;
  /** The file that everything starts from; a key of `files`. */
  rootFile: string;
  /** Every file of the description, parsed, by its location. */
  files: ReadonlyMap<string, unknown>;
  problems: Problem[];
}

const maxSteps = 50;
/** A generator's slip repeats on every operation; a report of a thousand equal lines helps nobody. */
const maxProblems = 200;

/** Creates the context, and the function that gives all schemas once every part has been read. */
export function createDescriptionContext({ rootFile, files, problems, upgrade }: ContextOptions): {
  context: DescriptionContext;
  takeSchemas: SchemaRegistry['takeSchemas'];
} {
  const report = createReport(problems);
  const findAnchor = createAnchorFinder(files);
  const locate = (ref: string, from: string): Located | null => locateReference(ref, { from, files, findAnchor });
  const reportMissing = (ref: string, at: Located): void => {
    // A file that could not be read has been reported as a whole.
    if (isRead(ref, { from: at.file, files }))
      report({ code: 'unresolved-ref', message: `The reference "${ref}" points to nothing`, at });
  };
  const follow = createFollow({ locate, report, reportMissing });
  const written: Located = { value: files.get(rootFile), file: rootFile, pointer: '#' };
  const tree = settleRoot(written, follow);
  const data = createData(locate);
  const followFromRoot = (value: unknown): unknown => {
    const target = follow({ ...written, value });
    return target.file === rootFile ? target.value : rebaseReferences(target, data);
  };
  const root = { ...written, value: upgrade ? upgrade(tree, followFromRoot) : tree };
  const registry = createSchemaRegistry({ root, locate, data, reportMissing });
  const parts = (at: Located) => partsOf(follow(at));
  return { context: { root, follow, parts, data, schema: registry.schema, report }, takeSchemas: registry.takeSchemas };
}

function createReport(problems: Problem[]): DescriptionContext['report'] {
  const seen = new Set<string>();
  return ({ code, message, hint, at, severity = 'warning' }) => {
    const key = `${code} ${message} ${at.file}`;
    if (seen.has(key) || problems.length >= maxProblems) return;
    seen.add(key);
    problems.push({ severity, code, message, ...(hint && { hint }), file: at.file, key: at.pointer });
  };
}

interface FollowTools {
  locate: (ref: string, from: string) => Located | null;
  report: DescriptionContext['report'];
  reportMissing: (ref: string, at: Located) => void;
}

function createFollow({ locate, report, reportMissing }: FollowTools): DescriptionContext['follow'] {
  return (start) => {
    // So it is with most values, of which there are millions.
    if (asTree(start.value)?.$ref === undefined) return start;
    let at = start;
    const seen = new Set<unknown>();
    while (!seen.has(at.value) && seen.size < maxSteps) {
      seen.add(at.value);
      const ref = asTree(at.value)?.$ref;
      if (typeof ref !== 'string') return at;
      const target = locate(ref, at.file);
      if (!target) {
        reportMissing(ref, at);
        return { ...at, value: undefined };
      }
      at = target;
    }
    const message = seen.has(at.value)
      ? `The reference "${asTree(start.value)?.$ref}" leads back to itself`
      : `The reference "${asTree(start.value)?.$ref}" leads through more than ${maxSteps} others`;
    report({ code: 'circular-ref', message, at: start });
    return { ...start, value: undefined };
  };
}

function createData(locate: FollowTools['locate']): DescriptionContext['data'] {
  return ({ value, file }) => {
    const ref = asTree(value)?.$ref;
    if (typeof ref !== 'string' || Object.keys(value as object).length > 1) return value;
    const target = locate(ref, file);
    const tokens = pointerTokens(target?.pointer ?? '') ?? [];
    if (!target || /^(?:schemas|definitions|\$defs)$/.test(tokens.at(-2) ?? '')) return value;
    // Many name the example where its value is meant.
    const isExample = tokens.at(-2) === 'examples' && Object.hasOwn(asTree(target.value) ?? {}, 'value');
    return isExample ? asTree(target.value)!.value : target.value;
  };
}

/**
 * Follows a reference; a `summary` and `description` beside it stand in the place of those that it leads to (OpenAPI
 * 3.1, "Reference Object").
 */
export function followWithTexts(at: Located, { follow }: DescriptionContext): Located {
  const target = follow(at);
  const [beside, tree] = [asTree(at.value), asTree(target.value)];
  if (!beside || !tree || beside === tree) return target;
  const own = ['summary', 'description'].filter((key) => typeof beside[key] === 'string' && beside[key] !== '');
  if (own.length === 0) return target;
  return { ...target, value: { ...tree, ...Object.fromEntries(own.map((key) => [key, beside[key]])) } };
}

/** The part of a located object under `key`. */
export function partOf(at: Located, key: string | number): Located {
  const value = Array.isArray(at.value) ? at.value[Number(key)] : ownValue(asTree(at.value) ?? {}, String(key));
  return { value, file: at.file, pointer: appendToken(at.pointer, key) };
}

/** The items of a located list, or the values of a located object with their keys. */
export function partsOf(at: Located): { key: string; at: Located }[] {
  if (typeof at.value !== 'object' || at.value === null) return [];
  return Object.keys(at.value)
    .filter((key) => key !== '__proto__')
    .map((key) => ({ key, at: partOf(at, key) }));
}

function isRead(ref: string, { from, files }: { from: string; files: ReadonlyMap<string, unknown> }): boolean {
  if (ref.startsWith('#')) return true;
  const file = resolveLocation(ref.split('#', 1)[0]!, from);
  return !files.has(file) || files.get(file) !== undefined;
}

interface LocateTools {
  from: string;
  files: ReadonlyMap<string, unknown>;
  findAnchor: ReturnType<typeof createAnchorFinder>;
}

function locateReference(ref: string, tools: LocateTools, steps = maxSteps): Located | null {
  const { from, files, findAnchor } = tools;
  const hash = ref.indexOf('#');
  const file = hash === 0 ? from : resolveLocation(hash < 0 ? ref : ref.slice(0, hash), from);
  const pointer = hash < 0 ? '#' : ref.slice(hash);
  const tokens = pointerTokens(pointer);
  if (!files.has(file)) return null;
  if (tokens === null) return findAnchor(pointer.slice(1), file);
  return walkTo({ value: files.get(file), file, pointer: '#' }, { tokens, tools, steps });
}

/** What a pointer leads to. A part of what is a reference itself is one of its target: files are split in this way. */
function walkTo(
  start: Located,
  { tokens, tools, steps }: { tokens: readonly string[]; tools: LocateTools; steps: number },
): Located | null {
  const { value, file, pointer } = start;
  const end = valueAt(value, tokens);
  if (end !== undefined) return { value: end, file, pointer: tokens.reduce(appendToken, pointer) };
  let at = start;
  for (const [index, token] of tokens.entries()) {
    const next = partOf(at, token);
    if (next.value !== undefined) at = next;
    else {
      const ref = asTree(at.value)?.$ref;
      const target =
        typeof ref === 'string' && steps > 0 ? locateReference(ref, { ...tools, from: at.file }, steps - 1) : null;
      if (target) return walkTo(target, { tokens: tokens.slice(index), tools, steps: steps - 1 });
      return walkToUnescaped(at, { tokens: tokens.slice(index), tools, steps });
    }
  }
  return null;
}

/** Slashes in a name, and one more: without a limit, a long reference to nothing takes time with the square. */
const mostParts = 20;

/** Generators write names that hold slashes into references as they are. */
function walkToUnescaped(
  at: Located,
  { tokens, tools, steps }: { tokens: readonly string[]; tools: LocateTools; steps: number },
): Located | null {
  for (let end = Math.min(tokens.length, mostParts); end > 1; end--) {
    const named = partOf(at, tokens.slice(0, end).join('/'));
    if (named.value !== undefined) return walkTo(named, { tokens: tokens.slice(end), tools, steps });
  }
  return null;
}
