import { DocsError } from '../../base/errors/docs-error.ts';
import type { ReaderSettings } from '../../base/readers/page-access.ts';
import { addAll } from '../../base/values/add-all.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { Keep } from '../../model/keep.ts';
import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import { writeSchemaBodies } from '../graphql/write-schema-bodies.ts';
import type { ReadDocument } from '../markdown/read-document.ts';
import { publishedDescriptions } from '../navigation/published-descriptions.ts';
import { resolveReaders } from '../navigation/resolve-readers.ts';
import { writeSymbolBodies } from '../sdk/write-symbol-bodies.ts';
import { checkNamedFiles } from './check-named-files.ts';
import { checkPages } from './check-pages.ts';
import type { KeepDescribed } from './create-api-describer.ts';
import { createApiPages } from './create-api-pages.ts';
import { dateFeeds } from './date-feeds.ts';
import { createFetchMemory } from './fetch-memory.ts';
import { findConfigFile } from './find-config-file.ts';
import { findPageLanguages } from './find-page-languages.ts';
import { finishPages } from './finish-pages.ts';
import { leadToSkills } from './lead-to-skills.ts';
import { type ApiFailures, descriptionId, loadApiDocuments } from './load-api-documents.ts';
import { loadAssistantInstructions } from './load-assistant-instructions.ts';
import { loadGraphqlSchemas } from './load-graphql-schemas.ts';
import { describeHistory, loadHistory } from './load-history.ts';
import { loadPages } from './load-pages.ts';
import { loadRepository } from './load-repository.ts';
import { loadSdkReferences } from './load-sdk-references.ts';
import { loadSkills } from './load-skills.ts';
import { parseSiteConfig, type ReadConfig } from './parse-site-config.ts';
import { createPatientFetch } from './patient-fetch.ts';
import { placePages } from './place-pages.ts';
import { type ReadTexts, readAhead } from './read-ahead.ts';
import { readAssets } from './read-assets.ts';
import type { DescriptionCache } from './read-description.ts';
import { readsUnlisted } from './reads-unlisted.ts';
import { resolveBuildDate } from './resolve-build-date.ts';
import { type RememberFolder, scanFolder } from './scan-folder.ts';
import { selectSources } from './select-sources.ts';
import { shownPictures } from './shown-pictures.ts';
import { createSourceCache, type SourceCache } from './source-cache.ts';
import { type NavigationReferences, walkNavigationConfig } from './walk-navigation-config.ts';
import { type Within, withinNothing } from './within.ts';

export interface LoadOptions {
  base: string;
  origin: string | null;
  service: string | null;
  /** Whether addresses end with `/`, where the host decides that and not `docs.json`. */
  trailingSlash?: boolean;
  /** The text of a `docs.json` that is nowhere in the folder. */
  settings?: string;
  /** From the last load of the same folder, so that only changed files are read again. */
  cache?: SourceCache;
  /** Of `scanFolder`. */
  rememberFolder?: RememberFolder | undefined;
  /** `later`: pages come without outline and Markdown, which `completePage` adds when one is asked for. */
  documents?: 'now' | 'later';
  /**
   * Groups of the readers that the pages are for: they see what API descriptions keep from others. None for everybody.
   */
  groups?: readonly string[];
  /** Copies of the API descriptions that come from other servers. */
  descriptions?: DescriptionCache;
  /** Descriptions that cannot be read are faults of their pages alone. */
  allowMissingApis?: boolean;
  /** Of `Site.isUntrusted`. */
  isUntrusted?: boolean;
  /** What each page's own text holds is added by route. */
  texts?: Map<string, ReadDocument>;
  /** Hears which file is worked on. */
  within?: Within;
  /** What was read of pages in earlier builds. */
  keep?: Keep;
  /** What API descriptions said on pages in earlier builds. */
  keepDescribed?: KeepDescribed | undefined;
  /** Reads the texts of pages elsewhere; unset: they are read here. */
  readTexts?: ReadTexts | undefined;
}

/**
 * Reads a site folder into the one value that everything else is made from. Faults of single pages and settings are
 * collected in `problems`.
 *
 * @throws DocsError when there is no configuration, or none that can be used
 */
