import { hasScheme } from '../../base/paths/has-scheme.ts';
import { addAll } from '../../base/values/add-all.ts';
import type { NavGroupConfig, NavPageConfig } from '../../model/config.ts';
import type { Group, PageLink } from '../../model/navigation.ts';
import { buildEndpointEntries, buildGeneratedLink } from './build-endpoint-groups.ts';
import { buildExternalLink, buildPageLink } from './build-page-link.ts';
import { isApiReference, wantsAllEndpoints } from './endpoint-references.ts';
import type { NavigationDraft } from './navigation-draft.ts';
import { enterGroup, type NavigationScope } from './navigation-scope.ts';

/** One group with everything in it. */
export function buildGroup(config: NavGroupConfig, scope: NavigationScope, draft: NavigationDraft): Group {
  const id = draft.claimId(scope.id, `group:${config.label}`);
  const inner = enterGroup(scope, { config, id });
  const root = buildRoot(config, inner, draft);
  const children = buildEntries(config.pages, inner, draft);
  if (wantsAllEndpoints(config, draft)) addAll(children, buildEndpointEntries(config, inner, draft));
  return {
    kind: 'group',
    id,
    label: config.label,
    icon: config.icon ?? null,
    tag: config.tag ?? '',
    root,
    expanded: config.expanded ?? false,
    hidden: inner.place.hidden && children.every((child) => child.hidden),
    directory: inner.directory,
    children,
  };
}

/** The entries of a `pages` list in their order; what cannot be found is reported and left out. */
export function buildEntries(
  entries: readonly NavPageConfig[],
  scope: NavigationScope,
  draft: NavigationDraft,
): (Group | PageLink)[] {
  const built: (Group | PageLink)[] = [];
  for (const entry of entries) {
    const node = entry.kind === 'group' ? buildGroup(entry.group, scope, draft) : buildReference(entry, scope, draft);
    if (node) built.push(node);
  }
  return built;
}

type Reference = Extract<NavPageConfig, { kind: 'ref' }>;

function buildReference(reference: Reference, scope: NavigationScope, draft: NavigationDraft): PageLink | null {
  const { hidden } = scope.place;
  const { path, hash } = splitHash(reference.value);
  const page = draft.findPage(path);
  // The name of a page may begin like an address: `faq:general`.
  if (!page && hasScheme(reference.value)) return buildExternalLink(reference.value, { hidden });
  if (page) {
    reportRepeated(`${page.route}${hash}`, reference, { scope, draft });
    draft.placePage(page.route, scope.place);
    return buildPageLink(page, { hash, hidden });
  }
  if (isApiReference(reference.value, scope)) return buildEndpointLink(reference, scope, draft);
  reportMissing(path, reference.at, draft);
  return null;
}

function buildEndpointLink({ value, at }: Reference, scope: NavigationScope, draft: NavigationDraft): PageLink | null {
  const sources = [...scope.openapi, ...scope.asyncapi, ...scope.graphql];
  const { page, problems } = draft.api.generateOne({ ref: value, sources, at });
  addAll(draft.problems, problems);
  const link = page && buildGeneratedLink(page, scope, draft);
  if (page && !link) reportUnlisted(value, at, draft);
  if (link) reportRepeated(link.href, { at, value }, { scope, draft });
  return link;
}

function buildRoot(config: NavGroupConfig, scope: NavigationScope, draft: NavigationDraft): string | null {
  if (config.root === undefined) return null;
  const page = draft.findPage(config.root);
  if (page) draft.placePage(page.route, scope.place);
  else reportMissing(config.root, `${config.at}.root`, draft);
  return page?.route ?? null;
}

/** Who wrote the entry expects to see it. */
function reportUnlisted(value: string, key: string, draft: NavigationDraft): void {
  const message = `"${value}" is hidden from the navigation by its description, so this entry shows nothing`;
  draft.warn({ code: 'hidden-operation', message, hint: 'Remove the entry, or `x-hidden` from the operation', key });
}

function splitHash(value: string): { path: string; hash: string } {
  const start = value.indexOf('#');
  return start < 0 ? { path: value, hash: '' } : { path: value.slice(0, start), hash: value.slice(start) };
}

function reportMissing(path: string, key: string, draft: NavigationDraft): void {
  draft.missing.add(path);
  const nearest = draft.suggestPage(path);
  const hint = nearest === null ? `Add the file "${path}.mdx" or remove the entry` : `Did you mean "${nearest}"?`;
  draft.fail({ code: 'missing-page', message: `The page "${path}" does not exist`, hint, key });
}

function reportRepeated(
  link: string,
  { at, value }: Pick<Reference, 'at' | 'value'>,
  { scope, draft }: { scope: NavigationScope; draft: NavigationDraft },
): void {
  if (scope.listed.has(link)) {
    const message = `"${value}" is listed more than once in this part of the navigation`;
    draft.warn({ code: 'repeated-page', message, hint: 'Remove one of the entries', key: at });
  }
  scope.listed.add(link);
}
