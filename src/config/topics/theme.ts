import { z } from 'zod';

/** The theme of a site that names none. */
export const defaultTheme = 'mint';

export const themeSchema = z
  .enum(['mint', 'maple', 'palm', 'willow', 'linden', 'almond', 'aspen', 'sequoia', 'luma'])
  .describe('Layout and look of the site.');
