import { isObject } from '../../base/values/is-object.ts';
import { scalarText } from '../../base/values/scalar-text.ts';
import { expandPairs } from './expand-style.ts';
import { percentEncode } from './percent-encode.ts';

/** An object as `application/x-www-form-urlencoded`: a list is one field per item, and an object within is JSON. */
export function formPairs(value: Record<string, unknown>): string[] {
  return Object.entries(value)
    .flatMap(([name, inner]) =>
      expandPairs(isObject(inner) ? scalarText(inner) : inner, {
        name,
        style: 'form',
        explode: true,
        encode: percentEncode,
      }),
    )
    .map((pair) => pair.join('='));
}
