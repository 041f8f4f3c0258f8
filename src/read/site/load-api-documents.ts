import { tellDescription } from '../../base/errors/description-problem.ts';
import { hintOf } from '../../base/errors/docs-error.ts';
import { normalizeDocsPath } from '../../base/paths/routes.ts';
import { sourceId } from '../../base/paths/source-id.ts';
import { addAll } from '../../base/values/add-all.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { ApiSourceConfig, SiteConfig } from '../../model/config.ts';
import type { Problem, ProblemKind } from '../../model/problem.ts';
import type { UnreadApi } from '../../model/site.ts';
import type { DescriptionText, SharedFiles } from '../openapi/load-description-files.ts';
import { matchDocuments } from '../openapi/match-documents.ts';
import { defaultDirectory } from '../openapi/operation-path.ts';
import { restrictDocument } from '../openapi/restrict-document.ts';
import {
  type DescriptionCandidate,
  type DescriptionSearch,
  discoverDescriptions,
  findOverlays,
} from './discover-descriptions.ts';
import type { FetchText } from './fetch-memory.ts';
import { markFromElsewhere } from './mark-from-elsewhere.ts';
import { type KnownDescriptions, parseRemembered } from './parse-remembered.ts';
import { type DescriptionCache, readDescription } from './read-description.ts';
import type { ScannedFile } from './scan-folder.ts';
import type { SourceCache } from './source-cache.ts';
import type { NavigationReferences } from './walk-navigation-config.ts';

export interface ApiLoadContext {
  folder: string;
  files: readonly ScannedFile[];
  config: SiteConfig;
  named: NavigationReferences;
  cache: SourceCache;
  problems: Problem[];
  /** Groups of the readers that the pages are for; none for everybody. */
  groups: readonly string[];
  descriptions: DescriptionCache | undefined;
  /** A description that cannot be read is a fault of its pages, not of the settings. */
  allowMissingApis: boolean;
  isUntrusted: boolean;
  /** Asks other servers, for all that is loaded together. */
  fetch: FetchText;
}

export interface LoadedDocuments {
  documents: ApiDocument[];
  /** Files that say more than everybody may read, so that none of them can be handed out. */
  withheld: ReadonlySet<string>;
  /** Files that descriptions name, such as the code of their samples: no page loads them. */
  parts: ReadonlySet<string>;
  /** By id of a description that cannot be read or is none, what there is to say where it is named. */
  failures: ApiFailures;
  unread: UnreadApi[];
}

/** `null`: the description's own report says it. */
export type ApiFailures = ReadonlyMap<string, Problem | null>;

type LoadingContext = ApiLoadContext & DescriptionSearch;

interface NamingContext extends LoadingContext {
  failures: Map<string, Problem | null>;
}

/**
 * Loads every API description of a site: those that the configuration names (files and URLs) and those that lie in
 * the folder unnamed, which front matter may refer to (docs/format.md#descriptions).
 */
export async function loadApiDocuments(given: ApiLoadContext): Promise<LoadedDocuments> {
  const context: LoadingContext = { ...given, checked: new Set() };
  const found = discoverDescriptions(context);
  const failures = new Map<string, Problem | null>();
  const named = await loadNamedSources({ ...context, failures }, found);
  const candidates = new Map([...found, ...named].map((candidate) => [candidate.id, candidate]));
  const overlays = findOverlays(context);
  const ids = new Set(namedSources(context).map(({ source }) => descriptionId(source)));
  const isNamed = (id: string): boolean => ids.has(id);
  const documents: ApiDocument[] = [];
  const sound: ApiDocument[] = [];
  const withheld = new Set<string>();
  const parts = new Set<string>();
  const shared: SharedFiles = new Map();
  const known = context.cache.once<KnownDescriptions>('descriptions', () => new Map());
  const shownTo = context.cache.once('shown descriptions', () => new WeakMap<ApiDocument, ApiDocument>());
  const show = (document: ApiDocument): ApiDocument => {
    const shown = shownTo.get(document) ?? restrictDocument(document, context.groups);
    shownTo.set(document, shown);
    return shown;
  };
  for (const id of known.keys()) if (!candidates.has(id)) known.delete(id);
  for (const candidate of [...candidates.values()].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const { document, files, isSecret } = await parseCandidate(candidate, {
      ...context,
      overlays,
      isNamed,
      known,
      shared,
    });
    for (const file of files) parts.add(file);
    if (document) sound.push(document);
    else failures.set(candidate.id, null);
    const shown = document && show(document);
    if (shown) documents.push(shown);
    if (isSecret || (document && (shown !== document || hasPagesForGroups(document))))
      for (const file of files) withheld.add(file);
  }
  // A name may be short: what it means lies elsewhere, and is taken.
  for (const [id, failure] of failures)
    if (failure?.code === 'api-missing' && matchDocuments({ documents: sound, file: id }).length > 0)
      failures.delete(id);
  return { documents, withheld, parts, failures, unread: listUnread(failures, context) };
}

