import { decodeText } from '../../base/paths/decode-text.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { Asset } from '../../model/site.ts';

type ShownPictures = Pick<SiteConfig, 'logo' | 'favicon' | 'background'>;

/** The pictures of the settings that are there. Where there is no logo, the site's name stands there. */
export function shownPictures({ logo, favicon, background }: ShownPictures, assets: readonly Asset[]): ShownPictures {
  const paths = new Set(assets.map(({ path }) => path));
  return {
    logo: shownPair(logo, paths),
    favicon: shownPair(favicon, paths),
    background: { ...background, image: shownPair(background.image, paths) },
  };
}

/** The picture of the other mode in the place of a missing one; `null` where both are. */
function shownPair<Pair extends { light: string; dark: string }>(
  pair: Pair | null,
  paths: ReadonlySet<string>,
): Pair | null {
  if (pair === null) return null;
  const [light, dark] = [pair.light, pair.dark].map((path) => findPicture(path, paths));
  const any = light ?? dark;
  return any ? { ...pair, light: light ?? any, dark: dark ?? any } : null;
}

/**
 * The address of a picture that the settings name, which may be encoded and have a query: that of a file as it is
 * called, another one as it is; `null` where none of the site's `paths` is meant.
 */
export function findPicture(address: string, paths: ReadonlySet<string>): string | null {
  if (!/^\/(?!\/)/.test(address)) return address;
  return [address, decodeText(address.replace(/[?#].*$/s, ''))].find((path) => paths.has(path.slice(1))) ?? null;
}
