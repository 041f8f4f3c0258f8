import type { ApiSourceConfig, NavElementConfig, NavGroupConfig } from '../../model/config.ts';
import type { DivisionType, Group, NavPlace } from '../../model/navigation.ts';
import { rootPlace } from './root-place.ts';

/** What an element of the navigation takes over from the elements around it. */
export interface NavigationScope {
  /** Id of the nearest division or group. */
  id: string;
  /** What a page that is listed here will have as its place. */
  place: NavPlace;
  directory: Group['directory'];
  openapi: ApiSourceConfig[];
  asyncapi: ApiSourceConfig[];
  graphql: ApiSourceConfig[];
  /** Links of the innermost division so far, to find pages that it lists twice. */
  listed: Set<string>;
}

/** The scope of the navigation's root. */
export function rootScope(config: {
  directory?: Group['directory'];
  public?: boolean;
  openapi?: ApiSourceConfig[];
  asyncapi?: ApiSourceConfig[];
  graphql?: ApiSourceConfig[];
}): NavigationScope {
  return {
    id: '',
    place: { ...rootPlace, public: config.public ?? null },
    directory: config.directory ?? 'none',
    openapi: config.openapi ?? [],
    asyncapi: config.asyncapi ?? [],
    graphql: config.graphql ?? [],
    listed: new Set(),
  };
}

/** The scope inside of a division. */
export function enterDivision(
  scope: NavigationScope,
  division: { config: NavElementConfig; type: DivisionType; id: string },
): NavigationScope {
  const { config, type, id } = division;
  const { place } = scope;
  return {
    ...inherit(scope, config),
    id,
    place: {
      ...place,
      divisions: [...place.divisions, id],
      ...labelsOf(type, config.label),
      hidden: config.hidden ?? place.hidden,
      searchable: config.searchable ?? place.searchable,
      public: config.public ?? place.public,
    },
    listed: new Set(),
  };
}

/** The scope inside of a group. */
export function enterGroup(
  scope: NavigationScope,
  { config, id }: { config: NavGroupConfig; id: string },
): NavigationScope {
  const { place } = scope;
  return {
    ...inherit(scope, config),
    id,
    place: {
      ...place,
      groups: [...place.groups, config.label],
      hidden: config.hidden ?? place.hidden,
      searchable: config.searchable ?? place.searchable,
      public: config.public ?? place.public,
      boost: config.boost ?? place.boost,
    },
  };
}

function inherit(scope: NavigationScope, config: NavElementConfig | NavGroupConfig): NavigationScope {
  return {
    ...scope,
    directory: config.directory ?? scope.directory,
    openapi: config.openapi ?? scope.openapi,
    asyncapi: config.asyncapi ?? scope.asyncapi,
    graphql: config.graphql ?? scope.graphql,
  };
}

function labelsOf(type: DivisionType, label: string): Partial<NavPlace> {
  switch (type) {
    case 'version':
    case 'language':
    case 'product':
      return { [type]: label };
    case 'tab':
    case 'anchor':
    case 'dropdown':
      return { tab: label };
    case 'menu':
      return {};
  }
}