/** The same description may be named for several folders. */
function listUnread(failures: ApiFailures, context: ApiLoadContext): UnreadApi[] {
  const named = namedSources(context).map(({ source }) => ({ id: descriptionId(source), folder: directoryOf(source) }));
  const ids = new Set(named.map(({ id }) => id));
  const others = [...failures.keys()].filter((id) => !ids.has(id)).map((id) => ({ id, folder: defaultDirectory }));
  return [...named.filter(({ id }) => failures.has(id)), ...others];
}

function directoryOf({ directory }: ApiSourceConfig): string {
  return normalizeDocsPath(directory ?? '') || defaultDirectory;
}

function hasPagesForGroups({ operations, webhooks }: ApiDocument): boolean {
  return [...operations, ...webhooks].some(({ docs }) => docs.groups.length > 0);
}

interface NamedSource {
  source: ApiSourceConfig;
  kind: DescriptionCandidate['kind'];
}

/** What the configuration names. */
function namedSources({ config, named }: ApiLoadContext): NamedSource[] {
  return [
    ...[...config.api.openapi, ...named.openapi].map((source) => ({ source, kind: 'openapi' as const })),
    ...[...config.api.asyncapi, ...named.asyncapi].map((source) => ({ source, kind: 'asyncapi' as const })),
  ];
}

async function loadNamedSources(
  context: NamingContext,
  found: readonly DescriptionCandidate[],
): Promise<DescriptionCandidate[]> {
  const known = new Set(found.map(({ id }) => id));
  const unique = new Map<string, NamedSource>();
  for (const { source, kind } of namedSources(context)) {
    const id = descriptionId(source);
    const overlays = joinOverlays(unique.get(id)?.source.overlays ?? null, source.overlays);
    unique.set(id, { kind, source: { ...source, overlays } });
  }
  const loaded = await Promise.all([...unique.values()].map((entry) => loadSource(entry, { context, known })));
  return loaded.filter((candidate) => candidate !== null);
}

/** One description may be named in several places, of which any may say what changes it. */
function joinOverlays(first: string[] | null, second: string[] | null): string[] | null {
  return first && second ? [...new Set([...first, ...second])] : (first ?? second);
}

async function loadSource(
  { source, kind }: NamedSource,
  { context, known }: { context: NamingContext; known: ReadonlySet<string> },
): Promise<DescriptionCandidate | null> {
  const id = descriptionId(source);
  if (known.has(id) && source.overlays === null) return null;
  const text = await readSource(id, context);
  if (text === null) return null;
  return { id, kind, text, overlays: source.overlays };
}

/** What a source of navigation or settings is known by. */
export function descriptionId({ source }: ApiSourceConfig): string {
  return sourceId(source);
}

/** The text of what navigation or settings name; where it cannot be read, `failures` says why. */
export async function readNamedText(
  id: string,
  { failures, ...context }: ApiLoadContext & { failures: Map<string, Problem | null>; noun?: string },
): Promise<string | null> {
  return readSource(id, { ...context, failures, checked: new Set() });
}

