import * as z from 'zod';
import type { IconValue } from '../../../model/config.ts';
import type { Place } from '../place.ts';
import { shape } from '../validation/shape.ts';
import { isUrl, resolveAssetPath } from './asset-path.ts';
import { text } from './text.ts';

export const iconLibraries = ['fontawesome', 'lucide', 'tabler'] as const;

const iconStyles = [
  'brands',
  'duotone',
  'light',
  'regular',
  'sharp-duotone-solid',
  'sharp-light',
  'sharp-regular',
  'sharp-solid',
  'sharp-thin',
  'solid',
  'thin',
] as const;

const iconStyle = z.enum(iconStyles).meta({ id: 'IconStyle', description: 'Style of a Font Awesome icon.' });

const icon = z
  .union([
    z.string(),
    shape({
      name: text.describe('Icon name, path of an image in the site folder, or URL.'),
      style: iconStyle.optional().describe('Style of a Font Awesome icon.'),
      library: z.enum(iconLibraries).optional().describe('Library of this icon, if different from that of the site.'),
    }),
  ])
  .meta({ id: 'Icon', description: 'Icon name, path of an image in the site folder, or URL.' });

/** The members of everything that can show an icon. */
export const iconFields = {
  icon: icon.optional(),
  iconType: iconStyle.optional().describe('Style of a Font Awesome icon; prefer `icon.style`.'),
};

export interface IconInput {
  icon?: z.infer<typeof icon>;
  iconType?: z.infer<typeof iconStyle>;
}

/** The icon of an element in its one form; `null` when there is none. `place` is the element's. */
export function resolveIconValue(input: IconInput, place: Place): IconValue | null {
  const written = typeof input.icon === 'string' ? { name: input.icon } : input.icon;
  if (!written || written.name.trim() === '') return null;
  const { name, style } = resolveName(written.name.trim(), place.child('icon'));
  return { name, style: written.style ?? input.iconType ?? style, library: written.library ?? null };
}

function resolveName(written: string, place: Place): { name: string; style: string | null } {
  if (isUrl(written) || written.startsWith('<')) return { name: written, style: null };
  if (/[\\/]|\.(?:svg|png|jpe?g|webp|gif|ico)$/i.test(written)) return { name: resolveAssetPath(written), style: null };
  const className = /^(?:fa-?(\w[\w-]*)\s+)?fa-([\w-]+)$/.exec(written);
  if (!className) return { name: written, style: null };
  const [, prefix, name = written] = className;
  place.warn({
    code: 'icon-class-name',
    message: `"${written}" is a class name, not an icon name`,
    hint: `Write "${name}"`,
  });
  return { name, style: iconStyles.find((style) => style === prefix) ?? null };
}
