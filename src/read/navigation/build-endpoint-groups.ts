import { addAll } from '../../base/values/add-all.ts';
import type { ApiSourceConfig } from '../../model/config.ts';
import type { Group, PageLink } from '../../model/navigation.ts';
import type { Page } from '../../model/page.ts';
import { buildPageLink } from './build-page-link.ts';
import { toNavPage } from './nav-page.ts';
import type { NavigationDraft } from './navigation-draft.ts';
import { enterGroup, type NavigationScope } from './navigation-scope.ts';
import { type NestedGroup, nestGroups, type TaggedGroup } from './nest-groups.ts';

interface ApiElement {
  at: string;
  openapi?: ApiSourceConfig[];
  asyncapi?: ApiSourceConfig[];
  graphql?: ApiSourceConfig[];
  sdk?: ApiSourceConfig[];
}

/** One group per tag for everything that an element's own API descriptions hold (docs/format.md#generated-pages). */
export function buildEndpointGroups(element: ApiElement, scope: NavigationScope, draft: NavigationDraft): Group[] {
  return generate(element, scope, draft).flatMap((nested) =>
    buildEndpointGroup(nested, { at: element.at, scope, draft }),
  );
}

/** The same inside of a group, where some need no heading of their own. */
export function buildEndpointEntries(
  element: ApiElement,
  scope: NavigationScope,
  draft: NavigationDraft,
): (Group | PageLink)[] {
  return generate(element, scope, draft).flatMap((one): (Group | PageLink)[] =>
    !one.isDirect
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

function generate(element: ApiElement, { place }: NavigationScope, draft: NavigationDraft): NestedGroup[] {
  const groups = (['openapi', 'asyncapi', 'graphql', 'sdk'] as const).flatMap((kind): TaggedGroup[] => {
    const sources = element[kind] ?? [];
    if (sources.length === 0) return [];
    const { groups, problems } = draft.api.generateAll({ kind, sources, at: element.at, language: place.language });
    addAll(draft.problems, problems);
    return groups.map((group) => ({ kind, ...group }));
  });
  return nestGroups(groups);
}

interface GroupContext {
  at: string;
  scope: NavigationScope;
  draft: NavigationDraft;
}

/** None of what shows nothing. */
function buildEndpointGroup({ label, pages, inner }: NestedGroup, { at, scope, draft }: GroupContext): Group[] {
  const config = { at, label, pages: [] };
  const id = draft.claimId(scope.id, `group:${label}`);
  const within = enterGroup(scope, { config, id });
  const children = [
    ...pages.flatMap((page) => buildGeneratedLink(page, within, draft) ?? []),
    ...[...inner.values()].flatMap((nested) => buildEndpointGroup(nested, { at, scope: within, draft })),
  ];
  if (children.length === 0) return [];
  return [
    {
      kind: 'group',
      id,
      label,
      icon: null,
      tag: '',
      root: null,
      expanded: false,
      hidden: within.place.hidden,
      directory: within.directory,
      children,
    },
  ];
}
