import type { ReactNode } from 'react';
import type { ApiDocument } from '../../model/api/document.ts';
import type { Operation, PlaygroundDisplay } from '../../model/api/operation.ts';
import type { Schema } from '../../model/api/schema.ts';
import type { ChannelPage, EndpointPage, OverviewPage, Page, SchemaPage, Standpoint } from '../../model/page.ts';
import type { FragmentReference } from '../../model/rendered-page.ts';
import { channelSections } from '../../read/asyncapi/channel-sections.ts';
import { placeSections } from '../../read/openapi/api-section.ts';
import { modelExamples } from '../../read/openapi/model-examples.ts';
import { operationSections } from '../../read/openapi/operation-sections.ts';
import { overviewSections } from '../../read/openapi/overview-sections.ts';
import type { ReferenceLinks } from '../../read/openapi/reference-links.ts';
import { remainingDescription } from '../../read/openapi/remaining-description.ts';
import { schemaSections } from '../../read/openapi/schema-sections.ts';
import { resolveSchema } from '../../shared/json-schema/resolve-schema.ts';
import type { SchemaMode } from '../../shared/json-schema/visible-properties.ts';
import { ApiProvider, type GivenApiContext } from '../../view/api-reference/api-context.tsx';
import { buildRequestExamples, buildResponseExamples } from '../../view/api-reference/build-examples.ts';
import { ChannelArticle } from '../../view/api-reference/ChannelArticle.tsx';
import { ChannelExamples } from '../../view/api-reference/ChannelExamples.tsx';
import { Entries } from '../../view/api-reference/EntryList.tsx';
import { ExamplePanels } from '../../view/api-reference/ExamplePanels.tsx';
import { LongCode } from '../../view/api-reference/LongCode.tsx';
import { OperationArticle } from '../../view/api-reference/OperationArticle.tsx';
import { OverviewArticle } from '../../view/api-reference/OverviewArticle.tsx';
import { SchemaArticle } from '../../view/api-reference/SchemaArticle.tsx';
import { SchemaExample } from '../../view/api-reference/SchemaExample.tsx';
import { SchemaFields } from '../../view/api-reference/SchemaFields.tsx';
import { ValueList } from '../../view/api-reference/ValueList.tsx';
import { fragmentPath } from './fragment-path.ts';
import { operationDataPath } from './operation-data-path.ts';
import type { RenderContext } from './render-context.ts';

export interface ApiPageOptions {
  context: RenderContext;
  describe: (markdown: string) => string;
  /** Told of everything that a page leaves to a file of its own. */
  onFragment: (fragment: FragmentReference) => void;
  /** As in `NavPlace`. */
  language: string | null;
  links: ReferenceLinks;
  /** Of the page, or of the one that left a fragment to a file. */
  standpointIn: (document: string) => Standpoint | null;
}

/** Puts what an author wrote (`authored`) together with what the API description says. Prose stays as it is. */
export function renderApiPage(page: Page, authored: ReactNode, options: ApiPageOptions): ReactNode {
  switch (page.kind) {
    case 'prose':
      return authored;
    case 'endpoint':
      return operationPage(page, {
        operation: page.operation,
        display: page.playground,
        fields: page.fields,
        authored,
        options,
      });
    case 'webhook':
      return operationPage(page, {
        operation: page.operation,
        display: 'none',
        fields: 'generated',
        authored,
        options,
      });
    case 'schema':
      return inDocument(page.document, options, (document) => schemaContent(page, document, authored)) ?? authored;
    case 'overview':
      return inDocument(page.document, options, (document) => overviewContent(page, document, authored)) ?? authored;
    case 'channel':
      return (
        inDocument(page.channel.document, options, () =>
          channelContent(page, page.frontMatter.playground ?? options.context.config.api.playground.display, authored),
        ) ?? authored
      );
  }
}

interface OperationParts {
  operation: Operation;
  display: PlaygroundDisplay;
  fields: EndpointPage['fields'];
  authored: ReactNode;
  options: ApiPageOptions;
}

function schemaContent(page: SchemaPage, { schemas }: ApiDocument, authored: ReactNode): ReactNode {
  const { schema } = page;
  const description = schema.description ?? resolveSchema(schema, schemas).description ?? '';
  return (
    <>
      <SchemaArticle
        page={page}
        sections={placeSections(schemaSections(page), page.headings)}
        description={remainingDescription(page, description)}
      >
        {authored}
      </SchemaArticle>
      <SchemaExample examples={modelExamples(schema, schemas)} />
    </>
  );
}

