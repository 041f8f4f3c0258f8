import * as z from 'zod';
import type { SiteConfig } from '../../../model/config.ts';
import type { Place } from '../place.ts';
import { shape } from '../validation/shape.ts';
import { imagePairFields, resolveImagePair } from '../values/image-pair.ts';
import { link, resolveConfigLink } from '../values/link.ts';
import { text } from '../values/text.ts';

export const logoSchema = z
  .union([
    text,
    shape({
      ...imagePairFields,
      href: link
        .optional()
        .describe('Target of the logo. Default: the first page in the reader’s language, else the home page.'),
    }),
  ])
  .describe('Logo: one image for both modes, or one for each.');

export function resolveLogo(input: z.infer<typeof logoSchema> | undefined, place: Place): SiteConfig['logo'] {
  const images = resolveImagePair(input, place);
  if (!images) return null;
  const href =
    typeof input === 'object' && input.href !== undefined ? resolveConfigLink(input.href, place.child('href')) : null;
  return { ...images, href };
}
