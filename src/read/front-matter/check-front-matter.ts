import { addAll } from '../../base/values/add-all.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { Problem } from '../../model/problem.ts';
import { Place } from '../config/place.ts';
import { resolveContextualOptions } from '../config/topics/contextual.ts';
import type { JsonNode, JsonObject } from '../config/tree/json-node.ts';
import { validateTree } from '../config/validation/validate-tree.ts';
import { resolveIconValue } from '../config/values/icon.ts';
import { resolveMetaContent } from '../config/values/meta-content.ts';
import { checkOwnKeys } from './check-own-keys.ts';
import { type FrontMatterInput, frontMatterSchema } from './front-matter-schema.ts';
import { parseSymbol } from './parse-symbol.ts';
import { resolveReaderSettings } from './resolve-reader-settings.ts';
import { resolveWordList } from './resolve-word-list.ts';

/**
 * Front matter with every default filled in. A wrong value is reported and counts as absent, but for who may read: a
 * page whose `groups` cannot be read is for nobody, one whose `public` cannot be read is for members.
 */
export function checkFrontMatter(written: JsonObject): { frontMatter: FrontMatter; problems: Problem[] } {
  const problems: Problem[] = [];
  const root = withReaderKeys(withoutEmpty(written), problems);
  const validated = validateTree({ root, schema: frontMatterSchema, fallbacks: {} });
  addAll(problems, validated.problems);
  const place = new Place(validated.root, problems);
  checkOwnKeys(root, { place, schema: frontMatterSchema, effect: 'becomes a meta tag' });
  warnOfDraft(root, place);
  const frontMatter = resolve(validated.value ?? {}, place);
  if (validated.value?.groups === undefined && root.entries.has('groups')) frontMatter.groups = [];
  if (frontMatter.public === null && (root.entries.has('public') || root.entries.has('isPublic')))
    frontMatter.public = false;
  return { frontMatter, problems };
}

/** What leaves a page out elsewhere: its author must not think that it is not published. */
const draftKeys = new Map([
  ['draft', true],
  ['published', false],
]);

function warnOfDraft(root: JsonObject, place: Place): void {
  for (const [key, value] of draftKeys) {
    const node = root.entries.get(key);
    if (node?.kind !== 'scalar' || node.value !== value) continue;
    place.child(key).warn({
      code: 'unknown-key',
      message: `The key \`${key}\` is unknown, so the page is published`,
      hint: 'List the file in .mintignore to leave it out, or set `hidden: true` to publish it unlisted',
    });
  }
}

/** A key without a value is a form that waits to be filled in. */
function withoutEmpty(root: JsonObject): JsonObject {
  const isWritten = (node: JsonNode): boolean => node.kind !== 'scalar' || node.value !== null;
  return { ...root, entries: new Map([...root.entries].filter(([, node]) => isWritten(node))) };
}

/** Keys that say who may read: a page must not be open to everybody because of a capital letter. */
const readerKeys = ['groups', 'public', 'isPublic'] as const satisfies (keyof FrontMatterInput)[];

function withReaderKeys(root: JsonObject, problems: Problem[]): JsonObject {
  const place = new Place(root, problems);
  const keyOf = (written: string): string => {
    const known = readerKeys.find((key) => key.toLowerCase() === written.toLowerCase());
    if (known === undefined || known === written || root.entries.has(known)) return written;
    place.child(written).warn({
      code: 'unknown-key',
      message: `The key \`${written}\` is read as \`${known}\``,
      hint: `Write \`${known}\``,
    });
    return known;
  };
  return { ...root, entries: new Map(Array.from(root.entries, ([key, node]) => [keyOf(key), node])) };
}

function resolve(input: FrontMatterInput, place: Place): FrontMatter {
  const title = input.title ?? input.Title;
  return {
    title: lineOf(title),
    isUntitled: title === '',
    description: lineOf(input.description ?? input.Description),
    sidebarTitle: lineOf(input.sidebarTitle),
    icon: resolveIconValue(input, place),
    tag: lineOf(input.tag),
    ...resolveReach(input, place),
    deprecated: input.deprecated ?? false,
    ...resolveLook(input, place),
    ...resolveReference(input),
    meta: metaOf(input),
  };
}

