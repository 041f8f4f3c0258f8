import type { Problem } from '../../../model/problem.ts';
import { Place } from '../place.ts';
import { type JsonObject, positionOf } from '../tree/json-node.ts';
import { describeType } from '../validation/describe-issue.ts';

/** A value of `public` that cannot be read keeps pages for members: whoever wrote it may have meant that. */
export function settlePublic(node: JsonObject, problems: Problem[]): JsonObject {
  const value = node.entries.get('public');
  if (!value || (value.kind === 'scalar' && [true, false, null, ''].includes(value.value as boolean))) return node;
  new Place(value, problems).error(describeType('boolean', value));
  const closed = { kind: 'scalar', ...positionOf(value), value: false } as const;
  return { ...node, entries: new Map(node.entries).set('public', closed) };
}
