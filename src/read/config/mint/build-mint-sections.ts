import { arrayNode, objectNode, renameMembers, scalarNode } from '../tree/build-nodes.ts';
import type { JsonNode, JsonObject } from '../tree/json-node.ts';
import { nodeUnder } from '../tree/json-node.ts';
import type { MintSection } from './mint-section.ts';
import { findSection, isInFolder } from './mint-section.ts';

export interface MintNavigation {
  origin: JsonNode;
  groups: JsonObject[];
  tabs: MintSection[];
  anchors: MintSection[];
  /** Labels of what holds the groups that are in no folder of a tab or anchor. */
  primaryTab: JsonNode;
  topAnchor: JsonNode;
  topAnchorIcon: JsonNode;
}

type Content = Record<string, JsonNode>;

interface Level {
  key: 'tabs' | 'anchors';
  label: 'tab' | 'anchor';
  sections: MintSection[];
  primary: Content;
}

/** The content of an element: its groups, split into tabs and anchors by the folders of their pages. */
export function buildMintSections(navigation: MintNavigation): Content {
  const tabs: Level = { key: 'tabs', label: 'tab', sections: navigation.tabs, primary: { tab: navigation.primaryTab } };
  const anchors: Level = {
    key: 'anchors',
    label: 'anchor',
    sections: navigation.anchors,
    primary: { anchor: navigation.topAnchor, icon: navigation.topAnchorIcon },
  };
  const levels = isOuter(navigation.anchors, navigation.tabs) ? [anchors, tabs] : [tabs, anchors];
  const split = levels.filter((level) => level.sections.some((section) => !section.isRemote));
  return buildLevel(navigation.groups, split, navigation.origin);
}

/** Tabs and anchors that all lead to other sites; they stand on every page. */
export function globalSections(navigation: MintNavigation): Partial<Content> {
  const global: Content = {};
  for (const [key, label] of [
    ['tabs', 'tab'],
    ['anchors', 'anchor'],
  ] as const) {
    const sections = navigation[key];
    if (sections.length === 0 || sections.some((section) => !section.isRemote)) continue;
    global[key] = arrayNode(
      navigation.origin,
      sections.map((section) => sectionNode(section, label, {})),
    );
  }
  return global;
}

/** Whether a folder of `outer` holds a folder of `inner`. */
function isOuter(outer: MintSection[], inner: MintSection[]): boolean {
  return inner.some((section) => outer.some(({ url }) => url !== section.url && isInFolder(section.url, url)));
}

function buildLevel(groups: JsonObject[], levels: Level[], origin: JsonNode): Content {
  const [level, inner] = levels;
  if (!level)
    return {
      groups: arrayNode(
        origin,
        groups.map((group) => renameMembers(group, { version: null })),
      ),
    };
  if (level.sections.length === 0) return buildLevel(groups, levels.slice(1), origin);
  const taken = new Set<MintSection>();
  const elements = level.sections.map((section) => {
    const own = groups.filter((group) => findSection(group, level.sections) === section);
    const sections = inner ? sectionsInside(inner.sections, section.url, own) : [];
    for (const other of sections) taken.add(other);
    const isEmpty = own.length === 0 && sections.length === 0;
    return sectionNode(
      section,
      level.label,
      isEmpty ? {} : buildLevel(own, inner ? [{ ...inner, sections }] : [], section.node),
    );
  });
  const rest = groups.filter((group) => !findSection(group, level.sections));
  const sections = inner?.sections.filter((section) => !taken.has(section)) ?? [];
  if (rest.length === 0 && sections.length === 0) return { [level.key]: arrayNode(origin, elements) };
  const primary = objectNode(origin, {
    ...level.primary,
    ...buildLevel(rest, inner ? [{ ...inner, sections }] : [], origin),
  });
  return { [level.key]: arrayNode(origin, [primary, ...elements]) };
}

/** The inner sections that stand in a folder, or own one of its groups. */
function sectionsInside(sections: MintSection[], folder: string, groups: JsonObject[]): MintSection[] {
  const owners = new Set(groups.map((group) => findSection(group, sections)));
  return sections.filter((section) => owners.has(section) || isInFolder(section.url, folder));
}

function sectionNode(section: MintSection, label: string, content: Content): JsonObject {
  const { node, url, isRemote } = section;
  const openapi = nodeUnder(node, 'openapi');
  const isLink = isRemote || (Object.keys(content).length === 0 && !openapi);
  const color = nodeUnder(node, 'color');
  return objectNode(node, {
    [label]: section.label,
    icon: nodeUnder(node, 'icon'),
    iconType: nodeUnder(node, 'iconType'),
    color:
      label === 'anchor' && color?.kind === 'object'
        ? (color.entries.get('from') ?? color.entries.get('light'))
        : color,
    openapi,
    href: isLink ? scalarNode(nodeUnder(node, 'url') ?? node, isRemote ? url : `/${url}`) : null,
    ...content,
  });
}
