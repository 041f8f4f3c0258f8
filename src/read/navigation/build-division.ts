import { resolveExternalTarget } from '../../base/paths/resolve-link.ts';
import { addAll } from '../../base/values/add-all.ts';
import type { NavElementConfig, NavigationConfig } from '../../model/config.ts';
import type { Division, DivisionType, NavNode } from '../../model/navigation.ts';
import { buildEndpointGroups } from './build-endpoint-groups.ts';
import { buildEntries, buildGroup } from './build-group.ts';
import { type ContentKey, chooseContent } from './choose-content.ts';
import { wantsAllEndpoints } from './endpoint-references.ts';
import { findMenuLinks, findTarget, holdsPages } from './find-target.ts';
import type { NavigationDraft } from './navigation-draft.ts';
import { enterDivision, type NavigationScope } from './navigation-scope.ts';

const divisionTypes = {
  languages: 'language',
  versions: 'version',
  tabs: 'tab',
  dropdowns: 'dropdown',
  anchors: 'anchor',
  products: 'product',
  menu: 'menu',
} as const satisfies Partial<Record<ContentKey, DivisionType>>;

type DivisionKey = keyof typeof divisionTypes;

/** Everything inside of the navigation's root or a division, links that only look like divisions at the end. */
export function buildContent(config: NavigationConfig, scope: NavigationScope, draft: NavigationDraft): NavNode[] {
  const nodes = chooseContent(config, draft).flatMap((key) => buildList(config, key, { scope, draft }));
  if (wantsAllEndpoints(config, draft)) addAll(nodes, buildEndpointGroups(config, scope, draft));
  return nodes;
}

/** The links of a `global` object, in the order of its lists. */
export function buildGlobal(config: NavigationConfig, scope: NavigationScope, draft: NavigationDraft): Division[] {
  return Object.entries(config.global ?? {}).flatMap(([key, elements]) =>
    elements.flatMap((element) =>
      element.href === undefined ? [] : [buildDivision(element, divisionTypes[key as DivisionKey], { scope, draft })],
    ),
  );
}

interface Context {
  scope: NavigationScope;
  draft: NavigationDraft;
}

function buildList(config: NavigationConfig, key: ContentKey, { scope, draft }: Context): NavNode[] {
  if (key === 'pages') return buildEntries(config.pages ?? [], scope, draft);
  if (key === 'groups') return (config.groups ?? []).map((group) => buildGroup(group, scope, draft));
  const type = divisionTypes[key];
  return defaultFirst(config[key] ?? [], type).map((element, index) => {
    const division = buildDivision(element, type, { scope, draft });
    return isChosenByDefault(type) ? { ...division, default: index === 0 } : division;
  });
}

function isChosenByDefault(type: DivisionType): boolean {
  return type === 'language' || type === 'version';
}

function defaultFirst(elements: readonly NavElementConfig[], type: DivisionType): readonly NavElementConfig[] {
  const index = isChosenByDefault(type) ? elements.findIndex((element) => element.default) : 0;
  return index > 0 ? [elements[index]!, ...elements.slice(0, index), ...elements.slice(index + 1)] : elements;
}

function buildDivision(config: NavElementConfig, type: DivisionType, { scope, draft }: Context): Division {
  const id = draft.claimId(scope.id, `${type}:${config.label}`);
  const inner = enterDivision(scope, { config, type, id });
  if (config.href !== undefined) chooseContent(config, draft);
  if (config.href !== undefined && config.public !== undefined) reportOpen(config, draft);
  const children =
    config.href === undefined ? [...buildContent(config, inner, draft), ...buildGlobal(config, inner, draft)] : [];
  if (config.href === undefined && !holdsPages(children) && findMenuLinks(children).length === 0)
    reportEmpty(config, type, draft);
  return {
    kind: 'division',
    type,
    id,
    ...describe(config),
    href: config.href === undefined ? null : (resolveExternalTarget(config.href)?.href ?? null),
    target: findTarget(children),
    hidden: inner.place.hidden && children.every((child) => child.hidden),
    searchable: inner.place.searchable ?? true,
    ...barsOf(config),
    children,
  };
}

type Description = 'label' | 'icon' | 'tag' | 'description' | 'color' | 'default' | 'align';

function describe(config: NavElementConfig): Pick<Division, Description> {
  return {
    label: config.label,
    icon: config.icon ?? null,
    tag: config.tag ?? '',
    description: config.description ?? '',
    color: config.color ?? null,
    default: config.default ?? false,
    align: config.align ?? 'start',
  };
}

function barsOf({ navbar, footer, banner }: NavElementConfig): Pick<Division, 'bars'> {
  const bars = { ...(navbar && { navbar }), ...(footer && { footer }), ...(banner && { banner }) };
  return Object.keys(bars).length === 0 ? {} : { bars };
}

/** Whoever writes it means the page to which the link leads. */
function reportOpen({ at, public: isPublic }: NavElementConfig, draft: NavigationDraft): void {
  draft.warn({
    code: 'ignored-navigation',
    message: '`public` has no effect next to `href`',
    hint: `Set \`public: ${isPublic}\` in the front matter of the page, or where the navigation lists it`,
    key: `${at}.public`,
  });
}

/** What stands in it and cannot be shown has been told. */
function reportEmpty(config: NavElementConfig, type: DivisionType, draft: NavigationDraft): void {
  if (draft.problems.some(({ key }) => key === config.at || key?.startsWith(`${config.at}.`))) return;
  draft.warn({
    code: 'empty-division',
    message: `The ${type} "${config.label}" has no pages`,
    hint: 'Readers do not see it',
    key: config.at,
  });
}
