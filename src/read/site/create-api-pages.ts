import { missingFromApis } from '../../base/errors/not-checked.ts';
import { parseSelector } from '../../base/paths/parse-selector.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { ApiSourceConfig, SiteConfig } from '../../model/config.ts';
import type { GeneratedGroup, Page } from '../../model/page.ts';
import type { Problem, ProblemKind } from '../../model/problem.ts';
import { buildChannelPage } from '../asyncapi/build-channel-page.ts';
import { buildChannelPages } from '../asyncapi/build-channel-pages.ts';
import { findChannel } from '../asyncapi/find-channel.ts';
import { resolveFrontMatter } from '../front-matter/resolve-front-matter.ts';
import { buildGraphqlPages } from '../graphql/build-graphql-pages.ts';
import { type FoundSchema, findGraphqlPage } from '../graphql/find-graphql-page.ts';
import { missingPart } from '../graphql/missing-part.ts';
import type { ApiPages } from '../navigation/api-pages.ts';
import { addOverviews } from '../openapi/add-overviews.ts';
import { buildDocumentPages, operationPaths, type PageGroup } from '../openapi/build-document-pages.ts';
import { buildOperationPage } from '../openapi/build-operation-page.ts';
import { buildSchemaGroup } from '../openapi/build-schema-group.ts';
import { findOperation } from '../openapi/find-operation.ts';
import { matchDocuments } from '../openapi/match-documents.ts';
import { buildSdkPages } from '../sdk/build-sdk-pages.ts';
import type { FoundReference } from '../sdk/find-sdk-page.ts';
import { type ApiFailures, descriptionId } from './load-api-documents.ts';

export interface ApiPagesOptions {
  documents: readonly ApiDocument[];
  schemas: readonly FoundSchema[];
  references: readonly FoundReference[];
  /** Of `loadApiDocuments`. */
  failures: ApiFailures;
  /** Whose fault a description is that is not there. */
  faultOfMissing: ProblemKind;
  config: SiteConfig;
  /** Whether an authored page has this path. */
  isTaken: (path: string) => boolean;
  /** Whether an author wrote the page of a schema. */
  isWritten: (document: string, schema: string) => boolean;
  /** Place of a navigation element in its file. */
  locate: (at: string) => Pick<Problem, 'file' | 'line' | 'column'>;
}

type Located = (at: string, problem: Pick<Problem, 'kind' | 'code' | 'message' | 'hint'>) => Problem;

/** Makes the pages that navigation asks for from the site's API descriptions. */
export function createApiPages(options: ApiPagesOptions): ApiPages {
  const { documents, schemas, references, failures, config, isTaken } = options;
  const playground = config.api.playground.display;
  const problem: Located = (at, { kind, code, message, hint }) => ({
    severity: 'error',
    kind,
    code,
    message,
    hint,
    key: at,
    ...options.locate(at),
  });
  const pathsOf = createPathMemory(isTaken);

  const generateAll: ApiPages['generateAll'] = ({ kind, sources, at, language }) => {
    if (kind === 'graphql' || kind === 'sdk') return generateProse(kind, sources, { at, language });
    const found = sources.map((source) => ({ source, document: findDocument(documents, source, kind) }));
    const problems = found
      .map(({ source, document }) => {
        const failure = failures.get(descriptionId(source));
        if (failure !== undefined) return failure;
        return document ? null : { ...wrongDescription(source, kind), kind: options.faultOfMissing };
      })
      .filter((said) => said !== null)
      .map((said) => problem(at, said));
    const sourced = found.flatMap(({ source, document }) =>
      document ? [{ document, place: { document, directory: source.directory, resolveFrontMatter, isTaken } }] : [],
    );
    const addSchemas = (groups: GeneratedGroup[], place: (typeof sourced)[number]['place']): GeneratedGroup[] => {
      const pages = groups.flatMap((group) => group.pages);
      const isWritten = (name: string): boolean => options.isWritten(place.document.id, name);
      const schemas = buildSchemaGroup(pages, { ...place, isWritten, wanted: config.api.schemas, language });
      return schemas ? [...groups, schemas] : groups;
    };
    type Groups = Parameters<typeof addOverviews>[0];
    const complete = (groups: Groups, place: (typeof sourced)[number]['place']): GeneratedGroup[] =>
      addSchemas(config.api.overview ? addOverviews(groups, { ...place, language }) : [...groups], place);
    if (kind === 'asyncapi')
      return {
        groups: sourced.flatMap(({ place }) => complete(buildChannelPages({ ...place, language }), place)),
        problems,
      };
    const made = sourced.map((one) => ({ ...one, groups: buildDocumentPages({ ...one.place, playground, language }) }));
    return { groups: nameUntagged(made).flatMap(({ place, groups }) => complete(groups, place)), problems };
  };

  const generateProse = (
    kind: 'graphql' | 'sdk',
    sources: readonly ApiSourceConfig[],
    { at, language }: { at: string; language: string | null },
  ): ReturnType<ApiPages['generateAll']> => {
    const groups = sources.flatMap((source) => {
      const id = descriptionId(source);
      const frontMatter = resolveFrontMatter({});
      if (kind === 'sdk') {
        const reference = references.find((one) => one.reference.id === id)?.reference;
        return reference ? buildSdkPages({ reference, directory: source.directory, language, frontMatter }) : [];
      }
      const schema = schemas.find((one) => one.schema.id === id)?.schema;
      return schema ? buildGraphqlPages({ schema, directory: source.directory, language, frontMatter }) : [];
    });
    const told = sources.flatMap((source) => failures.get(descriptionId(source)) ?? []);
    return { groups, problems: told.map((said) => ({ ...problem(at, said), severity: said.severity })) };
  };

  const generateOne: ApiPages['generateOne'] = ({ ref, sources, at }) => {
    const selector = parseSelector(ref);
    if (selector) {
      const inherited = sources.flatMap((source) =>
        schemas
          .filter(({ schema }) => schema.id === descriptionId(source))
          .map(({ schema }) => ({ schema, directory: source.directory })),
      );
      const frontMatter = resolveFrontMatter({});
      const page = findGraphqlPage(selector, { schemas: [...inherited, ...schemas], frontMatter });
      const missing = problem(at, missingPart(selector, schemas));
      const hasUnread = failures.size > 0;
      return { page, problems: page ? [] : [missingFromApis(missing, { isCertain: false, hasUnread })] };
    }
    const match = findOperation({ documents, ref, sources: sources.map(({ source }) => source) });
    if (match.kind === 'missing') {
      const channel = channelPage(ref, sources, documents);
      if (channel) return { page: channel, problems: [] };
      const { message, hint, isCertain } = match;
      const missing = problem(at, { code: 'missing-operation', message, hint });
      return { page: null, problems: [missingFromApis(missing, { isCertain, hasUnread: failures.size > 0 })] };
    }
    const { document, operation } = match;
    if (operation.docs.listing === 'excluded')
      return { page: null, problems: [{ ...problem(at, excludedOperation(ref)), severity: 'warning' }] };
    const directory =
      sources.find(({ source }) => matchDocuments({ documents: [document], file: source }).length > 0)?.directory ??
      null;
    const frontMatter = resolveFrontMatter(operation.docs.metadata);
    const path = pathsOf(document, directory).get(operation);
    const page: Page = buildOperationPage({ document, operation, directory, frontMatter, path, playground });
    return { page, problems: [] };
  };

  return { generateAll, generateOne };
}

