import { suggestNearest } from '../../base/errors/suggest.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { Problem } from '../../model/problem.ts';
import type { Asset } from '../../model/site.ts';
import { findPicture } from './shown-pictures.ts';

export interface PictureContext {
  config: Pick<SiteConfig, 'logo' | 'favicon' | 'background' | 'thumbnails'>;
  assets: readonly Asset[];
  locate: (at: string) => Pick<Problem, 'file' | 'line' | 'column'>;
}

const picture = /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/i;

/** Warns of each picture that `docs.json` names and the site does not hold. */
export function checkPictures({ config, assets, locate }: PictureContext): Problem[] {
  const paths = new Set(assets.map(({ path }) => path));
  const seen = new Set<string>();
  return namedPictures(config).flatMap(({ key, path }): Problem[] => {
    if (findPicture(path, paths) !== null || seen.has(path)) return [];
    seen.add(path);
    const near = suggestNearest(
      path.slice(1),
      [...paths].filter((other) => picture.test(other)),
    );
    const hint = near ? `Did you mean "/${near}"?` : 'Paths start at the folder of docs.json';
    return [
      {
        severity: 'warning',
        code: 'missing-picture',
        message: `There is no file "${path}"`,
        hint,
        key,
        ...locate(key),
      },
    ];
  });
}

function namedPictures({
  logo,
  favicon,
  background,
  thumbnails,
}: PictureContext['config']): { key: string; path: string }[] {
  const pairs = { logo, favicon, 'background.image': background.image };
  const named = Object.entries(pairs).flatMap(([key, pair]) => {
    if (pair === null) return [];
    // One picture for both modes stands under the key itself.
    if (pair.light === pair.dark) return [{ key, path: pair.light }];
    return [
      { key: `${key}.light`, path: pair.light },
      { key: `${key}.dark`, path: pair.dark },
    ];
  });
  return thumbnails.background === null
    ? named
    : [...named, { key: 'thumbnails.background', path: thumbnails.background }];
}
