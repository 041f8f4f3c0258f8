import type { OpenAPI } from 'openapi-types';
import { writeJson } from '../../base/values/write-json.ts';
import type { Problem } from '../../model/problem.ts';
import { addLines } from '../../shared/json-schema/add-lines.ts';
import { pointerTokens } from '../../shared/json-schema/json-pointer.ts';
import { asText, asTree } from '../../shared/json-schema/untrusted-value.ts';
import type { SchemaError } from './describe-schema-errors.ts';
import { describeSchemaErrors } from './describe-schema-errors.ts';
import type { DescriptionContext } from './description-context.ts';
import { createDescriptionContext, partOf } from './description-context.ts';
import { dropOtherKinds } from './drop-other-kinds.ts';
import { findRuleFaults } from './find-rule-faults.ts';
import { isForeignPlace } from './is-foreign-place.ts';
import { isLifted } from './is-lifted.ts';
import { isOfOtherKind } from './is-of-other-kind.ts';
import { joinStructure } from './join-structure.ts';
import type { ReadReference } from './load-description-files.ts';
import { loadDescriptionFiles } from './load-description-files.ts';
import type { Located } from './located.ts';
import { misplacedReference } from './misplaced-reference.ts';

export interface ValidateOpenApiOptions {
  /** Path relative to the site folder, or URL; references are resolved against it. */
  id: string;
  text: string;
  readRef?: ReadReference;
  /** What reading the description has reported already; it is not said again. */
  known: readonly Problem[];
}

/**
 * Holds a description against the schema and the rules of its specification: Swagger 2.0, OpenAPI 3.0 and 3.1; a later
 * version against the rules alone, and that of schemas. For thorough checks only: pages are made from what
 * `parseOpenApi` can read, sound or not.
 */
export async function validateOpenApi({ id, text, readRef, known }: ValidateOpenApiOptions): Promise<Problem[]> {
  const { version, files, texts } = await loadDescriptionFiles({
    id,
    text,
    readRef,
    language: { name: 'OpenAPI', hint: '', versionOf },
  });
  if (version === null) return [];
  const problems = (await findFaults(id, files, version)).filter((problem) => !isKnown(problem, known));
  return addLines(problems, texts);
}

function versionOf(root: object): string | null {
  const { openapi, swagger } = root as { openapi?: unknown; swagger?: unknown };
  return asText(openapi) || asText(swagger) || null;
}

/** Descriptions get addresses under this name, so that the parser leaves all references to `files`. */
const siteRoot = 'https://site.invalid/';

async function findFaults(id: string, files: ReadonlyMap<string, unknown>, version: string): Promise<Problem[]> {
  const lost: Problem[] = [];
  const { context } = createDescriptionContext({ rootFile: id, files, problems: lost });
  const root = { value: files.get(id), file: id, pointer: '#' };
  const document = joinStructure({ ...context, root }, addressOf);
  const faults = [
    // The parser changes what it validates.
    ...(/^3\.[1-9]/.test(version) ? placeErrors(await schemaErrors(document), { id, context }) : []),
    ...(/^3\.[2-9]/.test(version) ? [] : await validateTree(document, { id, files, context })),
    ...(version.startsWith('3') ? findRuleFaults(context) : []),
    ...lost.filter(({ code, key = '' }) => code === 'unresolved-ref' && !isForeignPlace(key)),
  ];
  return [...new Map(faults.map((fault) => [`${fault.file} ${fault.key} ${fault.message}`, fault])).values()];
}

async function schemaErrors(document: unknown): Promise<SchemaError[]> {
  const { findSchemaErrors } = await import('./find-schema-errors.ts');
  return findSchemaErrors(document);
}

async function validateTree(
  document: unknown,
  { id, files, context }: FaultPlace & { files: ReadonlyMap<string, unknown> },
): Promise<Problem[]> {
  const { default: SwaggerParser } = await import('@apidevtools/swagger-parser');
  try {
    await SwaggerParser.validate(addressOf(id), document as OpenAPI.Document, {
      resolve: { file: false, http: false, site: resolverOf(files) },
    });
    return [];
  } catch (error) {
    return problemsOf(error, { id, context });
  }
}

/** Nothing is read here: every file that the description names has been loaded. */
function resolverOf(files: ReadonlyMap<string, unknown>): {
  order: number;
  canRead: true;
  read: (file: { url: string }) => string;
} {
  return { order: 1, canRead: true, read: ({ url }) => writeJson(files.get(locationOf(url)) ?? {})! };
}

function addressOf(file: string): string {
  return /^https?:/.test(file) ? file : siteRoot + encodeURI(file);
}

function locationOf(url: string): string {
  const location = url.split('#', 1)[0]!;
  return location.startsWith(siteRoot) ? decodeURI(location.slice(siteRoot.length)) : location;
}

