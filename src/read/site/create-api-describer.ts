import { pageLanguage } from '../../base/languages/page-language.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { Operation } from '../../model/api/operation.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { Page, ReferenceTarget, TextAround } from '../../model/page.ts';
import { channelSections } from '../asyncapi/channel-sections.ts';
import {
  renderChannelOpening,
  renderChannelSections,
  renderChannelServers,
} from '../asyncapi/render-channel-markdown.ts';
import { documentOf } from '../navigation/document-of.ts';
import type { ApiTextContext } from '../openapi/api-page-text.ts';
import { sectionHeadings } from '../openapi/api-section.ts';
import { getApiTexts } from '../openapi/get-api-texts.ts';
import { linkCuts } from '../openapi/link-cuts.ts';
import { openingDescription } from '../openapi/opening-description.ts';
import { operationSections } from '../openapi/operation-sections.ts';
import { createReferenceLinks, type FindReferenceLink, referenceTargets } from '../openapi/reference-links.ts';
import { renderAddress, renderServers } from '../openapi/render-address.ts';
import { renderNeeds } from '../openapi/render-needs.ts';
import { renderOperationOpening, renderOperationSections } from '../openapi/render-operation-markdown.ts';
import { renderOverview } from '../openapi/render-overview.ts';
import { renderSchemaPage } from '../openapi/render-schema-page.ts';
import { createSchemaTexts } from '../openapi/schema-texts.ts';

/**
 * What an API description says on a page that has its place; `null` for prose, and where the description is missing.
 */
export type DescribeApiPage = (page: Page) => TextAround | null;

/** Opens what was said of the same in earlier builds. `targets`: pages that others are led to. */
export type KeepDescribed = (
  site: Pick<DescriberOptions, 'documents' | 'config'> & { targets: readonly ReferenceTarget[] },
) => (page: Page, describe: () => TextAround | null) => TextAround | null;

export interface DescriberOptions {
  documents: readonly ApiDocument[];
  config: Pick<SiteConfig, 'api'>;
  /** Those of schemas and operations are linked to; they have their place. */
  pages: readonly Page[];
  /** Unset: nothing is kept. */
  keep?: KeepDescribed | undefined;
}

/** Keeps what the pages of one description, language and part of the site share. */
export function createApiDescriber({ documents, config, pages, keep }: DescriberOptions): DescribeApiPage {
  const targets = referenceTargets(pages);
  const links = createReferenceLinks(targets);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const contexts = new Map<string, ApiTextContext>();
  const keepPage = documents.length > 0 && keep ? keep({ documents, config, targets }) : keepNothing;
  const describePage = (page: Page, document: ApiDocument): TextAround | null => {
    const language = pageLanguage(page);
    const standpoint = links.standpoint(page, document.id);
    const key = JSON.stringify([language, document.id, standpoint]);
    const context =
      contexts.get(key) ?? openContext(document, { language, config, linkOf: links.from(standpoint, document) });
    contexts.set(key, context);
    return describe(page, context);
  };
  return (page) => {
    const document = byId.get(documentOf(page) ?? '');
    const around = document ? keepPage(page, () => describePage(page, document)) : null;
    return around && { ...around, rest: linkCuts(around.rest, page) };
  };
}

function keepNothing(_page: Page, describe: () => TextAround | null): TextAround | null {
  return describe();
}

interface ContextOptions extends Pick<DescriberOptions, 'config'> {
  language: string | null;
  linkOf: FindReferenceLink;
}

function openContext(document: ApiDocument, { language, config, linkOf }: ContextOptions): ApiTextContext {
  const words = getApiTexts(language);
  const { schemas } = document;
  const pills = config.api.params.post;
  return { document, words, linkOf, schemaTexts: createSchemaTexts({ schemas, words, pills, linkOf: linkOf.schema }) };
}

function describe(page: Page, context: ApiTextContext): TextAround | null {
  switch (page.kind) {
    case 'prose':
      return null;
    case 'schema':
      return renderSchemaPage(page, context);
    case 'overview':
      return renderOverview(page, {
        ...context,
        renderServers: context.document.kind === 'asyncapi' ? renderChannelServers : renderServers,
      });
    case 'channel': {
      const { channel } = page;
      const { text, openingHeadings } = openingDescription(page, channel.description);
      return {
        opening: renderChannelOpening(channel, text, context),
        openingHeadings,
        rest: renderChannelSections(channel, context),
        restHeadings: sectionHeadings(channelSections(channel), context.words),
      };
    }
    case 'endpoint':
    case 'webhook': {
      const { operation } = page;
      // Where the author describes the endpoint, nothing is to repeat it.
      if (page.kind === 'endpoint' && page.fields === 'authored')
        return { opening: renderAuthoredOpening(operation, context), openingHeadings: [], rest: '', restHeadings: [] };
      const { text, openingHeadings } = openingDescription(page, operation.description);
      return {
        opening: renderOperationOpening(operation, text, context),
        openingHeadings,
        rest: renderOperationSections(operation, context),
        restHeadings: sectionHeadings(operationSections(operation), context.words),
      };
    }
  }
}

function renderAuthoredOpening(operation: Operation, context: ApiTextContext): string {
  return [renderAddress(operation, context), renderNeeds(operation, context)].filter(Boolean).join('\n\n');
}
