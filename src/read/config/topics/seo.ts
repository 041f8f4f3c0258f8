import * as z from 'zod';
import type { SiteConfig } from '../../../model/config.ts';
import type { Place } from '../place.ts';
import { shape } from '../validation/shape.ts';
import { resolveAssetPath } from '../values/asset-path.ts';
import { resolveMetaContent } from '../values/meta-content.ts';
import { resolveTextList, resolveTextRecord, text, textList, textRecord } from '../values/text.ts';

const pathSchema = shape({
  path: text.describe('Folder of pages, without leading or trailing slash.'),
  metatags: textRecord.describe('Meta tags of the pages in it.'),
});

const organizationSchema = shape({
  id: text.optional().describe('Identifier: a URL. Default: the site’s origin with `/#organization`.'),
  name: text.optional().describe('Name of the organisation.'),
  legalName: text.optional().describe('Registered name.'),
  url: text.optional().describe('Website.'),
  logo: text.optional().describe('Logo: a path in the site folder, or a URL.'),
  sameAs: textList.optional().describe('Profiles on other sites.'),
});

export const seoSchema = shape({
  metatags: textRecord.optional().describe('Meta tags of every page, by name.'),
  paths: z.array(pathSchema).optional().describe('Meta tags of the pages in a folder; the longest matching path wins.'),
  organization: organizationSchema.optional().describe('Publisher of the site, for structured data.'),
  indexing: z
    .enum(['navigable', 'all'])
    .optional()
    .describe('Pages that search engines can index: those in the navigation, or all. Default: `navigable`.'),
  trailingSlash: z.boolean().optional().describe('Ends canonical addresses and links with `/`. Default: `false`.'),
}).describe('Search engine settings.');

type SeoInput = z.infer<typeof seoSchema>;

export function resolveSeo(input: SeoInput = {}, place: Place): SiteConfig['seo'] {
  return {
    metatags: resolveMetatags(input.metatags ?? {}, place.child('metatags')),
    paths: resolvePaths(input.paths ?? [], place.child('paths')),
    organization: input.organization ? resolveOrganization(input.organization) : null,
    indexing: input.indexing ?? 'navigable',
    trailingSlash: input.trailingSlash ?? false,
  };
}

function resolveMetatags(input: z.infer<typeof textRecord>, place: Place): Record<string, string> {
  const tags = Object.entries(resolveTextRecord(input, place)).filter(([name, content]) => {
    if (content === '')
      place.child(name).warn({ code: 'empty-value', message: `The meta tag "${name}" has no content and is ignored` });
    return content !== '';
  });
  return Object.fromEntries(tags.map(([name, content]) => [name, resolveMetaContent(name, content)]));
}

function resolvePaths(input: z.infer<typeof pathSchema>[], place: Place): SiteConfig['seo']['paths'] {
  const seen = new Set<string>();
  return input.flatMap((entry, index) => {
    const own = place.child(index);
    const path = entry.path.trim().replace(/^\/+|\/+$/g, '');
    if (/[\s?#]|(?:^|\/)\.{1,2}(?:\/|$)/.test(path)) {
      const message = `Expected the path of a folder, found "${entry.path}"`;
      own.child('path').error({ code: 'invalid-value', message, hint: 'Write it like "guides/api"' });
      return [];
    }
    if (seen.has(path)) {
      own
        .child('path')
        .warn({ code: 'duplicate-path', message: `The path "${path}" is listed twice; the first one is used` });
      return [];
    }
    seen.add(path);
    return [{ path, metatags: resolveMetatags(entry.metatags, own.child('metatags')) }];
  });
}

function resolveOrganization(input: z.infer<typeof organizationSchema>): SiteConfig['seo']['organization'] {
  return {
    id: input.id ?? null,
    name: input.name ?? null,
    legalName: input.legalName ?? null,
    url: input.url ?? null,
    logo: input.logo === undefined ? null : resolveAssetPath(input.logo),
    sameAs: resolveTextList(input.sameAs),
  };
}