interface FaultPlace {
  id: string;
  context: DescriptionContext;
}

function problemsOf(error: unknown, place: FaultPlace): Problem[] {
  const details = (error as { details?: unknown }).details;
  if (Array.isArray(details)) return placeErrors(details as SchemaError[], place);
  const { name, message } = error as Error;
  // The parser itself stumbles over some values, which says nothing to an author.
  if (error instanceof TypeError || error instanceof RangeError) return [notValidated(place.id)];
  const code = /^(MissingPointer|Resolver|UnmatchedResolver)Error$/.test(name) ? 'unresolved-ref' : 'openapi-invalid';
  const text = message
    .replaceAll(siteRoot, '')
    .replace(/^(?:\w*Error: |Validation failed\. )+/, '')
    .trimEnd()
    .replace(/\.$/, '');
  return [
    {
      severity: 'error',
      code,
      message: text.charAt(0).toUpperCase() + text.slice(1),
      file: place.id,
      key: keyIn(text),
    },
  ];
}

function notValidated(file: string): Problem {
  return {
    severity: 'warning',
    code: 'not-validated',
    message: 'This API description deviates too far from its specification to be validated',
    file,
  };
}

/** Rules beyond the schema name their place in words: `/paths/users/{id}/get is missing path parameter(s)`. */
function keyIn(message: string): string | undefined {
  const [, path, method] =
    /(?:^|\s)\/paths(\/\S+?)(?:\/(get|put|post|delete|options|head|patch))?(?=\s|$)/.exec(message) ?? [];
  return path === undefined
    ? undefined
    : ['#/paths', path.replaceAll('~', '~0').replaceAll('/', '~1'), method].filter(Boolean).join('/');
}

/** More than anyone reads at once. */
const maximalProblems = 200;

/** A shared part is checked wherever it is used; its faults are told once, at the part itself. */
function placeErrors(errors: readonly SchemaError[], { context }: FaultPlace): Problem[] {
  const found = new Map<string, Problem>();
  const at = (pointer: string): Located | null => walk(pointerTokens(pointer) ?? [], context);
  const valueAt = (pointer: string): unknown => at(pointer)?.value;
  const isOfSwagger = asTree(context.root.value)?.swagger !== undefined;
  const kept = errors.filter((error) => !isLifted(error, valueAt) && !(isOfSwagger && isOfOtherKind(error, valueAt)));
  for (const { pointer, message } of describeSchemaErrors(dropOtherKinds(kept))) {
    const tokens = pointerTokens(pointer) ?? [];
    const wrong = misplacedOn(tokens, context);
    if (wrong !== null) found.set(`${wrong.file} ${wrong.key}`, wrong);
    const place = wrong === null ? at(pointer) : null;
    // What leads to nothing has been told of as that.
    if (place === null || place.value === undefined) continue;
    const subject = asText(place.value);
    const told = subject === '' ? message : message.replace(/^The value\b/, () => JSON.stringify(subject));
    const problem: Problem = {
      severity: 'error',
      code: 'openapi-invalid',
      message: told,
      file: place.file,
      key: place.pointer,
    };
    found.set(`${place.file} ${place.pointer} ${message}`, problem);
    if (found.size >= maximalProblems) break;
  }
  return [...found.values()];
}

/** The first reference on the way that leads to another kind of object: all faults behind it follow from that. */
function misplacedOn(tokens: readonly string[], { root, follow }: DescriptionContext): Problem | null {
  let at = root;
  for (const [index, token] of tokens.entries()) {
    const { value, file, pointer } = partOf(at, token);
    const wrong = misplacedReference(asText(asTree(value)?.$ref), tokens.slice(0, index + 1));
    if (wrong !== null) return { severity: 'error', code: 'openapi-invalid', ...wrong, file, key: pointer };
    at = follow({ value, file, pointer });
  }
  return null;
}

/**
 * Where a fault of the joined description stands; `null` inside what the way there has gone through before, which is
 * checked in the first place.
 */
function walk(tokens: readonly string[], { root, follow }: DescriptionContext): Located | null {
  const seen = new Set<unknown>();
  let at = root;
  for (const token of tokens) {
    at = follow(partOf(at, token));
    if (seen.has(at.value)) return null;
    if (typeof at.value === 'object') seen.add(at.value);
  }
  return at;
}

function isKnown({ code, file, key }: Problem, known: readonly Problem[]): boolean {
  // A missing target has been reported where it is referred to.
  if (code === 'unresolved-ref') return known.some((other) => other.code === code);
  // Faults of different kinds meet at the root.
  return key !== undefined && key !== '#' && known.some((other) => other.file === file && other.key === key);
}
