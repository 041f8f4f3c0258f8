import type { ApiDocument } from '../../model/api/document.ts';
import type { Operation, PlaygroundDisplay } from '../../model/api/operation.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { EndpointPage, PageSource, WebhookPage } from '../../model/page.ts';
import { strangersSource } from '../markdown/repairs/literal-source.ts';
import { buildPageBase } from './build-page-base.ts';
import { operationPath } from './operation-path.ts';
import { operationTitle } from './operation-title.ts';
import { playgroundDisplay } from './playground-display.ts';

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
}

/**
 * The page of an operation: front matter first, then what the description says (docs/format.md#generated-pages). It
 * has no place in navigation yet, nor its outline and Markdown.
 */
export function buildOperationPage(options: OperationPageOptions): EndpointPage | WebhookPage {
  const { document, operation, frontMatter } = options;
  const path = options.path ?? operationPath(options);
  const isWebhook = operation.method === 'WEBHOOK';
  const base = buildPageBase({
    path,
    frontMatter: withOperation(frontMatter, operation),
    source: sourceOf(options),
    title: operationTitle(operation, document.operations),
    description: operation.description,
    keywords: [operation.path, operation.operationId ?? ''],
    groups: operation.docs.groups,
  });
  return isWebhook
    ? { ...base, kind: 'webhook', operation }
    : { ...base, kind: 'endpoint', operation, playground: playgroundOf(options), fields: 'generated' };
}

/** What the description adds to a page (`x-docs.content`) follows what the author wrote on it. */
function sourceOf({ operation, source = null }: OperationPageOptions): PageSource | null {
  const { document, method, path, docs } = operation;
  if (docs.content.trim() === '') return source;
  const before = source ? `${source.body.trimEnd()}\n\n` : '';
  // Code of a description that comes from elsewhere does not run.
  const content = docs.isFromElsewhere ? strangersSource(docs.content, { before }) : docs.content;
  if (source) return { ...source, body: before + content };
  const file = `${document}#${encodeURIComponent(`${method} ${path}`)}.mdx`;
  return { file, body: content, line: 1, description: document };
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
