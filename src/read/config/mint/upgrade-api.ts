import { objectNodeIfAny, translateScalar } from '../tree/build-nodes.ts';
import type { JsonNode, JsonObject, JsonScalar } from '../tree/json-node.ts';
import { nodeUnder } from '../tree/json-node.ts';

const displays = new Map<JsonScalar['value'], string>([
  ['show', 'interactive'],
  ['hide', 'none'],
]);

const opposites = new Map<JsonScalar['value'], boolean>([
  [true, false],
  [false, true],
]);

/** `api` of `docs.json`, from the keys of `mint.json`. */
export function upgradeApi(root: JsonObject): JsonNode | null {
  const api = root.entries.get('api');
  const origin = api ?? root;
  const auth = nodeUnder(api, 'auth');
  return objectNodeIfAny(origin, {
    openapi: root.entries.get('openapi') ?? nodeUnder(api, 'openapi'),
    asyncapi: root.entries.get('asyncapi') ?? nodeUnder(api, 'asyncapi'),
    playground: objectNodeIfAny(nodeUnder(api, 'playground') ?? origin, {
      display: translateScalar(nodeUnder(api, 'playground', 'mode'), displays),
      proxy: translateScalar(nodeUnder(api, 'playground', 'disableProxy'), opposites),
    }),
    examples: objectNodeIfAny(nodeUnder(api, 'request') ?? origin, {
      languages: nodeUnder(api, 'request', 'example', 'languages'),
    }),
    mdx: objectNodeIfAny(origin, {
      server: nodeUnder(api, 'baseUrl'),
      auth: auth && objectNodeIfAny(auth, { method: nodeUnder(auth, 'method'), name: nodeUnder(auth, 'name') }),
    }),
  });
}
