import { isAsOpen } from '../../base/readers/is-as-open.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { ChannelPage, EndpointPage, OverviewPage, Page, PageEntry, WebhookPage } from '../../model/page.ts';
import { documentOf } from '../navigation/document-of.ts';
import type { PublishedDescription } from '../navigation/published-descriptions.ts';
import { operationTag } from '../openapi/operation-path.ts';
import { isInSight, pageEntry } from './page-entry.ts';

type UsePage = EndpointPage | WebhookPage | ChannelPage;

/**
 * Tells each overview of the pages that it leads to: those of its tag, or of its description the overviews of tags and
 * the operations or channels without one. It names nothing that some of its readers may not see, and offers the
 * description as a file only to those who may read all of it.
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

function entriesOf(page: OverviewPage, siblings: readonly Page[], document: ApiDocument): PageEntry[] {
  const near = siblings.filter((sibling) => isInSight(sibling, page));
  const operations = near.filter((sibling): sibling is UsePage => 'operation' in sibling || sibling.kind === 'channel');
  const tagOf = (use: UsePage): string | null =>
    use.kind === 'channel' ? (use.channel.tags[0] ?? null) : operationTag(document, use.operation);
  if (page.tag !== null) return operations.filter((one) => tagOf(one) === page.tag).map(pageEntry);
  const tags = near.filter((sibling) => sibling.kind === 'overview' && sibling.tag !== null) as OverviewPage[];
  const told = new Set(tags.map(({ tag }) => tag));
  return [...tags.map(pageEntry), ...operations.filter((one) => !told.has(tagOf(one))).map(pageEntry)];
}
