import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { suggestNearest } from '../../base/errors/suggest.ts';
import { pictureTags } from '../../base/paths/picture-tags.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { Problem } from '../../model/problem.ts';
import type { Asset } from '../../model/site.ts';
import { joinKey } from '../config/tree/json-node.ts';
import { namedIcons } from './named-icons.ts';
import { findPicture } from './shown-pictures.ts';

export interface NamedFilesContext {
  config: SiteConfig;
  folder: string;
  assets: readonly Asset[];
  locate: (at: string) => Pick<Problem, 'file' | 'line' | 'column'>;
}

interface NamedFile {
  key: string;
  path: string;
}

const kinds = [
  { code: 'missing-picture', endings: /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/i, filesOf: namedPictures },
  { code: 'missing-picture', endings: /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/i, filesOf: namedIconFiles },
  { code: 'missing-picture', endings: /\.(?:png|jpe?g|webp|gif)$/i, filesOf: namedMetas },
  { code: 'missing-file', endings: /\.woff2?$/i, filesOf: namedFonts },
  { code: 'missing-file', endings: /\.json$/i, filesOf: namedGrammars },
] as const;

/** Warns of each picture, font and grammar that `docs.json` names and the site does not hold. */
export function checkNamedFiles({ config, assets, folder, locate }: NamedFilesContext): Problem[] {
  const paths = new Set(assets.map(({ path }) => path));
  const seen = new Set<string>();
  const named = kinds.flatMap((kind) => kind.filesOf(config).map((file) => ({ ...kind, ...file })));
  return named.flatMap(({ code, endings, filesOf, key, path }): Problem[] => {
    // A grammar is read by the build alone, and may be ignored.
    const isThere = findPicture(path, paths) !== null || (filesOf === namedGrammars && existsSync(join(folder, path)));
    if (isThere || seen.has(path)) return [];
    seen.add(path);
    const near = suggestNearest(
      path.slice(1),
      [...paths].filter((other) => endings.test(other)),
    );
    const hint = near ? `Did you mean "/${near}"?` : 'Paths are relative to the folder of docs.json';
    return [
      {
        severity: 'warning',
        code,
        message: `The file "${path}" does not exist`,
        hint,
        key,
        ...locate(key),
      },
    ];
  });
}

function namedPictures({ logo, favicon, background, thumbnails, seo }: SiteConfig): NamedFile[] {
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
  const single = { 'thumbnails.background': thumbnails.background, 'seo.organization.logo': seo.organization?.logo };
  return [...named, ...Object.entries(single).flatMap(([key, path]) => (path ? [{ key, path }] : []))];
}

/** Icons may be files (`icon: "/icons/rocket.svg"`). */
function namedIconFiles(config: SiteConfig): NamedFile[] {
  return namedIcons(config).map(({ at, icon: { name } }) => ({ key: at, path: name }));
}

function namedMetas({ seo }: SiteConfig): NamedFile[] {
  const layers = [
    { key: 'seo.metatags', tags: seo.metatags },
    ...seo.paths.map(({ metatags }, index) => ({ key: `seo.paths[${index}].metatags`, tags: metatags })),
  ];
  return layers.flatMap(({ key, tags }) =>
    pictureTags.flatMap((name) => {
      const path = tags[name];
      return path === undefined ? [] : [{ key: joinKey(key, name), path }];
    }),
  );
}

/** One font for headings and text stands under the key itself. */
function namedFonts({ fonts: { heading, body } }: SiteConfig): NamedFile[] {
  if (body?.source && body.source === heading?.source) return [{ key: 'fonts.source', path: body.source }];
  return Object.entries({ heading, body }).flatMap(([key, face]) =>
    face?.source ? [{ key: `fonts.${key}.source`, path: face.source }] : [],
  );
}

function namedGrammars({ styling }: SiteConfig): NamedFile[] {
  return styling.codeblocks.customLanguages.map((path, index) => ({
    key: `styling.codeblocks.languages.custom[${index}]`,
    path: `/${path}`,
  }));
}
