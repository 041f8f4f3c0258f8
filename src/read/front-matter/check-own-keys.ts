import type { z } from 'zod';
import { suggestNearest } from '../../base/errors/suggest.ts';
import type { Place } from '../config/place.ts';
import { type JsonObject, toJsonValue } from '../config/tree/json-node.ts';

/** Shorter keys are near to too many others. */
const SHORTEST_SLIP = 4;

export interface OwnKeysOptions {
  /** Of the object itself. */
  place: Place;
  /** What is known; keys beside it are the author's own. */
  schema: z.ZodObject;
  /** What becomes of a key that is not known. */
  effect: string;
}

/**
 * Authors may have keys of their own, so an unknown key is no fault. It is reported when it is likely to be a slip: its
 * name is near to that of a known key which is not there itself, and its value would fit there.
 */
export function checkOwnKeys(root: JsonObject, { place, schema, effect }: OwnKeysOptions): void {
  const known = Object.keys(schema.shape);
  const given = new Set(known.filter((key) => root.entries.has(key)).map((key) => key.toLowerCase()));
  const missing = known.filter((key) => !given.has(key.toLowerCase()));
  for (const [key, node] of root.entries) {
    if (Object.hasOwn(schema.shape, key) || key.includes(':') || key.length < SHORTEST_SLIP) continue;
    const nearest = suggestNearest(key, missing);
    if (nearest === null || !(schema.shape[nearest] as z.ZodType).safeParse(toJsonValue(node)).success) continue;
    place.child(key).warn({
      code: 'unknown-key',
      message: `The key \`${key}\` is unknown and ${effect}`,
      hint: `Did you mean \`${nearest}\`?`,
    });
  }
}