export async function loadSite(folder: string, options: LoadOptions): Promise<Site> {
  const problems: Problem[] = [];
  const cache = options.cache ?? createSourceCache(folder, options.within);
  const { config, locate, inputs } = loadConfig(folder, { ...options, problems, cache });
  const files = scanFolder(folder, {
    isUntrusted: options.isUntrusted ?? false,
    problems,
    remember: options.rememberFolder,
  });
  cache.keep(files);
  const named = walkNavigationConfig(config.navigation);
  const sources = selectSources(files, { named: named.pages, settings: new Set(inputs), cache });
  addAll(problems, sources.problems);
  const described = {
    folder,
    files,
    config,
    named,
    cache,
    problems,
    groups: options.groups ?? [],
    descriptions: options.descriptions,
    allowMissingApis: options.allowMissingApis ?? false,
    isUntrusted: options.isUntrusted ?? false,
    fetch: createPatientFetch(cache.once('fetched', createFetchMemory)),
  };
  const { documents, withheld, parts, failures: unreadable, unread } = await loadApiDocuments(described);
  const { schemas, failures: unreadSchemas } = await loadGraphqlSchemas(described);
  const { references, failures: unreadReferences } = await loadSdkReferences({ ...described, pages: sources.pages });
  const failures: ApiFailures = new Map([...unreadable, ...unreadSchemas, ...unreadReferences]);
  const hasUnread = failures.size > 0;
  const { sdkOf } = named;
  const pages = loadPages(sources, {
    ...{ config, documents, schemas, references, sdkOf, hasUnread, cache, problems },
    keep: options.keep,
  });
  const navigation = placePages(
    {
      config: config.navigation,
      pages: pages.forNavigation,
      api: createApiPages({
        documents,
        schemas,
        references,
        failures,
        faultOfMissing: options.allowMissingApis ? 'page' : 'settings',
        config,
        isTaken: (path) => pages.forNavigation.has(path),
        isWritten: (document, name) =>
          pages.pages.some((page) => page.kind === 'schema' && page.document === document && page.name === name),
        locate,
      }),
    },
    {
      config,
      documents,
      artefacts: [...schemas.map(({ schema }) => schema), ...references.map(({ reference }) => reference)],
      schemas: pages.pages.flatMap((page) => (page.kind === 'schema' ? [`${page.document} ${page.name}`] : [])),
      hasUnread,
      cache,
    },
  );
  addAll(
    problems,
    navigation.problems.map((problem) => ({ ...(problem.key ? locate(problem.key) : null), ...problem })),
  );
  addAll(problems, unplacedFailures(failures, { told: navigation.problems, config, locate }));
  const feeds: Site['feeds'] = {};
  const languageOf = findPageLanguages(navigation.places);
  const readersOf = ({ frontMatter, route }: Page): ReaderSettings =>
    resolveReaders({ frontMatter, place: navigation.places.get(route) ?? null, config });
  const telling = { languageOf, readersOf };
  const unplaced = writeSchemaBodies(
    writeSymbolBodies([...pages.pages, ...navigation.generated], { references, ...telling }),
    { schemas: schemas.map(({ schema }) => schema), ...telling },
  );
  const history = await loadHistory(unplaced, { folder, config, origin: options.origin, cache });
  const assets = readAssets(
    folder,
    sources.assets.filter(({ path }) => !withheld.has(path)),
    cache,
  );
  addAll(problems, checkNamedFiles({ config, assets, folder, locate }));
  const apis = [...documents, ...pages.documents];
  const within = options.within ?? withinNothing;
  const { snippets } = sources;
  const { pages: placed, documents: linked } = finishPages(unplaced, {
    config,
    ahead: await readAhead(unplaced, { config, snippets, within, readTexts: options.readTexts }),
    apis: { documents: apis, descriptions: publishedDescriptions({ apis, assets, base: '' }) },
    places: navigation.places,
    languageOf,
    order: navigation.order,
    snippets,
    problems,
    feeds,
    documents: options.documents ?? 'now',
    ...(options.texts && { texts: options.texts }),
    dates: history.dates,
    within,
    ...(options.keep && { keep: options.keep }),
    keepDescribed: options.keepDescribed,
  });
  addAll(problems, checkPages(placed, problems));
  // Feeds are read elsewhere, so only a site with an address has them.
  const dated = options.origin === null ? { feeds, gap: null } : await dateFeeds(feeds, placed, { folder, history });
  addAll(problems, describeHistory({ pages: history.gap, feeds: dated.gap }, config));
  const repository = await loadRepository(folder, { config, problems, locate, cache });
  const skills = loadSkills(files, { config, cache, problems });
  const assistantInstructions = loadAssistantInstructions(files, cache);
  return {
    isUntrusted: options.isUntrusted ?? false,
    ...(readsUnlisted(
      [...inputs, ...parts, ...sourcesOf(config, named), ...references.map(({ reference }) => reference.id)],
      { folder, files },
    ) && { readsUnlisted: true }),
    config: leadToSkills({ ...config, ...shownPictures(config, assets) }, { skills, pages: placed }),
    base: options.base,
    origin: options.origin,
    service: options.service,
    navigation: navigation.navigation,
    pages: placed,
    apis: linked,
    ...(unread.length > 0 && { unreadApis: unread }),
    snippets,
    assets,
    styles: sources.styles,
    scripts: withoutSamples(sources.scripts, parts),
    feeds: dated.feeds,
    skills,
    ...(assistantInstructions !== '' && { assistantInstructions }),
    builtAt: resolveBuildDate({
      files: sources.pages.map(({ changed }) => changed),
      commits: history.dates.values(),
      sourceDateEpoch: process.env['SOURCE_DATE_EPOCH'],
    }),
    repository,
    problems,
  };
}

