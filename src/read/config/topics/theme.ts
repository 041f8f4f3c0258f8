import * as z from 'zod';

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
  .union([z.enum(builtInThemes), z.string().regex(/^[a-z][\w-]*$/i, 'must be the name of a folder')])
  .describe(
    'Layout and look of the site: one of the built-in themes, or the name of a folder in `themes/` of the site.',
  );
