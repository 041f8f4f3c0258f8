import { normalizeDocsPath } from '../../base/paths/routes.ts';
import { addAll } from '../../base/values/add-all.ts';
import type {
  ApiSourceConfig,
  NavElementConfig,
  NavGroupConfig,
  NavigationConfig,
  NavPageConfig,
  SdkSourceConfig,
} from '../../model/config.ts';

export interface NavigationReferences {
  /** Page paths and endpoint references, as written. */
  pages: Set<string>;
  openapi: ApiSourceConfig[];
  asyncapi: ApiSourceConfig[];
  graphql: ApiSourceConfig[];
  sdk: SdkSourceConfig[];
  /** What a page inherits, by its path. */
  sdkOf: Map<string, SdkSourceConfig>;
}

type Sdk = SdkSourceConfig | undefined;

const divisionKeys = ['languages', 'versions', 'tabs', 'dropdowns', 'anchors', 'products', 'menu'] as const;

/** Everything that navigation names: pages that must be built wherever they lie, and API descriptions to load. */
export function walkNavigationConfig(root: NavigationConfig): NavigationReferences {
  const found: NavigationReferences = {
    pages: new Set(),
    openapi: [],
    asyncapi: [],
    graphql: [],
    sdk: [],
    sdkOf: new Map(),
  };
  const visitPage = (page: NavPageConfig, sdk: Sdk): void => {
    if (page.kind === 'group') return visitGroup(page.group, sdk);
    const path = page.value.replace(/#.*$/, '');
    found.pages.add(path);
    if (sdk) found.sdkOf.set(normalizeDocsPath(path), sdk);
  };
  const visitSources = (node: Pick<NavGroupConfig, 'openapi' | 'asyncapi' | 'graphql' | 'sdk'>): void => {
    for (const kind of ['openapi', 'asyncapi', 'graphql'] as const) addAll(found[kind], node[kind] ?? []);
    addAll(found.sdk, node.sdk ?? []);
  };
  const visitGroup = (group: NavGroupConfig, around: Sdk): void => {
    const sdk = group.sdk?.[0] ?? around;
    visitSources(group);
    if (group.root) found.pages.add(group.root);
    if (group.root && sdk) found.sdkOf.set(normalizeDocsPath(group.root), sdk);
    for (const page of group.pages) visitPage(page, sdk);
  };
  const visitElement = (node: NavigationConfig | NavElementConfig, around: Sdk): void => {
    const sdk = node.sdk?.[0] ?? around;
    visitSources(node);
    for (const key of divisionKeys) for (const inner of node[key] ?? []) visitElement(inner, sdk);
    for (const group of node.groups ?? []) visitGroup(group, sdk);
    for (const page of node.pages ?? []) visitPage(page, sdk);
  };
  visitElement(root, undefined);
  return found;
}
