import { hintOf } from '../../base/errors/docs-error.ts';
import { addAll } from '../../base/values/add-all.ts';
import type { Problem } from '../../model/problem.ts';
import { findTreeFault } from '../../shared/json-schema/find-tree-fault.ts';
import { appendToken } from '../../shared/json-schema/json-pointer.ts';
import { parseTree } from '../../shared/json-schema/parse-tree.ts';
import type { UntrustedTree } from '../../shared/json-schema/untrusted-value.ts';
import { asTree } from '../../shared/json-schema/untrusted-value.ts';
import { parseJson } from '../config/tree/parse-json.ts';
import { applyOverlay } from './apply-overlay.ts';
import { inlineTexts } from './inline-texts.ts';
import { isForeignKey } from './is-foreign-place.ts';
import { resolveLocation } from './resolve-location.ts';
import { settleIdentifiers } from './settle-identifiers.ts';

/** Gives the text of a file; `location` is already resolved against `base`, the file that refers to it. */
export type ReadReference = (location: string, base: string) => Promise<string>;

/** The text of one file of a description. */
export interface DescriptionText {
  file: string;
  text: string;
}

export interface DescriptionFiles {
  /** The version it was written in; `null` when the text is no description, which is reported. */
  version: string | null;
  /** Every file by location, the description's own included. */
  files: Map<string, unknown>;
  /** The text of each, and of each overlay. */
  texts: Map<string, string>;
  problems: Problem[];
}

/** More files than any real description has: a description must not be able to make a build read without end. */
const maxFiles = 5_000;
/** Signs of all of them. */
const maxText = 128_000_000;
/** Files that are read at once. */
const atOnce = 16;

interface LoadOptions {
  id: string;
  text: string;
  overlays?: DescriptionText[];
  readRef?: ReadReference;
  shared?: SharedFiles;
  language: DescriptionLanguage;
}

/** What was read for one description, for the others of a site: hundreds may refer to the same files. */
export type SharedFiles = Map<string, ReadFile>;

interface ReadFile {
  text: string;
  value: unknown;
  found: Problem[];
  references: Reference[];
}

/** What tells one kind of description from another. */
export interface DescriptionLanguage {
  /** As in "This file is not an OpenAPI description". */
  name: string;
  /** How a file says that it is one. */
  hint: string;
  /** The version that a file says it is of, though nothing here can read it. */
  unreadableVersionOf?: (root: UntrustedTree) => string;
  /** `null` for a tree that is of another kind. */
  versionOf: (root: UntrustedTree) => string | null;
}

/** Parses a description's text, applies its overlays, and reads every file it refers to. */
export async function loadDescriptionFiles({
  id,
  text,
  overlays = [],
  readRef,
  shared = new Map(),
  language,
}: LoadOptions): Promise<DescriptionFiles> {
  const files = new Map<string, unknown>();
  const texts = new Map([{ file: id, text }, ...overlays].map((read) => [read.file, read.text]));
  const { value, problems } = parseChecked(text, id);
  const root = asTree(value);
  const version = root && language.versionOf(root);
  if (!root || version === null) {
    if (problems.every((problem) => problem.severity !== 'error')) problems.push(notADescription(id, root, language));
    return { version: null, files, texts, problems };
  }
  const overlaid = overlays.length === 0 ? root : overlay(root, { overlays, problems });
  if ([...texts.values()].some(mayIdentify)) settleIdentifiers(overlaid, id);
  files.set(id, overlaid);
  await readReferences({ root: overlaid, id, readRef, shared, files, texts, problems });
  if (files.size > 1) inlineTexts(files);
  return { version, files, texts, problems };
}

/** On a copy without shared parts: a change at one place must not show at another that is a YAML alias of it. */
function overlay(
  root: UntrustedTree,
  { overlays, problems }: { overlays: readonly DescriptionText[]; problems: Problem[] },
): UntrustedTree {
  const copy: unknown = JSON.parse(JSON.stringify(root));
  const target = asTree(copy) ?? {};
  for (const { file, text } of overlays) {
    const parsed = parseChecked(text, file);
    const tree = asTree(parsed.value);
    const faults = tree ? applyOverlay(target, tree) : [{ message: 'This file is not an overlay', key: '#' }];
    addAll(problems, parsed.problems);
    for (const fault of faults) problems.push({ severity: 'warning', code: 'overlay', ...fault, file });
  }
  return target;
}

function parseChecked(text: string, file: string): { value: unknown; problems: Problem[] } {
  const { value, problems: found } = parseTree(text, file);
  const problems = found.length > 0 && file.endsWith('.json') ? tellJsonFault({ text, file }, found) : found;
  const fault = findTreeFault(value);
  if (fault === null) return { value, problems };
  return {
    value: undefined,
    problems: [
      ...problems,
      { severity: 'error', code: 'unsafe-description', message: `This file cannot be used: ${fault}`, file },
    ],
  };
}

/** What was read as YAML, since it is no JSON, is told in the words of JSON. */
function tellJsonFault({ text, file }: DescriptionText, found: Problem[]): Problem[] {
  const error = parseJson({ text, file, at: '#' }).problems.find(({ severity }) => severity === 'error');
  if (!error) return found;
  const { key: _, message, ...told } = error;
  const { severity, code } = found[0]!;
  return [{ ...told, severity, code, message: `This is not valid JSON: ${message}` }];
}

function notADescription(file: string, root: UntrustedTree | null, language: DescriptionLanguage): Problem {
  const { name, hint, unreadableVersionOf } = language;
  const version = root ? (unreadableVersionOf?.(root) ?? '') : '';
  return {
    severity: 'error',
    code: 'not-a-description',
    ...(version === ''
      ? { message: `This file is not an ${name} description`, hint }
      : { message: `${name} ${version} cannot be read`, hint: 'Convert it to version 2 or 3' }),
    file,
  };
}

