import { plainTitle } from '../../base/text/plain-title.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { Operation, PlaygroundDisplay } from '../../model/api/operation.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { EndpointPage, WebhookPage } from '../../model/page.ts';
import { buildOperationPage } from './build-operation-page.ts';
import { claimPaths } from './claim-paths.ts';
import { getApiTexts } from './get-api-texts.ts';
import { findTag, operationPath, operationTag } from './operation-path.ts';

export interface DocumentPagesOptions {
  document: ApiDocument;
  directory: string | null;
  /** Makes front matter from what `x-docs.metadata` holds. */
  resolveFrontMatter: (metadata: Record<string, unknown>) => FrontMatter;
  playground?: PlaygroundDisplay;
  /** Of the place of the groups; unset for English. */
  language?: string | null;
  /** Whether a path belongs to another page. */
  isTaken?: (path: string) => boolean;
}

export interface PageGroup {
  /** Label of the sidebar group. */
  label: string;
  /**
   * Labels of the groups around it, outermost first: of `x-tagGroups`, then of tags with a `parent` (OpenAPI 3.2), no
   * more than `deepest` of these.
   */
  parents: string[];
  /** `null`: of the operations without one. */
  tag: string | null;
  pages: (EndpointPage | WebhookPage)[];
}

/** Sidebars are drawn one level inside of the other, and a description may be a stranger's. */
const deepest = 10;

/**
 * The pages of all operations and webhooks of a description that are not excluded, in groups by tag: those that
 * `x-tagGroups` names in its order, then the others in order of first use (docs/format.md#generated-pages). Equal paths
 * end in `-1`, `-2` … in that order.
 */
export function buildDocumentPages(options: DocumentPagesOptions): PageGroup[] {
  const { document, directory, resolveFrontMatter, playground, language = null } = options;
  const paths = operationPaths(options);
  const groups = new Map<string, PageGroup>();
  const grouped = placeTags(document);
  for (const operation of shownOperations(document)) {
    const tag = operationTag(document, operation);
    const { label, parents } =
      tag === null ? { label: getApiTexts(language).apiReference, parents: [] } : groupOfTag(document, tag, grouped);
    const key = [...parents, label].join('\n');
    const group = groups.get(key) ?? { label, parents, tag, pages: [] };
    groups.set(key, group);
    const frontMatter = resolveFrontMatter(operation.docs.metadata);
    group.pages.push(
      buildOperationPage({
        document,
        operation,
        directory,
        frontMatter,
        path: paths.get(operation),
        playground,
      }),
    );
  }
  const rank = ({ tag }: PageGroup): number => grouped.get(tag ?? '')?.place ?? Number.MAX_SAFE_INTEGER;
  return [...groups.values()].sort((one, other) => rank(one) - rank(other));
}

/** The path of every operation's page, so that one that is placed alone has the same address as among all. */
export function operationPaths({
  document,
  directory,
  isTaken,
}: Pick<DocumentPagesOptions, 'document' | 'directory' | 'isTaken'>): Map<Operation, string> {
  return claimPaths(shownOperations(document), {
    pathOf: (operation) => operationPath({ document, operation, directory }),
    isTaken,
  });
}

function shownOperations(document: ApiDocument): Operation[] {
  return [...document.operations, ...document.webhooks].filter((operation) => operation.docs.listing !== 'excluded');
}

function groupOfTag(document: ApiDocument, name: string, grouped: TagPlaces): { label: string; parents: string[] } {
  const tag = findTag(document, name);
  const parents: string[] = [];
  const seen = new Set([name]);
  for (let parent = tag?.parent ?? null; parent !== null && !seen.has(parent) && parents.length < deepest; ) {
    seen.add(parent);
    const found = findTag(document, parent);
    parents.unshift(found?.group ?? plainTitle(parent));
    parent = found?.parent ?? null;
  }
  const label = tag?.group ?? plainTitle(name);
  const around = grouped.get([...seen].at(-1)!)?.group;
  const isNew = around !== undefined && around !== (parents[0] ?? label);
  return { label, parents: isNew ? [around, ...parents] : parents };
}

/** Where `x-tagGroups` names each tag first. */
type TagPlaces = Map<string, { group: string; place: number }>;

function placeTags({ tagGroups }: ApiDocument): TagPlaces {
  const named = tagGroups.flatMap(({ name, tags }) => tags.map((tag) => ({ tag, group: name })));
  return new Map(named.map(({ tag, group }, place) => [tag, { group, place }] as const).reverse());
}
