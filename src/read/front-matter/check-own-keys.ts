import { suggestNearest } from '../../base/errors/suggest.ts';
import type { Place } from '../config/place.ts';
import { type JsonObject, toJsonValue } from '../config/tree/json-node.ts';
import { frontMatterSchema } from './front-matter-schema.ts';

const fields = frontMatterSchema.shape;
const known = Object.keys(fields) as (keyof typeof fields)[];

/** The format has them (docs/format.md#front-matter), and they have no effect here. */
const unsupported = new Set(['graphql', 'sdk']);

/** Shorter keys are near to too many others. */
const SHORTEST_SLIP = 4;

/**
 * Authors may have keys of their own, so an unknown key is no fault. It is reported when it is likely to be a slip: its
 * name is near to that of a known key, and its value would fit there.
 */
export function checkOwnKeys(root: JsonObject, place: Place): void {
  for (const [key, node] of root.entries) {
    if (Object.hasOwn(fields, key) || key.includes(':')) continue;
    const nearest = unsupported.has(key) ? null : nearestKey(key, toJsonValue(node));
    if (unsupported.has(key))
      place
        .child(key)
        .warn({ code: 'unsupported-key', message: `The key \`${key}\` is not supported and has no effect` });
    else if (nearest !== null)
      place.child(key).warn({
        code: 'unknown-key',
        message: `The key \`${key}\` is not known and becomes a meta tag`,
        hint: `Did you mean \`${nearest}\`?`,
      });
  }
}

function nearestKey(key: string, value: unknown): string | null {
  const nearest = key.length < SHORTEST_SLIP ? null : suggestNearest(key, known);
  return nearest !== null && fields[nearest as keyof typeof fields].safeParse(value).success ? nearest : null;
}
