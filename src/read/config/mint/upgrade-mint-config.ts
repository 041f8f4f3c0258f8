import type { Problem } from '../../../model/problem.ts';
import { Place } from '../place.ts';
import { objectNode } from '../tree/build-nodes.ts';
import type { JsonNode, JsonObject } from '../tree/json-node.ts';
import { upgradeApi } from './upgrade-api.ts';
import { upgradeFrame } from './upgrade-frame.ts';
import { upgradeLook } from './upgrade-look.ts';
import { upgradeNavigation } from './upgrade-navigation.ts';
import { upgradeServices } from './upgrade-services.ts';

/** Keys that take part in the upgrade, and keys that have no meaning any more. */
const readKeys = new Set([
  ...[
    '$schema',
    'theme',
    'layout',
    'colors',
    'background',
    'backgroundImage',
    'modeToggle',
    'font',
    'eyebrow',
    'codeBlock',
  ],
  ...['topbarLinks', 'topbarCtaButton', 'topbar', 'footer', 'footerSocials'],
  ...['navigation', 'tabs', 'anchors', 'versions', 'primaryTab', 'topAnchor', 'sidebar', 'rounded'],
  ...['api', 'openapi', 'asyncapi', 'analytics', 'integrations', 'metadata', 'seo', 'search', 'isWhiteLabeled'],
]);

/**
 * A `mint.json` as the `docs.json` that says the same (docs/format.md#mintjson). Nodes keep the positions and
 * places of what they were made from, so problems speak of the file the author wrote.
 */
export function upgradeMintConfig(root: JsonObject, problems: Problem[]): JsonObject {
  new Place(root, problems).warn({
    code: 'legacy-config',
    message: 'mint.json is an older configuration format',
    hint: 'Use docs.json instead',
  });
  const unchanged = new Map<string, JsonNode>([...root.entries].filter(([key]) => !readKeys.has(key)));
  return objectNode(root, {
    ...Object.fromEntries(unchanged),
    ...upgradeLook(root),
    ...upgradeFrame(root),
    ...upgradeServices(root),
    api: upgradeApi(root),
    navigation: upgradeNavigation(root),
  });
}