/** A navigation entry may name a channel too. */
function channelPage(ref: string, sources: readonly ApiSourceConfig[], documents: readonly ApiDocument[]): Page | null {
  const match = findChannel({ documents, ref, sources: sources.map(({ source }) => source) });
  if (match.kind === 'missing') return null;
  const directory =
    sources.find(({ source }) => matchDocuments({ documents: [match.document], file: source }).length > 0)?.directory ??
    null;
  return buildChannelPage({
    channel: match.channel,
    directory,
    frontMatter: resolveFrontMatter({}),
  });
}

function findDocument(
  documents: readonly ApiDocument[],
  { source }: ApiSourceConfig,
  kind: ApiDocument['kind'],
): ApiDocument | undefined {
  return matchDocuments({ documents, file: source }).find((document) => document.kind === kind);
}

/** Where several descriptions have operations without a tag, these are known by the descriptions' titles. */
function nameUntagged<Made extends { document: ApiDocument; groups: PageGroup[] }>(made: readonly Made[]): Made[] {
  const isUntagged = ({ tag }: PageGroup): boolean => tag === null;
  if (made.filter(({ groups }) => groups.some(isUntagged)).length < 2) return [...made];
  return made.map((one) => {
    const name = (group: PageGroup): string => (isUntagged(group) && one.document.title) || group.label;
    return { ...one, groups: one.groups.map((group) => ({ ...group, label: name(group) })) };
  });
}

function excludedOperation(ref: string): Pick<Problem, 'code' | 'message' | 'hint'> {
  return {
    code: 'hidden-operation',
    message: `"${ref}" is excluded by its description, so this entry shows nothing`,
    hint: 'Remove the entry, or `x-hidden` or `x-excluded` from the operation',
  };
}

/** There is a description, but of the other kind. */
function wrongDescription(
  { source }: ApiSourceConfig,
  kind: ApiDocument['kind'],
): Pick<Problem, 'code' | 'message' | 'hint'> {
  return {
    code: 'not-a-description',
    message: `No pages could be generated from "${source}" because it is not an ${kind === 'openapi' ? 'OpenAPI' : 'AsyncAPI'} description`,
    hint: kind === 'openapi' ? 'Set AsyncAPI descriptions with "asyncapi"' : 'Set OpenAPI descriptions with "openapi"',
  };
}

/** Paths of a description's operations, made once: references one by one would make them for each. */
function createPathMemory(isTaken: (path: string) => boolean) {
  const memory = new Map<string, ReturnType<typeof operationPaths>>();
  return (document: ApiDocument, directory: string | null): ReturnType<typeof operationPaths> => {
    const key = `${document.id}\n${directory ?? ''}`;
    if (!memory.has(key)) memory.set(key, operationPaths({ document, directory, isTaken }));
    return memory.get(key)!;
  };
}
