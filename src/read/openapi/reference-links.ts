import { isAsOpen } from '../../base/readers/is-as-open.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { ResponseLink } from '../../model/api/operation.ts';
import type { Schema } from '../../model/api/schema.ts';
import type { Page, ReferenceTarget, Standpoint } from '../../model/page.ts';
import { heldSchema } from '../../shared/json-schema/held-schema.ts';
import { responseLinks } from './resolve-links.ts';

/** The page of a field's schema, of an operation, or of a channel. */
export type ReferenceLink = Pick<ReferenceTarget, 'title' | 'route'>;

export interface FindReferenceLink {
  schema: (schema: Schema) => ReferenceLink | null;
  operation: (link: ResponseLink) => ReferenceLink | null;
  /** By its id. */
  channel: (id: string) => ReferenceLink | null;
}

export interface ReferenceLinks {
  /** From where a page shows parts of this description; `null` where none of them has a page. */
  standpoint: (page: Page, document: string) => Standpoint | null;
  /** What fields and responses link to that are seen from there. */
  from: (standpoint: Standpoint | null, document: Pick<ApiDocument, 'id' | 'schemas'>) => FindReferenceLink;
}

/** The pages of schemas, of operations that responses link to, and of channels on which replies come, as data. */
export function referenceTargets(pages: readonly Page[]): ReferenceTarget[] {
  const linked = linkedOperations(pages);
  const answering = answeringChannels(pages);
  return pages.flatMap((page): ReferenceTarget[] => {
    if (page.frontMatter.hidden || page.place?.hidden === true) return [];
    const shared = { title: page.title, route: page.route, ...standpointOf(page) };
    if (page.kind === 'schema') return [{ kind: page.kind, document: page.document, name: page.name, ...shared }];
    if (page.kind === 'channel') {
      const { document, id } = page.channel;
      return answering.get(document)?.has(id) ? [{ kind: page.kind, document, name: id, ...shared }] : [];
    }
    if (page.kind !== 'endpoint') return [];
    const { document, method, path } = page.operation;
    const name = `${method} ${path}`;
    return linked.get(document)?.has(name) ? [{ kind: 'operation', document, name, ...shared }] : [];
  });
}

/** Method and path of what responses link to, by description. */
function linkedOperations(pages: readonly Page[]): Map<string, Set<string>> {
  const linked = new Map<string, Set<string>>();
  for (const page of pages) {
    if (page.kind !== 'endpoint' && page.kind !== 'webhook') continue;
    for (const { target, isOwn } of responseLinks(page.operation)) {
      const { document } = page.operation;
      if (isOwn) linked.set(document, (linked.get(document) ?? new Set()).add(target));
    }
  }
  return linked;
}

/** Ids of the channels that replies name, by description. */
function answeringChannels(pages: readonly Page[]): Map<string, Set<string>> {
  const answering = new Map<string, Set<string>>();
  for (const page of pages) {
    if (page.kind !== 'channel') continue;
    const { document, operations } = page.channel;
    for (const { reply } of operations)
      if (reply?.id) answering.set(document, (answering.get(document) ?? new Set()).add(reply.id));
  }
  return answering;
}

/**
 * Leads from fields to the pages of their schemas, and from responses and replies to those of operations and channels:
 * those in the same division of the site, or in none, that everybody may read who sees the field.
 */
export function createReferenceLinks(targets: readonly ReferenceTarget[]): ReferenceLinks {
  const byDocument = Map.groupBy(targets, ({ document }) => document);
  const known = new Map<string, FindReferenceLink>();
  const createFinder: ReferenceLinks['from'] = (standpoint, { id, schemas }) => {
    const near = (byDocument.get(id) ?? []).filter((target) => standpoint && isInReach(target, standpoint));
    const pagesOf = (kind: ReferenceTarget['kind']): Map<string, ReferenceTarget> =>
      new Map(near.filter((target) => target.kind === kind).map((target) => [target.name, target]));
    const [schemaPages, operationPages, channelPages] = [pagesOf('schema'), pagesOf('operation'), pagesOf('channel')];
    return {
      schema: (schema) => {
        const key = schemaPages.size === 0 ? null : heldSchema(schema, schemas);
        return (key !== null && schemaPages.get(key)) || null;
      },
      operation: ({ target, isOwn }) => (isOwn && operationPages.get(target)) || null,
      channel: (name) => channelPages.get(name) ?? null,
    };
  };
  return {
    standpoint: (page, document) => (byDocument.has(document) ? standpointOf(page) : null),
    from: (standpoint, document) => {
      const key = JSON.stringify([document.id, standpoint]);
      const finder = known.get(key) ?? createFinder(standpoint, document);
      known.set(key, finder);
      return finder;
    },
  };
}

function isInReach(target: ReferenceTarget, from: Standpoint): boolean {
  const isNear = target.divisions === null || target.divisions.join() === from.divisions?.join();
  return isNear && isAsOpen(target, from);
}

function standpointOf({ place, visibility }: Page): Standpoint {
  return { divisions: place?.divisions ?? null, groups: visibility.groups, public: visibility.public };
}
