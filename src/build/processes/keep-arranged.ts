import type { LayoutProps } from '../../model/layout.ts';
import type { Site } from '../../model/site.ts';
import type { LayoutKind } from '../arrange/layout-index.ts';
import type { Arrange, ArrangedPage } from '../arrange/open-arranger.ts';
import { nameContent } from '../cache/name-content.ts';
import { openCacheFolder } from '../cache/open-cache-folder.ts';
import { pack, unpack } from '../cache/pack.ts';
import type { KeepOptions } from '../render/render-context.ts';
import type { Arranging } from './worker-messages.ts';

export interface KeepArrangedOptions extends Arranging {
  keep: KeepOptions;
  /** Addresses of the file with the icons that come again and again. */
  sprites: readonly string[];
}

/**
 * What changes with every page of a site, so that a name made of it would be another after each edit. A layout that
 * asks for it all the same makes a page that is not kept.
 */
const apart = ['pages', 'navigation', 'feeds', 'builtAt'] as const satisfies (keyof Site)[];

/** The whole file of a page, and the name under which it is kept; `null` where it is not. */
export type ArrangeKept = (kind: LayoutKind, page: ArrangedPage) => Promise<{ text: string; file: string | null }>;

/**
 * Takes the files of pages from the last builds where layouts get the same: everything that stands in `LayoutProps`,
 * and of the site what is not `apart`.
 */
export function keepArranged(arrange: Arrange, options: KeepArrangedOptions): ArrangeKept {
  const { keep, layout, arranger, sprites } = options;
  const files = openCacheFolder(keep.folder);
  const shared = nameContent(JSON.stringify([keep.maker, arranger, withoutFields(layout.site), sprites]));
  let asked = false;
  const site = watchFields(layout.site, () => {
    asked = true;
  });
  return async (kind, page) => {
    const { site: _site, icon: _icon, ...props } = page.layout;
    const { html, aside, islands } = page.rendered;
    const name = nameContent(JSON.stringify([shared, kind, props, html, aside, islands]));
    const kept = unpack(files.read(name));
    if (kept) return { text: kept.toString('utf8'), file: name };
    asked = false;
    const text = await arrange(kind, { layout: { ...page.layout, site }, rendered: page.rendered });
    if (asked || text.includes(layout.secret)) return { text, file: null };
    files.writeInPlace(name, pack(text));
    return { text, file: name };
  };
}

/** A site without what changes with every page. */
export function withoutFields(site: Site): Partial<Site> {
  const named: Partial<Site> = { ...site };
  for (const field of apart) delete named[field];
  return named;
}

function watchFields(site: Site, note: () => void): LayoutProps['site'] {
  const watched = { ...site };
  for (const field of apart) {
    const get = (): unknown => {
      note();
      return site[field];
    };
    Object.defineProperty(watched, field, { enumerable: true, get });
  }
  return watched;
}
