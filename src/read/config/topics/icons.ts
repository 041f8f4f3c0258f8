import * as z from 'zod';
import type { SiteConfig } from '../../../model/config.ts';
import { shape } from '../validation/shape.ts';
import { iconLibraries } from '../values/icon.ts';

export const iconsSchema = shape({
  library: z.enum(iconLibraries).describe('Icon library that icon names refer to. Default: `fontawesome`.'),
}).describe('Icons.');

export const defaultIconLibrary = 'fontawesome';

export function resolveIcons(input?: z.infer<typeof iconsSchema>): SiteConfig['icons'] {
  return { library: input?.library ?? defaultIconLibrary };
}
