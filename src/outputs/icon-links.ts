import type { HeadTag } from '../model/layout.ts';
import type { Site } from '../model/site.ts';
import { encodePath, withBase } from '../paths/routes.ts';

/** The icon of the site in the browser's tab, for each colour mode. Without one an empty icon keeps browsers from asking. */
export function buildIconLinks({ config, base }: Pick<Site, 'config' | 'base'>): HeadTag[] {
  const { favicon } = config;
  if (!favicon) return [{ kind: 'link', rel: 'icon', href: 'data:,' }];
  const address = (path: string): string => (/^(https?:|data:)/.test(path) ? path : encodePath(withBase(base, path)));
  if (favicon.light === favicon.dark) return [{ kind: 'link', rel: 'icon', href: address(favicon.light) }];
  return (['light', 'dark'] as const).map((mode) => ({
    kind: 'link',
    rel: 'icon',
    href: address(favicon[mode]),
    attributes: { media: `(prefers-color-scheme: ${mode})` },
  }));
}
