import { missingFromApis } from '../../base/errors/not-checked.ts';
import { parseSelector } from '../../base/paths/parse-selector.ts';
import { sourceId } from '../../base/paths/source-id.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { SdkSourceConfig, SiteConfig } from '../../model/config.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { Page, PageBase } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import { buildChannelPage } from '../asyncapi/build-channel-page.ts';
import { findChannel } from '../asyncapi/find-channel.ts';
import { lineOfKey } from '../front-matter/line-of-key.ts';
import { type FoundSchema, findGraphqlPage } from '../graphql/find-graphql-page.ts';
import { missingPart, noSelector } from '../graphql/missing-part.ts';
import { readFields } from '../markdown/read-fields.ts';
import { buildMdxOperation } from '../openapi/build-mdx-operation.ts';
import { buildOperationPage } from '../openapi/build-operation-page.ts';
import { buildSchemaPage } from '../openapi/build-schema-page.ts';
import { findOperation } from '../openapi/find-operation.ts';
import { findSchema } from '../openapi/find-schema.ts';
import { playgroundDisplay } from '../openapi/playground-display.ts';
import { type FoundReference, findSdkPage, wantedReferences } from '../sdk/find-sdk-page.ts';
import { missingSymbol, noSymbol } from '../sdk/missing-symbol.ts';
import { wantedSdk } from '../sdk/wanted-sdk.ts';
import { resolveBody } from './resolve-body.ts';

export interface AuthoredApiContext {
  config: SiteConfig;
  documents: readonly ApiDocument[];
  schemas: readonly FoundSchema[];
  references: readonly FoundReference[];
  /** What navigation says of the SDK of a page, by its path. */
  sdkOf: ReadonlyMap<string, SdkSourceConfig>;
  /** Other descriptions are named and cannot be read. */
  hasUnread: boolean;
  snippets: Record<string, string>;
  problems: Problem[];
  /** All that stands in the page's file. */
  text: () => string;
  /** Told of what a page describes itself. */
  onDocument: (document: ApiDocument) => void;
}

/** The page of an MDX file whose front matter names an operation, a data model or a channel; `null` for any other. */
export function buildAuthoredApiPage(base: PageBase, context: AuthoredApiContext): Page | null {
  const { frontMatter } = base;
  if (frontMatter.openapi) return operationPage(base, frontMatter.openapi, context);
  if (frontMatter.asyncapi) return channelPage(base, frontMatter.asyncapi, context);
  if (frontMatter.openapiSchema) return schemaPage(base, frontMatter.openapiSchema, context);
  if (frontMatter.graphql) return graphqlPage(base, frontMatter.graphql, context);
  if (frontMatter.sdk) return sdkPage(base, frontMatter.sdk, context);
  if (frontMatter.api) return describedPage(base, context);
  return null;
}

function operationPage(base: PageBase, ref: string, context: AuthoredApiContext): Page | null {
  const { config, documents } = context;
  const match = findOperation({ documents, ref, page: base.source?.file });
  if (match.kind === 'missing') {
    tellMissing(base, { ...match, code: 'missing-operation', named: 'openapi' }, context);
    return null;
  }
  const { document, operation } = match;
  return buildOperationPage({
    document,
    operation,
    directory: null,
    frontMatter: base.frontMatter,
    path: base.path,
    source: base.source,
    playground: base.frontMatter.playground ?? config.api.playground.display,
  });
}

