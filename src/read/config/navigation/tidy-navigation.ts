import type { Problem } from '../../../model/problem.ts';
import { Place } from '../place.ts';
import type { JsonArray, JsonNode, JsonObject } from '../tree/json-node.ts';
import { positionOf } from '../tree/json-node.ts';
import type { DivisionKey } from './division-kinds.ts';
import { divisionKeys, divisionKinds } from './division-kinds.ts';
import { renameKey } from './rename-key.ts';
import { settlePublic } from './settle-public.ts';
import { tidyGroups, tidyPages, withoutMounts } from './tidy-groups.ts';
import { tidyLabel } from './tidy-label.ts';

/**
 * Rewrites a navigation to the form its schema describes, with a warning for everything that is written in another
 * way that readers of `docs.json` understand: older key names, labels under other names, pages among groups, other
 * elements among pages. Nodes keep their positions and places.
 */
export function tidyNavigation(root: JsonObject, problems: Problem[]): JsonObject {
  const navigation = root.entries.get('navigation');
  if (!navigation || navigation.kind === 'scalar') return root;
  const content = navigation.kind === 'object' ? navigation : wrapList(navigation, problems);
  const tidied = tidyContent(content, problems);
  if (tidied.entries.size === 0)
    new Place(navigation, problems).warn({ code: 'empty-navigation', message: 'The navigation is empty' });
  return { ...root, entries: new Map(root.entries).set('navigation', tidied) };
}

function wrapList(list: JsonArray, problems: Problem[]): JsonObject {
  new Place(list, problems).warn({
    code: 'retired-form',
    message: 'The navigation is a list',
    hint: 'Write "navigation": { "groups": [...] }',
  });
  return { kind: 'object', ...positionOf(list), entries: new Map([['groups', list]]) };
}

function tidyContent(node: JsonObject, problems: Problem[]): JsonObject {
  const entries = new Map<string, JsonNode>(node.entries);
  for (const [key, child] of node.entries) {
    if (key === 'global' && child.kind === 'object') entries.set(key, tidyContent(child, problems));
    if (child.kind !== 'array') continue;
    if (isDivisionKey(key)) entries.set(key, tidyDivisions(child, key, problems));
    if (key === 'groups') entries.set(key, tidyGroups(child, problems));
    if (key === 'pages') entries.set(key, tidyPages(child, problems));
  }
  return settlePublic({ ...node, entries }, problems);
}

function tidyDivisions(list: JsonArray, key: DivisionKey, problems: Problem[]): JsonArray {
  const items = withoutMounts(list.items, problems).map((item) => {
    if (item.kind !== 'object') return item;
    return tidyContent(tidyLabel(tidyLink(item, problems), divisionKinds[key].label, problems), problems);
  });
  return { ...list, items };
}

/** Beside content, the older `url` was the path that the addresses of this have in common. */
function tidyLink(item: JsonObject, problems: Problem[]): JsonObject {
  const url = item.entries.get('url');
  const hasContent = [...item.entries.keys()].some((key) => isDivisionKey(key) || key === 'groups' || key === 'pages');
  if (!url || !hasContent) return renameKey(item, { from: 'url', to: 'href' }, problems);
  const message = 'The key `url` is deprecated and has no effect next to pages';
  new Place(url, problems).warn({ code: 'retired-key', message, hint: 'Remove it' });
  return { ...item, entries: new Map([...item.entries].filter(([key]) => key !== 'url')) };
}

function isDivisionKey(key: string): key is DivisionKey {
  return (divisionKeys as string[]).includes(key);
}
