import type { LinkFacts } from '../../model/link-facts.ts';
import type { Page } from '../../model/page.ts';
import type { IslandScripts } from '../islands/create-island-scripts.ts';
import type { PageLayout } from '../layout/create-page-layout.ts';
import type { LayoutContext } from '../layout/layout-context.ts';
import { notFoundPage } from '../layout/not-found-page.ts';
import { notFoundRoute } from '../layout/not-found-route.ts';
import { settleRendered } from '../layout/settle-rendered.ts';
import type { RenderPool } from '../processes/render-pool.ts';
import { readLinkFacts } from '../render/read-built-html.ts';
import type { Pictures } from './create-pictures.ts';
import type { Stylesheets } from './create-stylesheets.ts';
import { noteRendered, type RenderedNotes } from './note-rendered.ts';
import type { OpenSession } from './open-session.ts';
import type { OwnTexts } from './own-texts.ts';

export interface ShownPagesParts extends RenderedNotes {
  context: LayoutContext;
  layouts: PageLayout;
  pool: RenderPool;
  texts: OwnTexts;
  islands: IslandScripts;
  stylesheets: Stylesheets;
  pictures: Pictures;
  facts: Map<string, LinkFacts>;
}

/** Renders pages of a session one by one, as they are asked for, and makes what a theme shows of them. */
export function createShownPages(
  parts: ShownPagesParts,
): Pick<OpenSession, 'render' | 'readFacts' | 'layout' | 'notFound'> {
  const { context, layouts, pool, texts, islands, stylesheets, pictures, facts } = parts;
  const render: OpenSession['render'] = async (page) => {
    const rendered = settleRendered(page, await texts.render(page), context);
    islands.add(rendered.islands);
    facts.set(page.route, readLinkFacts(rendered));
    return rendered;
  };
  const layout: OpenSession['layout'] = (page, rendered) => {
    const { layout: props, showsThumbnail } = layouts.of(page, rendered);
    stylesheets.use(props.assets.styles);
    if (showsThumbnail) pictures.thumbnails?.use(page);
    return props;
  };
  return {
    render,
    layout,
    readFacts: async (page: Page): Promise<LinkFacts> => {
      const read = await pool.readFacts(page);
      texts.keep(page, { text: read.own?.text ?? null, marked: null });
      noteRendered({ ...read, fragments: [], route: page.route }, parts);
      return read.facts;
    },
    notFound: async () => {
      const page = notFoundPage(context.site, layouts.views.view(notFoundRoute).language);
      const rendered = await render(page);
      return { layout: layout(page, rendered), rendered };
    },
  };
}
