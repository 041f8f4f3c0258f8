import * as z from 'zod';
import type { SiteConfig } from '../../../model/config.ts';
import type { Place } from '../place.ts';
import { shape } from '../validation/shape.ts';
import { text } from '../values/text.ts';

export const variationsSchema = shape({
  options: z
    .array(shape({ id: text.describe('Identifier that pages use.'), label: text.describe('Label that readers see.') }))
    .optional()
    .describe('Variations in menu order; the first one is the default.'),
}).describe('Variants of the content that readers can choose from.');

export function resolveVariations(
  input: z.infer<typeof variationsSchema> = {},
  place: Place,
): SiteConfig['variations'] {
  const ids = new Set<string>();
  return (input.options ?? []).filter(({ id }, index) => {
    if (ids.has(id)) {
      place
        .child('options')
        .child(index)
        .warn({ code: 'duplicate-variation', message: `The variation "${id}" is listed twice; the first one is used` });
      return false;
    }
    ids.add(id);
    return true;
  });
}
