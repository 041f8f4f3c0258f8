import * as z from 'zod';
import { suggestNearest } from '../../../base/errors/suggest.ts';
import type { Footer } from '../../../model/config.ts';
import type { Problem } from '../../../model/problem.ts';
import type { Place } from '../place.ts';
import { shape } from '../validation/shape.ts';
import { link, resolveSecureLink } from '../values/link.ts';

const platforms = [
  'x',
  'website',
  'facebook',
  'youtube',
  'discord',
  'slack',
  'github',
  'linkedin',
  'instagram',
  'hacker-news',
  'medium',
  'telegram',
  'twitter',
  'x-twitter',
  'earth-americas',
  'bluesky',
  'threads',
  'reddit',
  'podcast',
] as const;

const columnSchema = shape({
  header: z.string().optional().describe('Heading of the column.'),
  items: z
    .array(
      shape({
        label: z.string().describe('Text of the link.'),
        href: link.describe('Target: a URL, or a path that starts with `/`.'),
      }),
    )
    .optional()
    .describe('Links of the column.'),
});

/** A record and no object, so that the icons keep the order they are written in; editors get the names from here. */
const socialsSchema = z.record(z.string(), link).meta({
  description: 'Profiles, by platform name.',
  properties: Object.fromEntries(
    platforms.map((platform) => [platform, { type: 'string', description: 'Address of the profile.' }]),
  ),
});

export const footerSchema = shape({
  socials: socialsSchema.optional(),
  links: z.array(columnSchema).optional().describe('Columns of links.'),
}).meta({ id: 'Footer', description: 'Footer of every page.' });

type FooterInput = z.infer<typeof footerSchema>;

export function resolveFooter(input: FooterInput = {}, place: Place): Footer {
  return {
    socials: resolveSocials(input.socials ?? {}, place.child('socials')),
    links: (input.links ?? []).map((column, index) => resolveColumn(column, place.child('links').child(index))),
  };
}

function resolveSocials(socials: z.infer<typeof socialsSchema>, place: Place): Footer['socials'] {
  return Object.entries(socials).map(([platform, href]) => {
    const own = place.child(platform);
    if (!platforms.some((known) => known === platform)) own.warn(unknownPlatform(platform));
    return { platform, href: resolveSecureLink(href, own) };
  });
}

function unknownPlatform(platform: string): { code: Problem['code']; message: string; hint: string } {
  const nearest = suggestNearest(platform, platforms);
  const hint = nearest === null ? 'The icon of this name is used' : `Did you mean "${nearest}"?`;
  return { code: 'unknown-platform', message: `"${platform}" is not a known platform`, hint };
}

function resolveColumn(column: z.infer<typeof columnSchema>, place: Place): Footer['links'][number] {
  if (!column.items?.length) place.warn({ code: 'empty-list', message: 'The column has no `items` and is ignored' });
  const items = (column.items ?? []).map((item, index) => {
    return { label: item.label, href: resolveSecureLink(item.href, place.child('items').child(index).child('href')) };
  });
  return { header: column.header ?? null, items };
}