async function readSource(id: string, context: NamingContext & { noun?: string }): Promise<string | null> {
  const isRemote = /^https?:/.test(id);
  const { noun = 'The API description' } = context;
  try {
    return await readText(id, context);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    context.failures.set(id, {
      severity: 'error',
      kind: context.allowMissingApis ? 'page' : 'settings',
      code: isRemote ? 'api-unreachable' : 'api-missing',
      message: isRemote ? `${noun} ${id} could not be fetched: ${reason}` : `${noun} ${id} does not exist`,
      hint: `${isRemote ? 'Check that this machine can open the URL without signing in; HTTP_PROXY, HTTPS_PROXY and NO_PROXY apply.' : (hintOf(error) ?? 'Paths are relative to the folder of docs.json.')} Use --allow-missing-apis to build the site without it`,
      file: 'docs.json',
    });
    return null;
  }
}

/** The last good copy of what cannot be fetched is used, with a warning. */
function readText(
  id: string,
  { folder, problems, descriptions, isUntrusted, fetch, checked }: LoadingContext,
): Promise<string> {
  // Many descriptions may refer to one file.
  const tellOnce = (told: readonly Problem[]): void => {
    if (!checked.has(id)) addAll(problems, told);
    checked.add(id);
  };
  return readDescription(id, {
    folder,
    isUntrusted,
    fetch,
    cache: descriptions,
    onCopy: (reason) =>
      tellOnce([
        {
          severity: 'warning',
          code: 'api-copy',
          message: `${id} could not be fetched (${reason}), so the last cached copy is used`,
          file: 'docs.json',
        },
      ]),
    onFaults: tellOnce,
  });
}

/** Those that are named, else those that extend the description. */
async function readOverlays(
  { id, overlays }: DescriptionCandidate,
  context: LoadingContext & { overlays: ReadonlyMap<string, DescriptionText[]> },
): Promise<DescriptionText[]> {
  if (!overlays) return context.overlays.get(id) ?? [];
  const texts = overlays.map(async (file) => {
    try {
      return [{ file, text: await readText(file, context) }];
    } catch (error) {
      context.problems.push({
        severity: 'error',
        kind: 'settings',
        code: 'overlay-missing',
        message: `The overlay ${file} of ${id} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
        file: 'docs.json',
      });
      return [];
    }
  });
  return (await Promise.all(texts)).flat();
}

const emptinessCodes: ReadonlySet<Problem['code']> = new Set(['no-operations', 'no-channels']);

/** Nothing in it makes a page. */
export function isEmpty({ operations, webhooks, channels }: ApiDocument): boolean {
  return operations.length + webhooks.length + channels.length === 0;
}

async function parseCandidate(
  candidate: DescriptionCandidate,
  context: LoadingContext & {
    overlays: ReadonlyMap<string, DescriptionText[]>;
    isNamed: (id: string) => boolean;
    known: KnownDescriptions;
    shared: SharedFiles;
  },
): Promise<{ document: ApiDocument | null; files: string[]; isSecret: boolean }> {
  const { id } = candidate;
  const { known, shared } = context;
  const overlays = await readOverlays(candidate, context);
  const parsed = await parseRemembered(
    { ...candidate, overlays },
    { known, read: (location) => readText(location, context), shared },
  );
  const files = [id, ...(candidate.overlays ?? []), ...overlays.map(({ file }) => file), ...parsed.references];
  const isLost = parsed.document === null || isEmpty(parsed.document);
  const kind: ProblemKind = isLost && !context.allowMissingApis && context.isNamed(id) ? 'settings' : 'page';
  // A file that nothing names may hold what others share.
  const told = context.isNamed(id) ? parsed.problems : parsed.problems.filter(({ code }) => !emptinessCodes.has(code));
  addAll(
    context.problems,
    told.map((problem) => ({ ...tellDescription(problem, id), kind })),
  );
  const isChangedFromElsewhere = (candidate.overlays ?? []).some((overlay) => /^https?:/i.test(overlay));
  const { document, isSecret } = parsed;
  return { document: document && isChangedFromElsewhere ? markFromElsewhere(document) : document, files, isSecret };
}
