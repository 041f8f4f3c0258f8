import * as z from 'zod';
import { expected } from '../validation/shape.ts';

/** The theme of a site that names none. */
export const defaultTheme = 'mint';

/** The themes that come with Docwright. */
export const builtInThemes = [
  'mint',
  'maple',
  'palm',
  'willow',
  'linden',
  'almond',
  'aspen',
  'sequoia',
  'luma',
] as const;

export const themeSchema = z
  .union([
    z.enum(builtInThemes),
    z.string().regex(/^[a-z][\w-]*$/i, { error: expected('a built-in theme, or the name of a folder in `themes`') }),
  ])
  .describe('Layout and look of the site: a built-in theme, or the name of a folder in `themes/`.');
