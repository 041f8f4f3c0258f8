import { contentType } from '../../base/paths/content-type.ts';
import { encodePath, withBase } from '../../base/paths/routes.ts';
import type { HeaderRule } from '../../model/host.ts';
import type { Site } from '../../model/site.ts';
import { isNoIndex } from '../../read/navigation/is-no-index.ts';

/**
 * The response headers through which agents find a site's files, and by which search engines leave out its Markdown
 * (docs/format.md#headers). Files that the site does not have are not named.
 */
export function buildHeaderRules({
  config,
  base,
  apis,
  skills,
  service,
}: Pick<Site, 'config' | 'base' | 'apis' | 'skills' | 'service'>): HeaderRule[] {
  const address = (path: string): string => encodePath(withBase(base, path));
  const isPrivate = isNoIndex(config.seo.metatags['robots'] ?? '');
  const hasCatalog = apis.some(({ kind }) => kind !== 'page');
  const links = [
    ...(isPrivate
      ? []
      : [
          ['llms-txt', '/llms.txt'],
          ['llms-full-txt', '/llms-full.txt'],
        ]),
    ...(hasCatalog ? [['api-catalog', '/.well-known/api-catalog']] : []),
    // The service answers there; a host that has only the files does not.
    ...(service === '' ? [['mcp-server-card', '/.well-known/mcp/server-card.json']] : []),
    ...(skills.length > 0 ? [['agent-skills', '/.well-known/agent-skills/index.json']] : []),
  ].map(([rel, path]) => `<${address(path!)}>; rel="${rel}"`);
  const rules: HeaderRule[] = links.length === 0 ? [] : [{ scope: 'all', name: 'Link', value: links.join(', ') }];
  if (!isPrivate) rules.push({ scope: 'all', name: 'X-Llms-Txt', value: address('/llms.txt') });
  return [
    ...rules,
    { scope: 'markdown', name: 'Content-Type', value: contentType('.md') },
    { scope: 'text', name: 'Content-Type', value: contentType('.txt') },
    ...(hasCatalog ? [{ scope: 'catalog' as const, name: 'Content-Type', value: contentType('api-catalog') }] : []),
    { scope: 'markdown', name: 'X-Robots-Tag', value: 'noindex' },
    { scope: 'hashed', name: 'Cache-Control', value: 'public, max-age=31536000, immutable' },
  ];
}
