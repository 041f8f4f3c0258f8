import type { Problem } from '../../../model/problem.ts';
import { Place } from '../place.ts';
import type { JsonNode, JsonObject } from '../tree/json-node.ts';
import { joinKey, positionOf } from '../tree/json-node.ts';

/** Keys that hold the label of some kind of navigation element, and what people write instead. */
const labelKeys = [
  'group',
  'tab',
  'anchor',
  'dropdown',
  'product',
  'version',
  'language',
  'item',
  'name',
  'title',
  'label',
];

/**
 * Gives a navigation element its label as a string under the key of its kind. A label under another key is moved, a
 * number becomes text, and an element without a label stays in the navigation without one.
 */
export function tidyLabel(node: JsonObject, key: string, problems: Problem[]): JsonObject {
  const entries = new Map<string, JsonNode>(node.entries);
  const own = entries.get(key);
  const label = own ?? takeOtherLabel(entries);
  if (!label) {
    const place = new Place(node, problems, joinKey(node.at, key));
    place.error({ code: 'missing-key', message: `The key \`${key}\` is missing`, hint: 'It sets the label' });
    return { ...node, entries: entries.set(key, { kind: 'scalar', ...positionOf(node), value: '' }) };
  }
  const place = new Place(label, problems);
  if (!own) {
    place.warn({
      code: 'misplaced-label',
      message: `The label is set with another key than \`${key}\``,
      hint: `Set \`${key}\` instead`,
    });
  }
  if (label.kind !== 'scalar' || typeof label.value === 'string' || label.value === null)
    return { ...node, entries: entries.set(key, label) };
  const value = place.takeText();
  return { ...node, entries: entries.set(key, { kind: 'scalar', ...positionOf(label), value }) };
}

function takeOtherLabel(entries: Map<string, JsonNode>): JsonNode | undefined {
  for (const key of labelKeys) {
    const node = entries.get(key);
    if (node?.kind !== 'scalar') continue;
    entries.delete(key);
    return node;
  }
  return undefined;
}
