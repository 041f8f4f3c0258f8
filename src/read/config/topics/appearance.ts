import * as z from 'zod';
import type { SiteConfig } from '../../../model/config.ts';
import { shape } from '../validation/shape.ts';

export const appearanceSchema = shape({
  default: z
    .enum(['system', 'light', 'dark'])
    .optional()
    .describe('Initial mode; `system` follows the operating system. Default: `system`.'),
  strict: z.boolean().optional().describe('Hides the switch between light and dark mode. Default: `false`.'),
}).describe('Light and dark mode.');

export function resolveAppearance(input: z.infer<typeof appearanceSchema> = {}): SiteConfig['appearance'] {
  return { default: input.default ?? 'system', strict: input.strict ?? false };
}
