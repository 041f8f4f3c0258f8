import * as z from 'zod';
import type { SiteConfig } from '../../../model/config.ts';
import type { Place } from '../place.ts';
import { shape } from '../validation/shape.ts';
import { colorPair } from '../values/color-pair.ts';
import { imagePair, resolveImagePair } from '../values/image-pair.ts';

export const backgroundSchema = shape({
  decoration: z.enum(['gradient', 'grid', 'windows']).optional().describe('Pattern behind the page.'),
  color: colorPair.optional().describe('Colour behind the page.'),
  image: imagePair.optional().describe('Image behind the page: one for both modes, or one for each.'),
}).describe('Background of every page.');

export function resolveBackground(
  input: z.infer<typeof backgroundSchema> = {},
  place: Place,
): SiteConfig['background'] {
  return {
    decoration: input.decoration ?? null,
    color: { light: input.color?.light ?? null, dark: input.color?.dark ?? null },
    image: resolveImagePair(input.image, place.child('image')),
  };
}
