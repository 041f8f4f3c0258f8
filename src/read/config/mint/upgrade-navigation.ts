import { arrayNode, objectNode, objectNodeIfAny, scalarNode } from '../tree/build-nodes.ts';
import type { JsonNode, JsonObject } from '../tree/json-node.ts';
import { nodeUnder, writtenName } from '../tree/json-node.ts';
import type { MintNavigation } from './build-mint-sections.ts';
import { buildMintSections, globalSections } from './build-mint-sections.ts';
import type { MintSection } from './mint-section.ts';
import { findSection, readSections } from './mint-section.ts';

/**
 * `navigation` of `docs.json`, from the groups, tabs, anchors and versions of `mint.json` (docs/format.md#mintjson).
 * `null` when there is none.
 */
export function upgradeNavigation(root: JsonObject): JsonNode | null {
  const list = root.entries.get('navigation');
  if (list?.kind !== 'array') return list ?? null;
  const navigation: MintNavigation = {
    origin: list,
    groups: list.items.filter((item) => item.kind === 'object'),
    tabs: readSections(root.entries.get('tabs')),
    anchors: readSections(root.entries.get('anchors')),
    primaryTab: primaryLabel(root, 'primaryTab'),
    topAnchor: primaryLabel(root, 'topAnchor'),
    topAnchorIcon: nodeUnder(root, 'topAnchor', 'icon') ?? scalarNode(list, 'book-open'),
  };
  const versions = readSections(root.entries.get('versions'));
  const isLocal = versions.some((version) => !version.isRemote);
  const content = isLocal ? splitByVersion(navigation, versions) : buildMintSections(navigation);
  const global = objectNodeIfAny(list, {
    ...globalSections(navigation),
    versions:
      isLocal || versions.length === 0
        ? null
        : arrayNode(
            list,
            versions.map((version) => versionNode(version, 'version', {})),
          ),
  });
  return objectNode(list, { ...content, global });
}

function primaryLabel(root: JsonObject, key: string): JsonNode {
  return nodeUnder(root, key, 'name') ?? scalarNode(root.entries.get('navigation') ?? root, 'Documentation');
}

function splitByVersion(navigation: MintNavigation, versions: MintSection[]): Record<string, JsonNode> {
  const isLanguages = versions.every((version) => nodeUnder(version.node, 'locale'));
  const elements = versions.map((version) => {
    const content = version.isRemote ? {} : buildMintSections(narrow(navigation, version, versions));
    return versionNode(version, isLanguages ? 'language' : 'version', content);
  });
  return { [isLanguages ? 'languages' : 'versions']: arrayNode(navigation.origin, elements) };
}

function versionNode(
  version: MintSection,
  kind: 'language' | 'version',
  content: Record<string, JsonNode>,
): JsonObject {
  return objectNode(version.node, {
    [kind]: kind === 'language' ? nodeUnder(version.node, 'locale') : version.label,
    default: nodeUnder(version.node, 'default'),
    href: version.isRemote ? nodeUnder(version.node, 'url') : null,
    ...content,
  });
}

/** The part of the navigation that one version shows: what names it, and what names no version. */
function narrow(navigation: MintNavigation, version: MintSection, versions: MintSection[]): MintNavigation {
  const name = writtenName(version.label);
  const groups = navigation.groups.filter((group) => {
    const own = writtenName(group.entries.get('version'));
    return own === null ? (findSection(group, versions) ?? version) === version : own === name;
  });
  const isShown = (section: MintSection): boolean => section.version === null || section.version === name;
  return { ...navigation, groups, tabs: navigation.tabs.filter(isShown), anchors: navigation.anchors.filter(isShown) };
}
