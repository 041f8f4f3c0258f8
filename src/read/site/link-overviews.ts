import { isAsOpen } from '../../base/readers/is-as-open.ts';
import type { ApiDocument } from '../../model/api.ts';
import type { EndpointPage, OverviewEntry, OverviewPage, Page, WebhookPage } from '../../model/page.ts';
import { documentOf } from '../navigation/document-of.ts';
import { toNavPage } from '../navigation/nav-page.ts';
import type { PublishedDescription } from '../navigation/published-descriptions.ts';
import { operationTag } from '../openapi/operation-path.ts';

type OperationPage = EndpointPage | WebhookPage;

/**
 * Tells each overview of the pages that it leads to: those of its tag, or of its description the overviews of tags and
 * the operations without one. It names nothing that some of its readers may not see, and offers the description as a
 * file only to those who may read all of it.
 */
export function linkOverviews(
  pages: readonly Page[],
  { documents, descriptions }: { documents: readonly ApiDocument[]; descriptions: readonly PublishedDescription[] },
): Page[] {
  const documentsById = new Map(documents.map((document) => [document.id, document]));
  const byDocument = Map.groupBy(pages, documentOf);
  const byId = new Map(descriptions.map((description) => [description.id, description]));
  return pages.map((page) => {
    if (page.kind !== 'overview') return page;
    const siblings = byDocument.get(page.document) ?? [];
    const isWhole = siblings.every((sibling) => isAsOpen(sibling.visibility, page.visibility));
    const download = isWhole && page.tag === null ? (byId.get(page.document)?.href ?? null) : null;
    const document = documentsById.get(page.document);
    return { ...page, entries: document ? entriesOf(page, siblings, document) : [], download };
  });
}

function entriesOf(page: OverviewPage, siblings: readonly Page[], document: ApiDocument): OverviewEntry[] {
  const near = siblings.filter(
    (sibling) =>
      sibling.visibility.navigation &&
      sibling.place?.divisions.join() === page.place?.divisions.join() &&
      isAsOpen(sibling.visibility, page.visibility),
  );
  const operations = near.filter((sibling): sibling is OperationPage => 'operation' in sibling);
  const tagOf = ({ operation }: OperationPage): string | null => operationTag(document, operation);
  if (page.tag !== null) return operations.filter((one) => tagOf(one) === page.tag).map(operationEntry);
  const tags = near.filter((sibling) => sibling.kind === 'overview' && sibling.tag !== null) as OverviewPage[];
  const told = new Set(tags.map(({ tag }) => tag));
  return [...tags.map(tagEntry), ...operations.filter((one) => !told.has(tagOf(one))).map(operationEntry)];
}

function operationEntry(page: OperationPage): OverviewEntry {
  const { operation } = page;
  const { deprecated } = toNavPage(page);
  return { ...shared(page), method: operation.method, path: operation.path, deprecated };
}

function tagEntry(page: OverviewPage): OverviewEntry {
  return { ...shared(page), method: '', path: '', deprecated: false };
}

function shared({ route, title, description }: Page): Pick<OverviewEntry, 'route' | 'title' | 'description'> {
  return { route, title, description };
}