interface ReadReferencesOptions {
  root: UntrustedTree;
  id: string;
  readRef: ReadReference | undefined;
  shared: SharedFiles;
  files: Map<string, unknown>;
  /** Those that `root` was read from; others are added. */
  texts: Map<string, string>;
  problems: Problem[];
}

async function readReferences(options: ReadReferencesOptions): Promise<void> {
  const { root, id, files, texts, problems } = options;
  const queue: Reference[] = [];
  const asked = new Set<string>();
  const add = (reference: Reference): void => {
    const key = `${reference.isForeign} ${reference.location}`;
    if (files.has(reference.location) || asked.has(key)) return;
    asked.add(key);
    queue.push(reference);
  };
  if ([...texts.values()].some(mayReferOutside)) externalReferences(root, id).forEach(add);
  let [next, size, unused] = [0, 0, 0];
  while (next < Math.min(queue.length, maxFiles - 1) && size <= maxText) {
    const batch = queue.slice(next, Math.min(next + atOnce, maxFiles - 1));
    next += batch.length;
    const unread = batch.filter(({ location }) => !files.has(location));
    const loaded = await Promise.all(unread.map((reference) => readFile(reference, options)));
    for (const { location, text, value, found, references, isForeign } of loaded) {
      size += text.length;
      if (size > maxText) unused += 1;
      if (size > maxText || (isForeign && found.length > 0)) continue;
      addAll(problems, found);
      texts.set(location, text);
      files.set(location, value);
      for (const reference of references) add(isForeign ? { ...reference, isForeign } : reference);
    }
  }
  const count = queue.length - next + unused;
  if (count > 0) problems.push(leftOut(count, { id, isLarge: size > maxText }));
}

function leftOut(count: number, { id, isLarge }: { id: string; isLarge: boolean }): Problem {
  const what = isLarge ? `files of more than ${maxText / 1e6} MB in all` : `more than ${maxFiles} files`;
  return {
    severity: 'warning',
    code: 'unresolved-ref',
    message: `Its references lead to ${what}; ${count} of them are ignored`,
    file: id,
  };
}

interface Reference {
  location: string;
  base: string;
  /** Where it stands first in `base`. */
  pointer: string;
  /** Whether it asks for all of a file, and not for a part of what is in it. */
  isWhole: boolean;
  /** Whether an extension of somebody else's holds it. What it leads to is at hand, but nobody misses it. */
  isForeign: boolean;
}

/** Prose, examples, and schemas of AsyncAPI in a language that is neither JSON nor YAML. */
const textFile = /\.(?:proto|md|markdown|txt|xml|html?|csv)$/i;
/** The code of a sample, which may be JSON or YAML itself, in an operation or in a file of its own. */
const codePlace = /(?:\/x-code-?samples\/\d+|^#)\/source$/i;

async function readFile(
  { location, base, pointer, isWhole, isForeign }: Reference,
  { readRef, shared }: Pick<ReadReferencesOptions, 'readRef' | 'shared'>,
): Promise<ReadFile & Pick<Reference, 'location' | 'isForeign'>> {
  try {
    if (!readRef) throw new Error('other files cannot be read here');
    const text = await readRef(location, base);
    const isText = textFile.test(location) || (isWhole && codePlace.test(pointer));
    const key = `${isText ? 'text' : 'tree'} ${location}`;
    const read = shared.get(key) ?? parseFile(text, { location, isText });
    shared.set(key, read);
    return { location, isForeign, ...read };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const problem: Problem = {
      severity: 'warning',
      code: 'unresolved-ref',
      message: `The reference to "${location}" cannot be read: ${reason}`,
      hint: hintOf(error),
      file: base,
      key: pointer,
    };
    return { location, isForeign, text: '', value: undefined, found: [problem], references: [] };
  }
}

function parseFile(text: string, { location, isText }: { location: string; isText: boolean }): ReadFile {
  if (isText) return { text, value: text, found: [], references: [] };
  const { value, problems } = parseChecked(text, location);
  if (mayIdentify(text)) settleIdentifiers(value, location);
  return { text, value, found: problems, references: value === undefined ? [] : externalReferences(value, location) };
}

/** Few descriptions have parts with addresses of their own. */
function mayIdentify(text: string): boolean {
  return /\$(?:id|self)\b/.test(text);
}

/** Nearly every description is one file; this spares walking through it. */
function mayReferOutside(text: string): boolean {
  // A path may end in `$ref` as well; what follows it is no text.
  return /\$ref["']?\s*:\s*["']?[^#"'\s{[]/.test(text);
}

function externalReferences(root: unknown, base: string): Reference[] {
  const found = new Map<string, Reference>();
  const foreign: { value: unknown; pointer: string }[] = [];
  const seen = new Set<object>();
  function visit(value: unknown, pointer: string, isForeign = false): void {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const ref = (value as UntrustedTree).$ref;
    if (typeof ref === 'string' && !ref.startsWith('#') && ref !== '') {
      const location = resolveLocation(ref.split('#', 1)[0]!, base);
      if (!found.has(location))
        found.set(location, { location, base, pointer, isWhole: !ref.includes('#'), isForeign });
    }
    for (const [key, child] of Object.entries(value)) {
      const inner = appendToken(pointer, key);
      if (!isForeign && isForeignKey(key, pointer)) foreign.push({ value: child, pointer: inner });
      else visit(child, inner, isForeign);
    }
  }
  visit(root, '#');
  // Last, so that a file is only foreign where nothing else names it.
  for (const { value, pointer } of foreign) visit(value, pointer, true);
  return [...found.values()];
}
