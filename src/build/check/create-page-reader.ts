import type { IconValue } from '../../model/config.ts';
import type { LinkFacts } from '../../model/link-facts.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import type { ReadDocument } from '../../read/markdown/read-document.ts';
import { createIconRenderer } from '../../view/icons/create-icon-renderer.ts';
import { openOwnIcons } from '../render/open-own-icons.ts';
import { renamedPlaces } from '../render/renamed-places.ts';
import { resolveHref } from '../render/resolve-href.ts';
import { siteLists } from '../render/site-lists.ts';

/** Known without rendering where the page is Markdown and simple components alone; `null` for any other. */
export type ReadPageText = (page: Page) => LinkFacts | null;

/** `texts`: what was read of each page's own text, by route. */
export function createPageReader(site: Site, texts: ReadonlyMap<string, ReadDocument>): ReadPageText {
  const lists = siteLists({
    routes: site.pages.map(({ route }) => route),
    assets: site.assets,
    places: renamedPlaces(site.pages),
  });
  const draw = createIconRenderer(openOwnIcons());
  const isIcon = (icon: IconValue): boolean => !draw(icon, { library: site.config.icons.library }).problem;
  return (page) => {
    const text = page.source ? texts.get(page.route) : undefined;
    if (page.kind !== 'prose' || !text?.isPlain || /[[<&@:]|www\./.test(page.lead)) return null;
    // Who renders it tells of an icon that there is not.
    if (!text.icons.every(isIcon)) return null;
    const { file: from } = page.source!;
    const resolve = (href: string): string =>
      resolveHref(href, { from, route: page.route, base: site.base, ...lists }, { base: site.base });
    const fileOf = (href: string): string => {
      const address = resolve(href);
      const asset = address.startsWith('/') ? lists.findAsset(address.slice(site.base.length + 1)) : undefined;
      return asset ? `${site.base}/${asset.path}` : address;
    };
    return {
      ids: new Set(text.ids),
      references: [
        ...text.links.map((href) => ({ kind: 'link' as const, href: resolve(href) })),
        ...text.images.map((href) => ({ kind: 'file' as const, href: fileOf(href) })),
      ],
    };
  };
}
