import type { z } from 'zod';
import { shape } from '../validation/shape.ts';
import { hexColor } from './hex-color.ts';

/** A colour for each mode. */
export const colorPair = shape({
  light: hexColor.optional().describe('Hex colour in light mode.'),
  dark: hexColor.optional().describe('Hex colour in dark mode.'),
}).meta({ id: 'ColorPair', description: 'A colour for each mode.' });

/** Both colours; one that is left out is the same as the other. */
export function resolveColorPair(
  input: string | z.infer<typeof colorPair> | undefined,
): { light: string; dark: string } | null {
  if (input === undefined) return null;
  if (typeof input === 'string') return { light: input, dark: input };
  const { light = input.dark, dark = input.light } = input;
  return light !== undefined && dark !== undefined ? { light, dark } : null;
}
