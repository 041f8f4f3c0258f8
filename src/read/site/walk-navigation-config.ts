import type {
  ApiSourceConfig,
  NavElementConfig,
  NavGroupConfig,
  NavigationConfig,
  NavPageConfig,
} from '../../model/config.ts';

export interface NavigationReferences {
  /** Page paths and endpoint references, as written. */
  pages: Set<string>;
  openapi: ApiSourceConfig[];
  asyncapi: ApiSourceConfig[];
  graphql: ApiSourceConfig[];
}

const divisionKeys = ['languages', 'versions', 'tabs', 'dropdowns', 'anchors', 'products', 'menu'] as const;

/** Everything that navigation names: pages that must be built wherever they lie, and API descriptions to load. */
export function walkNavigationConfig(root: NavigationConfig): NavigationReferences {
  const found: NavigationReferences = { pages: new Set(), openapi: [], asyncapi: [], graphql: [] };
  const visitPage = (page: NavPageConfig): void => {
    if (page.kind === 'ref') found.pages.add(page.value.replace(/#.*$/, ''));
    else visitGroup(page.group);
  };
  const visitSources = (node: Pick<NavGroupConfig, 'openapi' | 'asyncapi' | 'graphql'>): void => {
    for (const kind of ['openapi', 'asyncapi', 'graphql'] as const) found[kind].push(...(node[kind] ?? []));
  };
  const visitGroup = (group: NavGroupConfig): void => {
    visitSources(group);
    if (group.root) found.pages.add(group.root);
    group.pages.forEach(visitPage);
  };
  const visitElement = (node: NavigationConfig | NavElementConfig): void => {
    visitSources(node);
    for (const key of divisionKeys) node[key]?.forEach(visitElement);
    node.groups?.forEach(visitGroup);
    node.pages?.forEach(visitPage);
  };
  visitElement(root);
  return found;
}
