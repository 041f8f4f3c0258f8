import { parseSelector } from '../../base/paths/parse-selector.ts';
import type { NavElementConfig, NavGroupConfig, NavigationConfig, NavPageConfig } from '../../model/config.ts';
import type { NavigationDraft } from './navigation-draft.ts';
import type { NavigationScope } from './navigation-scope.ts';

type Element = NavigationConfig | NavElementConfig | NavGroupConfig;

/** `GET /users`, `openapi.json GET /users`, `webhook order.created`. */
const operation = /(?:^|\s)(?:[a-z]+\s+\/|(?:webhook|wss)\s+\S)/i;

/**
 * Whether an entry that is no page names an operation, under an AsyncAPI description a channel, or a part of a GraphQL
 * schema.
 */
export function isApiReference(value: string, scope: Pick<NavigationScope, 'asyncapi'>): boolean {
  return operation.test(value) || scope.asyncapi.length > 0 || parseSelector(value) !== null;
}

/**
 * Whether an element with an API description of its own gets a page for each of its endpoints: it does when nothing
 * in it picks endpoints out. A pick is an endpoint reference, or a page that documents one by its front matter; of an
 * SDK, the same is a symbol.
 * Source: docs/format.md#endpoints-beside-pages.
 */
export function wantsAllEndpoints(element: Element, draft: NavigationDraft): boolean {
  if (!hasSource(element)) return false;
  const divided = divisionLists.some((key) => key in element && (element as NavigationConfig)[key]?.length);
  return !divided && !picksEndpoints(element, draft);
}

function hasSource({ openapi, asyncapi, graphql, sdk }: Element): boolean {
  return Boolean(openapi || asyncapi || graphql || sdk);
}

const divisionLists = ['languages', 'versions', 'tabs', 'dropdowns', 'anchors', 'products', 'menu'] as const;

function picksEndpoints(element: Element, draft: NavigationDraft): boolean {
  const groups = 'groups' in element ? (element.groups ?? []) : [];
  return (
    (element.pages ?? []).some((entry) => isPick(entry, draft)) ||
    groups.some((group) => inheritsAndPicks(group, draft))
  );
}

function isPick(entry: NavPageConfig, draft: NavigationDraft): boolean {
  if (entry.kind === 'group') return inheritsAndPicks(entry.group, draft);
  const page = draft.findPage(entry.value);
  return page ? page.isEndpoint : operation.test(entry.value) || parseSelector(entry.value) !== null;
}

/** A group with a description of its own says nothing about that of the element around it. */
function inheritsAndPicks(group: NavGroupConfig, draft: NavigationDraft): boolean {
  return !hasSource(group) && picksEndpoints(group, draft);
}
