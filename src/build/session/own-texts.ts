import type { OwnText, Page } from '../../model/page.ts';
import type { RenderedPage } from '../../model/rendered-page.ts';
import type { Site } from '../../model/site.ts';
import { addOwnTexts } from '../../read/site/add-own-text.ts';

/** What rendering shows of the pages whose text depends on their readers. */
export interface OwnTexts {
  /** Renders a page, with its marks, and keeps what it says. */
  render: (page: Page) => Promise<RenderedPage>;
  /** Keeps what a page says that has been rendered elsewhere. */
  keep: (page: Page, rendered: RenderedPage) => void;
  /** A site with the texts that were pending; pages that nobody has rendered yet are rendered. */
  fill: (site: Site) => Promise<Site>;
  /** HTML with marks of the pages rendered so far, by route. */
  marked: ReadonlyMap<string, Pick<RenderedPage, 'html' | 'aside' | 'islands'>>;
}

export function createOwnTexts(renderPage: (page: Page) => Promise<RenderedPage>): OwnTexts {
  const marked = new Map<string, Pick<RenderedPage, 'html' | 'aside' | 'islands'>>();
  const texts = new Map<string, OwnText>();
  const keep: OwnTexts['keep'] = (page, { html, aside, islands, own }) => {
    if (!page.pending) return;
    marked.set(page.route, { html, aside, islands });
    if (own) texts.set(page.route, own.text);
  };
  const render: OwnTexts['render'] = async (page) => {
    const rendered = await renderPage(page);
    keep(page, rendered);
    return rendered;
  };
  return {
    render,
    keep,
    fill: async (site) => {
      await Promise.all(site.pages.filter(({ pending, route }) => pending && !marked.has(route)).map(render));
      return addOwnTexts(site, texts);
    },
    marked,
  };
}
