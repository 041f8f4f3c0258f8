import type { ApiDocument, Operation, PlaygroundDisplay } from '../../model/api.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { EndpointPage, PageSource, WebhookPage } from '../../model/page.ts';
import { buildPageBase } from './build-page-base.ts';
import { operationPath, titleFromPath } from './operation-path.ts';
import { operationSections } from './operation-sections.ts';
import { playgroundDisplay } from './playground-display.ts';
import { renderOperation } from './render-operation-markdown.ts';
import type { SchemaTexts } from './schema-texts.ts';
import { sentenceCase } from './sentence-case.ts';

export interface OperationPageOptions {
  document: ApiDocument;
  operation: Operation;
  /** Folder of generated pages; `null` for the usual one. */
  directory: string | null;
  /** Of the MDX page, or made from `operation.docs.metadata` for a generated one. */
  frontMatter: FrontMatter;
  /** The path of the MDX page, or one that was made unique; without it the path follows from the operation. */
  path?: string;
  /** The MDX page that names the operation. */
  source?: PageSource | null;
  /** `api.playground.display`. */
  playground?: PlaygroundDisplay;
  /** Shared by the pages of one description, which saves most of the work on a large one. */
  texts?: SchemaTexts;
}

/**
 * The page of an operation: front matter first, then what the description says (docs/format.md#generated-pages). It
 * has no place in navigation yet, and its Markdown leaves out the body of `source`.
 */
export function buildOperationPage(options: OperationPageOptions): EndpointPage | WebhookPage {
  const { document, operation, frontMatter, source, texts } = options;
  const path = options.path ?? operationPath(options);
  const isWebhook = operation.method === 'WEBHOOK';
  const base = buildPageBase({
    path,
    frontMatter: withOperation(frontMatter, operation),
    source,
    // A webhook is known by its name, not by its summary.
    title: isWebhook ? sentenceCase(operation.path) : operation.summary || titleFromPath(path),
    description: operation.description,
    headings: operationSections(operation).map(({ heading }) => heading),
    markdown: renderOperation(operation, document, texts),
    keywords: [operation.path, operation.operationId ?? ''],
    groups: operation.docs.groups,
  });
  return isWebhook
    ? { ...base, kind: 'webhook', operation }
    : { ...base, kind: 'endpoint', operation, playground: playgroundOf(options), fields: 'generated' };
}

function withOperation(frontMatter: FrontMatter, { deprecated, docs }: Operation): FrontMatter {
  return {
    ...frontMatter,
    deprecated: frontMatter.deprecated || deprecated,
    hidden: frontMatter.hidden || docs.listing === 'unlisted',
  };
}

function playgroundOf({ frontMatter, operation, playground = 'interactive' }: OperationPageOptions): PlaygroundDisplay {
  return playgroundDisplay(frontMatter.playground ?? operation.docs.playground ?? playground, operation);
}