/** Who finds the page, and who may read it. */
function resolveReach(input: FrontMatterInput, place: Place) {
  return {
    hidden: input.hidden ?? false,
    noindex: input.noindex ?? false,
    searchable: input.searchable ?? true,
    boost: input.boost ?? null,
    keywords: resolveWordList(input.keywords, place.child('keywords')) ?? [],
    ...resolveReaderSettings(input, place),
  };
}

/** What stands around the content. */
function resolveLook(input: FrontMatterInput, place: Place) {
  return {
    mode: input.mode ?? 'default',
    url: lineOf(input.url),
    rss: input.rss ?? false,
    timestamp: input.timestamp ?? null,
    lastUpdatedDate: dateOf(input.lastUpdatedDate),
    createdDate: dateOf(input.createdDate),
    hideFooterPagination: input.hideFooterPagination ?? false,
    hideApiMarker: input.hideApiMarker ?? false,
    related: relatedOf(input.related),
    contextual: contextualOf(input.contextual, place.child('contextual')),
    version: lineOf(input.version),
  };
}

/** What of an API the page describes. */
function resolveReference(input: FrontMatterInput) {
  return {
    openapi: lineOf(input.openapi),
    openapiSchema: lineOf(input['openapi-schema']),
    asyncapi: lineOf(input.asyncapi),
    graphql: graphqlOf(input.graphql),
    sdk: sdkOf(input.sdk),
    api: lineOf(input.api),
    authMethod: input.authMethod ?? null,
    contentType: lineOf(input.contentType),
    playground: input.playground ?? null,
  };
}

function graphqlOf(input: FrontMatterInput['graphql']): string | null {
  if (input === undefined || typeof input === 'string') return lineOf(input);
  return [input.source?.trim(), input.kind, input.name.trim()].filter(Boolean).join(' ');
}

function sdkOf(input: FrontMatterInput['sdk']): FrontMatter['sdk'] {
  if (input === undefined || typeof input === 'string') return parseSymbol(input ?? '') ?? lineOf(input);
  const { format = null, source, kind, name, parent } = input;
  const own = parseSymbol(`${kind} ${name.trim()}`);
  return {
    format,
    source: lineOf(source),
    kind,
    name: own?.name ?? name.trim(),
    parent: lineOf(parent) ?? own?.parent ?? null,
  };
}

function lineOf(text: string | undefined): string | null {
  return text?.trim() || null;
}

function dateOf(text: string | undefined): string | null {
  return text === undefined ? null : new Date(parseDate(text)).toISOString();
}

/** A zone of the author's own: `Z`, `+02:00`, `GMT`, `EST`. */
const zone = /\d\s*z$|\b(?:utc?|gmt|[ecmp][sd]t)\b|:\d\d.{0,20}[+-]\d/i;

/** A date without a zone is read as UTC, in which it is shown: read as local, it would be another day elsewhere. */
function parseDate(text: string): number {
  const written = Date.parse(text);
  if (zone.test(text)) return written;
  const times = [`${text}Z`, `${text} UTC`].map((universal) => Date.parse(universal));
  return times.find((time) => !Number.isNaN(time)) ?? written;
}

function relatedOf(input: FrontMatterInput['related'] = []): FrontMatter['related'] {
  if (input === false) return false;
  return input.flatMap((item): { title: string | null; href: string }[] =>
    typeof item === 'string'
      ? [{ title: null, href: item }]
      : Object.entries(item).map(([title, href]) => ({ title, href })),
  );
}

function contextualOf(input: FrontMatterInput['contextual'] = {}, place: Place): FrontMatter['contextual'] {
  if (Array.isArray(input)) return { options: resolveContextualOptions(input, place) };
  const { options, display } = input;
  return {
    ...(options && { options: resolveContextualOptions(options, place.child('options')) }),
    ...(display && { display }),
  };
}

function metaOf(input: FrontMatterInput): Record<string, string> {
  const own = Object.entries(input).filter(
    ([key, value]) => !Object.hasOwn(frontMatterSchema.shape, key) && /^(string|number|boolean)$/.test(typeof value),
  );
  return Object.fromEntries(own.map(([key, value]) => [key, resolveMetaContent(key, String(value))]));
}