/** Where descriptions keep the code of samples, other code is of samples, too, though nothing names it yet. */
function withoutSamples(scripts: readonly string[], parts: ReadonlySet<string>): string[] {
  const folders = scripts.filter((path) => parts.has(path)).map((path) => path.split('/').slice(0, -1));
  const [first = [], ...others] = folders;
  const end = first.findIndex((name, index) => others.some((folder) => folder[index] !== name));
  const common = (end === -1 ? first : first.slice(0, end)).map((name) => `${name}/`).join('');
  return scripts.filter((path) => !parts.has(path) && (common === '' || !path.startsWith(common)));
}

/** What settings name beside API descriptions, whose parts are known once they are read. */
function sourcesOf({ styling }: SiteConfig, { graphql, sdk }: NavigationReferences): string[] {
  return [...[...graphql, ...sdk].map(({ source }) => source), ...styling.codeblocks.customLanguages];
}

type Locate = (at: string) => Pick<Problem, 'file' | 'line' | 'column'>;

function loadConfig(
  folder: string,
  {
    problems,
    trailingSlash,
    isUntrusted = false,
    within = withinNothing,
    cache,
    settings,
  }: LoadOptions & { problems: Problem[]; cache: SourceCache },
): { config: SiteConfig; locate: Locate; inputs: string[] } {
  const file = findConfigFile(folder, settings);
  const parsed = within(file, () =>
    cache.renew<ReadConfig>('settings', (last) =>
      parseSiteConfig(folder, { isUntrusted, last, ...(settings !== undefined && { settings }) }),
    ),
  );
  if (!parsed.config) throw new DocsError(parsed.problems);
  addAll(problems, parsed.problems);
  const { seo } = parsed.config;
  const config = { ...parsed.config, seo: { ...seo, trailingSlash: trailingSlash ?? seo.trailingSlash } };
  return { config, locate: (at) => parsed.locate(at) ?? { file }, inputs: parsed.inputs };
}

/** Descriptions that cannot be read and that navigation does not name: where it does, it has said so. */
function unplacedFailures(
  failures: ApiFailures,
  { told, config: { api }, locate }: { told: readonly Problem[]; config: SiteConfig; locate: Locate },
): Problem[] {
  const messages = new Set(told.map(({ message }) => message));
  return [...failures].flatMap(([id, failure]) => {
    if (failure === null || messages.has(failure.message)) return [];
    const kind = (['openapi', 'asyncapi'] as const).find((each) => api[each].some((one) => descriptionId(one) === id));
    if (kind === undefined) return [failure];
    const index = api[kind].findIndex((one) => descriptionId(one) === id);
    const key = `api.${kind}${api[kind].length > 1 ? `[${index}]` : ''}`;
    return [{ ...failure, key, ...locate(key) }];
  });
}