/** The body describes the operation, in place of a description file. */
function describedPage(base: PageBase, context: AuthoredApiContext): Page | null {
  const { config, snippets, problems, onDocument } = context;
  const { frontMatter, title } = base;
  const source = base.source!;
  const fields = readFields(resolveBody(source, { config, snippets }), source);
  const described = buildMdxOperation({ file: source.file, title, frontMatter, fields, mdx: config.api.mdx });
  if (!described) {
    const message = `"${frontMatter.api}" is not a method followed by an address`;
    const hint = 'Write, for example, api: "POST /v1/users"';
    problems.push(unresolved(base, { code: 'invalid-endpoint', message, hint, named: 'api' }, context));
    return null;
  }
  const { document, operation } = described;
  onDocument(document);
  const wanted = frontMatter.playground ?? config.api.playground.display;
  const playground = playgroundDisplay(wanted, operation);
  if (playground !== wanted) {
    const message =
      'Without a server, readers cannot try this endpoint, and its code samples show a placeholder server';
    const hint = `Set \`api.mdx.server\` in docs.json, or use a full address: api: "${operation.method} https://…${operation.path}"`;
    const slip = placed(base, { code: 'missing-server', message, hint, named: 'api' }, context);
    problems.push({ severity: 'warning', ...slip, cause: message });
  }
  return {
    ...base,
    kind: 'endpoint',
    operation,
    playground,
    fields: 'authored',
    keywords: [...base.keywords, operation.path],
  };
}

function schemaPage(base: PageBase, ref: string, context: AuthoredApiContext): Page | null {
  const match = findSchema({ documents: context.documents, ref, page: base.source?.file });
  if (match.kind === 'found')
    return buildSchemaPage({
      document: match.document,
      name: match.name,
      path: base.path,
      frontMatter: base.frontMatter,
      source: base.source,
    });
  tellMissing(base, { ...match, code: 'missing-schema', named: 'openapi-schema' }, context);
  return null;
}

function channelPage(base: PageBase, ref: string, context: AuthoredApiContext): Page | null {
  const match = findChannel({ documents: context.documents, ref, page: base.source?.file });
  if (match.kind === 'found') {
    return buildChannelPage({
      channel: match.channel,
      directory: null,
      path: base.path,
      frontMatter: base.frontMatter,
      source: base.source,
    });
  }
  tellMissing(base, { ...match, code: 'missing-channel', named: 'asyncapi' }, context);
  return null;
}

function graphqlPage(base: PageBase, ref: string, { schemas, ...context }: AuthoredApiContext): Page | null {
  const selector = parseSelector(ref);
  const { path, frontMatter, source } = base;
  const authored = { path, source: source! };
  const page = selector && findGraphqlPage(selector, { schemas, frontMatter, authored });
  if (page) return page;
  const missing = selector ? missingPart(selector, schemas) : noSelector(ref);
  tellMissing(base, { ...missing, isCertain: selector === null, named: 'graphql' }, { schemas, ...context });
  return null;
}

function sdkPage(base: PageBase, named: NonNullable<FrontMatter['sdk']>, context: AuthoredApiContext): Page | null {
  if (typeof named === 'string') {
    tellMissing(base, { ...noSymbol(named), isCertain: true, named: 'sdk' }, context);
    return null;
  }
  const { path, frontMatter, source } = base;
  const place = context.sdkOf.get(path);
  // Of several folders with pages of one artefact, the page leads to that of its place.
  const references = wantedReferences(wantedSdk(named, place), context.references).map((found) =>
    place && sourceId(place.source) === found.reference.id ? { ...found, directory: place.directory } : found,
  );
  const page = findSdkPage(named, { references, frontMatter, path, source: source! });
  if (page) return page;
  tellMissing(base, { ...missingSymbol(named, references), isCertain: false, named: 'sdk' }, context);
  return null;
}

/** `named`: the key of the front matter that names it. */
interface Unresolved extends Pick<Problem, 'code' | 'message' | 'hint'> {
  named: string;
}

/** What a description that cannot be read may hold is not said to be missing. */
function tellMissing(
  base: PageBase,
  { isCertain, ...missing }: Unresolved & { isCertain: boolean },
  context: AuthoredApiContext,
): void {
  const { problems, hasUnread } = context;
  problems.push(missingFromApis(unresolved(base, missing, context), { isCertain, hasUnread }));
}

function unresolved(base: PageBase, told: Unresolved, context: AuthoredApiContext): Problem {
  return { severity: 'error', ...placed(base, told, context) };
}

function placed(
  base: PageBase,
  { code, message, hint, named }: Unresolved,
  { text }: AuthoredApiContext,
): Omit<Problem, 'severity'> {
  const { file, line: end } = base.source!;
  return { code, message, hint, file, line: lineOfKey(named, { text: text(), end }) };
}
