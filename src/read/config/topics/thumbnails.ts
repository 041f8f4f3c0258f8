import * as z from 'zod';
import type { SiteConfig } from '../../../model/config.ts';
import { shape } from '../validation/shape.ts';
import { resolveAssetPath } from '../values/asset-path.ts';
import { text } from '../values/text.ts';

export const thumbnailsSchema = shape({
  appearance: z.enum(['light', 'dark']).optional().describe('Mode of the preview images. Default: follows `colors`.'),
  background: text.optional().describe('Background image: a path in the site folder, or a URL.'),
  fonts: shape({ family: text.describe('Name of a Google Fonts family.') })
    .optional()
    .describe('Font of the preview images.'),
}).describe('Preview images for social networks.');

export function resolveThumbnails(input: z.infer<typeof thumbnailsSchema> | undefined): SiteConfig['thumbnails'] {
  return {
    isSet: input !== undefined,
    appearance: input?.appearance ?? null,
    background: input?.background === undefined ? null : resolveAssetPath(input.background),
    fontFamily: input?.fonts?.family ?? null,
  };
}
