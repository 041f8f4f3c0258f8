import type { OwnText, Page } from '../../model/page.ts';
import type { RenderedPage } from '../../model/rendered-page.ts';
import type { Site } from '../../model/site.ts';
import { addOwnTexts } from '../../read/site/add-own-text.ts';

/** What rendering tells of the pages whose own text is pending. */
export interface OwnTexts {
  /** Renders a page, with its marks, and keeps what it says. */
  render: (page: Page) => Promise<RenderedPage>;
  /** Keeps what a page says that has been rendered elsewhere. */
  keep: (page: Page, shown: ShownText) => void;
  /**
   * A site with the texts that were pending. Pages that nobody has rendered yet are rendered: all of them, or those
   * alone of which there is no other text.
   */
  fill: (site: Site, renders?: 'all' | 'untold') => Promise<Site>;
  /** HTML with marks of the pages rendered so far whose text depends on their readers, by route. */
  marked: ReadonlyMap<string, MarkedHtml>;
}

interface ShownText {
  text: OwnText | null;
  marked: MarkedHtml | null;
}

type MarkedHtml = Pick<RenderedPage, 'html' | 'aside' | 'islands'>;

export function createOwnTexts(renderPage: (page: Page) => Promise<RenderedPage>): OwnTexts {
  const marked = new Map<string, MarkedHtml>();
  const texts = new Map<string, OwnText>();
  const shown = new Set<string>();
  const keep: OwnTexts['keep'] = ({ route, pending }, { text, marked: html }) => {
    if (!pending) return;
    shown.add(route);
    if (text) texts.set(route, text);
    if (html && pending.kind === 'readers')
      marked.set(route, { html: html.html, aside: html.aside, islands: html.islands });
  };
  const render: OwnTexts['render'] = async (page) => {
    const rendered = await renderPage(page);
    keep(page, { text: rendered.own?.text ?? null, marked: rendered });
    return rendered;
  };
  return {
    render,
    keep,
    fill: async (site, renders = 'all') => {
      const isWanted = ({ pending, route }: Page): boolean =>
        pending !== undefined && !shown.has(route) && (renders === 'all' || pending.kind === 'readers');
      await Promise.all(site.pages.filter(isWanted).map(render));
      return addOwnTexts(site, texts);
    },
    marked,
  };
}

/** A site with all that its pages say once they are rendered, and their HTML as in `OwnTexts`. */
export interface ToldSite extends Pick<OwnTexts, 'marked'> {
  site: Site;
}

/**
 * `whole` with what rendering tells: of the pages of `site`, an edition of it, by `texts`. Those that it leaves out are
 * rendered for what they name alone.
 */
export async function fillWhole(
  whole: Site,
  { site, texts, renderPage }: { site: Site; texts: OwnTexts; renderPage: (page: Page) => Promise<RenderedPage> },
): Promise<ToldSite> {
  const shown = new Set(site.pages.map(({ route }) => route));
  const only = (isShown: boolean): Site => ({
    ...whole,
    pages: whole.pages.filter(({ route }) => shown.has(route) === isShown),
  });
  const rest = createOwnTexts(renderPage);
  const told = await Promise.all([texts.fill(only(true)), rest.fill(only(false))]);
  return {
    site: { ...whole, pages: told.flatMap(({ pages }) => pages) },
    marked: new Map([...texts.marked, ...rest.marked]),
  };
}
