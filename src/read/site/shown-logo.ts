import type { SiteConfig } from '../../model/config.ts';
import type { Asset } from '../../model/site.ts';

/**
 * A logo of pictures that are there: that of the other mode in the place of a missing one. `null` where there is none,
 * so that the site's name stands there.
 */
export function shownLogo({ logo }: Pick<SiteConfig, 'logo'>, assets: readonly Asset[]): SiteConfig['logo'] {
  if (logo === null) return null;
  const paths = new Set(assets.map(({ path }) => path));
  const isThere = (path: string): boolean => !/^\/(?!\/)/.test(path) || paths.has(path.slice(1));
  const [light, dark] = [logo.light, logo.dark].map((path) => (isThere(path) ? path : null));
  const any = light ?? dark;
  return any ? { ...logo, light: light ?? any, dark: dark ?? any } : null;
}
