import type { ApiSourceConfig } from '../../model/config.ts';
import type { Group, PageLink } from '../../model/navigation.ts';
import type { GeneratedGroup, Page } from '../../model/page.ts';
import { buildPageLink } from './build-page-link.ts';
import { toNavPage } from './nav-page.ts';
import type { NavigationDraft } from './navigation-draft.ts';
import { enterGroup, type NavigationScope } from './navigation-scope.ts';

interface ApiElement {
  at: string;
  openapi?: ApiSourceConfig[];
  asyncapi?: ApiSourceConfig[];
}

/** One group per tag for everything that an element's own API descriptions hold (docs/format.md#generated-pages). */
export function buildEndpointGroups(element: ApiElement, scope: NavigationScope, draft: NavigationDraft): Group[] {
  return generate(element, scope, draft).flatMap((tagged) => {
    const group = buildEndpointGroup(tagged, { at: element.at, scope, draft });
    return group.children.length > 0 ? [group] : [];
  });
}

/** The same inside of a group, where operations without any tag need no heading of their own. */
export function buildEndpointEntries(
  element: ApiElement,
  scope: NavigationScope,
  draft: NavigationDraft,
): (Group | PageLink)[] {
  const tagged = generate(element, scope, draft);
  const hasTags = tagged.some(({ label, isDirect }) => label !== null && !isDirect);
  return tagged.flatMap((one): (Group | PageLink)[] | Group =>
    hasTags && !one.isDirect
      ? buildEndpointGroup(one, { at: element.at, scope, draft })
      : one.pages.flatMap((page) => buildGeneratedLink(page, scope, draft) ?? []),
  );
}

/** The page joins the site in any case; one that its description does not list gets no link. */
export function buildGeneratedLink(page: Page, scope: NavigationScope, draft: NavigationDraft): PageLink | null {
  const added = draft.addGenerated(page);
  if ('operation' in page && page.operation.docs.listing !== 'listed') return null;
  const shown = added ? toNavPage(added) : (draft.findPage(page.path) ?? toNavPage(page));
  draft.placePage(shown.route, scope.place);
  return buildPageLink(shown, { hash: '', hidden: scope.place.hidden });
}

interface Tagged extends GeneratedGroup {
  kind: 'openapi' | 'asyncapi';
}

/** Several descriptions may have a tag in common, or operations without any: readers see one group of each name. */
function generate(element: ApiElement, scope: NavigationScope, draft: NavigationDraft): Tagged[] {
  const tagged = Map.groupBy(generateTagged(element, scope, draft), ({ kind, label, isDirect }) =>
    JSON.stringify([kind, label, isDirect]),
  );
  return [...tagged.values()].map((same) => ({ ...same[0]!, pages: same.flatMap(({ pages }) => pages) }));
}

function generateTagged(element: ApiElement, { place }: NavigationScope, draft: NavigationDraft): Tagged[] {
  return (['openapi', 'asyncapi'] as const).flatMap((kind) => {
    const sources = element[kind] ?? [];
    if (sources.length === 0) return [];
    const { groups, problems } = draft.api.generateAll({ kind, sources, at: element.at, language: place.language });
    draft.problems.push(...problems);
    return groups.map((group) => ({ kind, ...group }));
  });
}

const untagged = { openapi: 'API Reference', asyncapi: 'Websockets' } as const;

interface GroupContext {
  at: string;
  scope: NavigationScope;
  draft: NavigationDraft;
}

function buildEndpointGroup({ kind, label, pages }: Tagged, { at, scope, draft }: GroupContext): Group {
  const config = { at, label: label ?? untagged[kind], pages: [] };
  const id = draft.claimId(scope.id, `group:${config.label}`);
  const inner = enterGroup(scope, { config, id });
  return {
    kind: 'group',
    id,
    label: config.label,
    icon: null,
    tag: '',
    root: null,
    expanded: false,
    hidden: inner.place.hidden,
    directory: inner.directory,
    children: pages.flatMap((page) => buildGeneratedLink(page, inner, draft) ?? []),
  };
}
