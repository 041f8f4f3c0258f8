import type { z } from 'zod';
import type { SiteConfig } from '../../../model/config.ts';
import { shape } from '../validation/shape.ts';
import { hexColor } from '../values/hex-color.ts';

/** The primary colour of a site that names none. */
export const defaultPrimaryColor = '#15803D';

export const colorsSchema = shape({
  primary: hexColor.describe('Accent in light mode; the default for all other colours.'),
  light: hexColor.optional().describe('Accent in dark mode.'),
  dark: hexColor.optional().describe('Buttons and hover states in both modes.'),
}).describe('Brand colours.');

/** Specification, section "Site configuration": a lone `primary` applies to all colour elements. */
export function resolveColors(input: z.infer<typeof colorsSchema>): SiteConfig['colors'] {
  const { primary, light = primary, dark = primary } = input;
  return { primary, light, dark };
}
