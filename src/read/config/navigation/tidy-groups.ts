import { hasScheme } from '../../../base/paths/has-scheme.ts';
import type { Problem } from '../../../model/problem.ts';
import { Place } from '../place.ts';
import type { JsonArray, JsonNode, JsonObject } from '../tree/json-node.ts';
import { positionOf, stringOf } from '../tree/json-node.ts';
import { renameKey } from './rename-key.ts';
import { settlePublic } from './settle-public.ts';
import { tidyLabel } from './tidy-label.ts';

/** The items of a list without those that stand for the contents of another repository. */
export function withoutMounts(items: JsonNode[], problems: Problem[]): JsonNode[] {
  return items.filter((item) => {
    if (item.kind !== 'object' || !item.entries.has('sourceRef')) return true;
    new Place(item, problems).warn({
      code: 'unsupported-entry',
      message: '`sourceRef` is not supported, so the entry is ignored',
    });
    return false;
  });
}

/** The value of `groups` as its schema describes it: pages that stand among the groups get a group without a label. */
export function tidyGroups(groups: JsonArray, problems: Problem[]): JsonArray {
  const items: JsonNode[] = [];
  let loosePages: JsonArray | null = null;
  for (const item of withoutMounts(groups.items, problems)) {
    if (stringOf(item) === null) {
      loosePages = null;
      items.push(item.kind === 'object' ? tidyGroup(item, problems) : item);
      continue;
    }
    new Place(item, problems).warn({
      code: 'page-among-groups',
      message: 'A page is listed among groups',
      hint: 'Move it into the `pages` of a group',
    });
    if (!loosePages) {
      loosePages = { kind: 'array', ...positionOf(item), items: [] };
      items.push(groupOf(loosePages));
    }
    loosePages.items.push(item);
  }
  return { ...groups, items };
}

/** The value of `pages` as its schema describes it: strings and groups. */
export function tidyPages(pages: JsonArray, problems: Problem[]): JsonArray {
  const items = withoutMounts(pages.items, problems).flatMap((item) =>
    item.kind === 'object' ? tidyPageEntry(item, problems) : item,
  );
  return { ...pages, items };
}

function tidyGroup(node: JsonObject, problems: Problem[]): JsonObject {
  let group = renameKey(node, { from: 'isDefaultOpen', to: 'expanded' }, problems);
  group = renameKey(
    invertCollapsed(group),
    { from: 'collapsed', to: 'expanded', remark: ', with the opposite value' },
    problems,
  );
  group = settlePublic(tidyLabel(group, 'group', problems), problems);
  const pages = group.entries.get('pages');
  return pages?.kind === 'array'
    ? { ...group, entries: new Map(group.entries).set('pages', tidyPages(pages, problems)) }
    : group;
}

function invertCollapsed(node: JsonObject): JsonObject {
  const collapsed = node.entries.get('collapsed');
  if (collapsed?.kind !== 'scalar' || typeof collapsed.value !== 'boolean') return node;
  return { ...node, entries: new Map(node.entries).set('collapsed', { ...collapsed, value: !collapsed.value }) };
}

/** An object among pages: a group, or another element, which becomes a group, a page or nothing. */
function tidyPageEntry(node: JsonObject, problems: Problem[]): JsonNode[] {
  const { entries } = node;
  if (entries.has('group') || entries.has('pages') || entries.has('openapi')) return [tidyGroup(node, problems)];
  const target = entries.get('page') ?? entries.get('href') ?? entries.get('url');
  if (!target) return [tidyGroup(node, problems)];
  const isExternal = hasScheme(stringOf(target) ?? '');
  const hint = isExternal ? 'Add a page with `url` in its front matter' : 'Use only the path of the page';
  const message = isExternal ? 'A link is listed among pages and is ignored' : 'A link is listed among pages';
  new Place(node, problems).warn({ code: 'link-among-pages', message, hint });
  return isExternal ? [] : [target];
}

function groupOf(pages: JsonArray): JsonObject {
  const position = positionOf(pages);
  const label: JsonNode = { kind: 'scalar', ...position, value: '' };
  return {
    kind: 'object',
    ...position,
    entries: new Map<string, JsonNode>([
      ['group', label],
      ['pages', pages],
    ]),
  };
}