function overviewContent(page: OverviewPage, document: ApiDocument, authored: ReactNode): ReactNode {
  return (
    <OverviewArticle
      page={page}
      sections={placeSections(overviewSections(page, document), page.headings)}
      description={remainingDescription(page, page.text)}
    >
      {authored}
    </OverviewArticle>
  );
}

function channelContent(page: ChannelPage, display: PlaygroundDisplay, authored: ReactNode): ReactNode {
  return (
    <>
      <ChannelArticle
        channel={page.channel}
        sections={placeSections(channelSections(page.channel), page.headings)}
        display={display}
        groups={page.visibility.groups}
        description={remainingDescription(page, page.channel.description)}
        outline={page.headings}
      >
        {authored}
      </ChannelArticle>
      <ChannelExamples channel={page.channel} />
    </>
  );
}

function operationPage(page: Page, { operation, display, fields, authored, options }: OperationParts): ReactNode {
  const given = operation.docs.isExpanded ? withLists(options, { isExpanded: true }) : options;
  const content = inDocument(operation.document, given, (document) => (
    <>
      <OperationArticle
        operation={operation}
        display={display}
        groups={page.visibility.groups}
        sections={fields === 'generated' ? placeSections(operationSections(operation), page.headings) : []}
        description={remainingDescription(page, operation.description)}
        outline={page.headings}
      >
        {authored}
      </OperationArticle>
      <ExamplePanels
        operation={operation}
        requests={buildRequestExamples(document, operation, options.context.config.api)}
        responses={buildResponseExamples(document, operation.responses)}
      />
    </>
  ));
  return content ?? authored;
}

/** Says for a part of the site what `api.params.expanded` says for all of it. */
function withLists(options: ApiPageOptions, { isExpanded }: { isExpanded: boolean }): ApiPageOptions {
  const { config } = options.context;
  const api = { ...config.api, params: { ...config.api.params, expanded: isExpanded } };
  return { ...options, context: { ...options.context, config: { ...config, api } } };
}

function inDocument(
  id: string,
  options: ApiPageOptions,
  render: (document: ApiDocument) => ReactNode,
): ReactNode | null {
  const document = options.context.apis.find((api) => api.id === id);
  return document ? <ApiProvider value={apiContext(document, options)}>{render(document)}</ApiProvider> : null;
}

function apiContext(
  document: ApiDocument,
  { context, describe, onFragment, language, links, standpointIn }: ApiPageOptions,
  level = 0,
): GivenApiContext {
  const from = standpointIn(document.id);
  const hrefOf = (fragment: FragmentReference): string => {
    onFragment(fragment);
    return `${context.base}/${fragmentPath(fragment)}`;
  };
  const schemaHref = (kind: 'fields' | 'values', schema: Schema, mode: SchemaMode): string | null => {
    const inner = schema.$ref === undefined ? level + 1 : 0;
    return inner > maximalLevel
      ? null
      : hrefOf({ kind, document: document.id, schema, mode, language, from, level: inner });
  };
  return {
    document,
    config: context.config.api,
    mode: 'response',
    language,
    describe,
    fragmentHref: (schema, mode) => schemaHref('fields', schema, mode),
    linkOf: links.from(from, document),
    valuesHref: (schema) => schemaHref('values', schema, 'response'),
    codeHref: (code, syntax) => hrefOf({ kind: 'code', code, syntax, language }),
    entriesHref: (entries) => hrefOf({ kind: 'entries', entries, language }),
    operationHref: (operation) => `${context.base}/${operationDataPath(operation)}`,
    shown: { fields: 0, choices: 0, bodies: new Set() },
  };
}

const maximalLevel = 10;

/** What a page left to a file of its own. */
export function renderApiFragment(fragment: FragmentReference, options: ApiPageOptions): ReactNode {
  if (fragment.kind === 'code') return <LongCode syntax={fragment.syntax} code={fragment.code} />;
  if (fragment.kind === 'entries') return <Entries entries={fragment.entries} />;
  const { kind, schema, mode, level } = fragment;
  const document = options.context.apis.find((api) => api.id === fragment.document);
  if (!document) return null;
  // Models that hold each other have no last level.
  const given = withLists(options, { isExpanded: false });
  return (
    <ApiProvider value={{ ...apiContext(document, given, level), mode }}>
      {kind === 'values' ? <ValueList schema={schema} /> : <SchemaFields schema={schema} path={[]} depth={1} />}
    </ApiProvider>
  );
}
