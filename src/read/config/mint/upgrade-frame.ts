import {
  arrayNode,
  mapItems,
  objectNode,
  objectNodeIfAny,
  renameMembers,
  scalarNode,
  translateScalar,
} from '../tree/build-nodes.ts';
import type { JsonNode, JsonObject } from '../tree/json-node.ts';
import { nodeUnder, stringOf } from '../tree/json-node.ts';

/** The bar at the top and the footer of `docs.json`, from the keys of `mint.json`. */
export function upgradeFrame(root: JsonObject): Record<string, JsonNode | null | undefined> {
  return { navbar: upgradeNavbar(root), footer: upgradeFooter(root) };
}

function upgradeNavbar(root: JsonObject): JsonObject | null {
  const button = root.entries.get('topbarCtaButton');
  const links = mapItems(root.entries.get('topbarLinks'), (item) => upgradeLink(item));
  return objectNodeIfAny(links ?? button ?? root, { links, primary: button && upgradeButton(button) });
}

function upgradeLink(node: JsonNode): JsonNode {
  return renameMembers(node, { name: 'label', url: 'href', style: null, arrow: null });
}

function upgradeButton(node: JsonNode): JsonNode {
  const link = upgradeLink(node);
  if (link.kind !== 'object') return link;
  const type = translateScalar(link.entries.get('type') ?? scalarNode(node, 'link'), new Map([['link', 'button']]));
  return { ...link, entries: new Map(link.entries).set('type', type ?? scalarNode(node, 'button')) };
}

function upgradeFooter(root: JsonObject): JsonObject | null {
  const footer = root.entries.get('footer');
  const socials = [root.entries.get('footerSocials'), nodeUnder(footer, 'socials')].filter(
    (node) => node !== undefined,
  );
  return objectNodeIfAny(footer ?? socials[0] ?? root, {
    socials: joinSocials(socials.map(upgradeSocials)),
    links: mapItems(nodeUnder(footer, 'links'), upgradeColumn),
  });
}

/** Both places count, the first of them before the second; what is no list of links is for the schema to judge. */
function joinSocials(nodes: readonly JsonNode[]): JsonNode | undefined {
  const objects = nodes.filter((node) => node.kind === 'object');
  if (objects.length < nodes.length) return nodes.find((node) => node.kind !== 'object');
  const [first, second] = objects;
  if (!first || !second) return first;
  const more = [...second.entries].filter(([platform]) => !first.entries.has(platform));
  return { ...first, entries: new Map([...first.entries, ...more]) };
}

/** The older form is a list of `type` and `url`. */
function upgradeSocials(socials: JsonNode): JsonNode {
  if (socials.kind !== 'array') return socials;
  const members = socials.items.map(
    (item) => [stringOf(nodeUnder(item, 'type')) ?? '', nodeUnder(item, 'url')] as const,
  );
  return objectNode(socials, Object.fromEntries(members.filter(([type]) => type !== '')));
}

function upgradeColumn(node: JsonNode): JsonNode {
  if (node.kind !== 'object') return node;
  const links = nodeUnder(node, 'links') ?? nodeUnder(node, 'items') ?? arrayNode(node, []);
  return objectNode(node, {
    header: node.entries.get('title') ?? node.entries.get('header'),
    items: mapItems(links, (item) => renameMembers(item, { url: 'href' })),
  });
}
