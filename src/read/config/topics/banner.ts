import * as z from 'zod';
import type { BannerConfig } from '../../../model/config.ts';
import { shape } from '../validation/shape.ts';
import { colorPair, resolveColorPair } from '../values/color-pair.ts';
import { hexColor } from '../values/hex-color.ts';
import { text } from '../values/text.ts';

export const bannerSchema = shape({
  content: text.describe('Text of the banner; inline Markdown.'),
  dismissible: z
    .boolean()
    .optional()
    .describe('Lets readers dismiss the banner until its content changes. Default: `false`.'),
  type: z
    .enum(['info', 'warning', 'critical'])
    .optional()
    .describe('Colour of the banner: brand colour, amber or red. Default: `info`.'),
  color: z.union([hexColor, colorPair]).optional().describe('Colour of the banner, instead of that of its type.'),
}).meta({ id: 'Banner', description: 'Banner above every page.' });

export function resolveBanner(input: z.infer<typeof bannerSchema> | undefined): BannerConfig | null {
  if (!input) return null;
  return {
    content: input.content,
    dismissible: input.dismissible ?? false,
    type: input.type ?? 'info',
    color: resolveColorPair(input.color),
  };
}
