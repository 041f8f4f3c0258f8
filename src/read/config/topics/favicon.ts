import type { z } from 'zod';
import type { SiteConfig } from '../../../model/config.ts';
import type { Place } from '../place.ts';
import { imagePair, resolveImagePair } from '../values/image-pair.ts';

export const faviconSchema = imagePair.describe('Icon of the browser tab: one image for both modes, or one for each.');

export function resolveFavicon(input: z.infer<typeof faviconSchema> | undefined, place: Place): SiteConfig['favicon'] {
  return resolveImagePair(input, place);
}
