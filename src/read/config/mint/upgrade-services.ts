import { objectNode, objectNodeIfAny, translateScalar } from '../tree/build-nodes.ts';
import type { JsonNode, JsonObject, JsonScalar } from '../tree/json-node.ts';
import { nodeUnder } from '../tree/json-node.ts';

const indexing = new Map<JsonScalar['value'], string>([
  [true, 'all'],
  [false, 'navigable'],
]);

/** Services that were named by their identifier alone, with the key that holds it now. */
const identifiers: Readonly<Record<string, string>> = { intercom: 'appId', frontchat: 'snippetId' };

/** `integrations`, `seo` and `search` of `docs.json`, from the keys of `mint.json`. */
export function upgradeServices(root: JsonObject): Record<string, JsonNode | null | undefined> {
  const metadata = root.entries.get('metadata');
  const prompt = nodeUnder(root, 'search', 'prompt');
  return {
    integrations: upgradeIntegrations(root),
    seo: objectNodeIfAny(root.entries.get('seo') ?? metadata ?? root, {
      metatags: metadata,
      indexing: translateScalar(nodeUnder(root, 'seo', 'indexHiddenPages'), indexing),
    }),
    search: prompt && objectNode(prompt, { prompt }),
  };
}

function upgradeIntegrations(root: JsonObject): JsonObject | null {
  const members = new Map<string, JsonNode>();
  for (const key of ['analytics', 'integrations']) {
    const services = root.entries.get(key);
    if (services?.kind !== 'object') continue;
    for (const [name, settings] of services.entries) members.set(name, upgradeService(name, settings));
  }
  const origin = root.entries.get('integrations') ?? root.entries.get('analytics');
  return origin ? objectNode(origin, Object.fromEntries(members)) : null;
}

function upgradeService(name: string, settings: JsonNode): JsonNode {
  const key = Object.hasOwn(identifiers, name) ? identifiers[name] : undefined;
  return key && settings.kind === 'scalar' ? objectNode(settings, { [key]: settings }) : settings;
}
