import type { Page } from '../../model/page.ts';
import type { RenderedPage } from '../../model/rendered-page.ts';
import { type Arrange, openArranger } from '../arrange/open-arranger.ts';
import { type Layouts, openLayouts } from '../arrange/open-layouts.ts';
import { builtInTheme } from '../session/find-theme.ts';
import type { OpenSession } from '../session/open-session.ts';

/** Draws the pages of a site that somebody asks for, in a theme of the package. */
export interface PageDrawer {
  /** The file of a page. */
  draw: (session: OpenSession, page: Page) => Promise<string>;
  /** The file for an address without a page. */
  drawNotFound: (session: OpenSession) => Promise<string>;
  render: (session: OpenSession, page: Page) => Promise<RenderedPage>;
  /** A style sheet, script or typeface of the theme by its path in the output. */
  readFile: (session: OpenSession, path: string) => string | Uint8Array | null;
}

interface Look {
  theme: string;
  layouts: Layouts;
  arrange: Promise<Arrange>;
}

/** What several ask for at a time, and what is looked at as it is saved. */
const mostKept = 20;

export function createPageDrawer(): PageDrawer {
  let look: Look | null = null;
  const rendered = keepByRoute<RenderedPage>();
  const drawn = keepByRoute<string>();

  function lookOf({ site }: OpenSession): Look {
    const theme = builtInTheme(site);
    if (look?.theme !== theme) look = openLook(theme, site.base);
    return look;
  }

  const render: PageDrawer['render'] = (session, page) => rendered(session, page, () => session.render(page));
  const draw: PageDrawer['draw'] = (session, page) =>
    drawn(session, page, async () => {
      const { arrange } = lookOf(session);
      const result = await render(session, page);
      return (await arrange)('page', { layout: session.layout(page, result), rendered: result });
    });

  return {
    render,
    draw,
    drawNotFound: async (session) => {
      const { arrange } = lookOf(session);
      return (await arrange)('not-found', await session.notFound());
    },
    readFile: (session, path) => lookOf(session).layouts.read(path),
  };
}

/** Makes something of a page once, as long as not many others come after it. */
function keepByRoute<Made>(): (session: OpenSession, page: Page, make: () => Promise<Made>) => Promise<Made> {
  const kept = new WeakMap<OpenSession, Map<string, Promise<Made>>>();
  return (session, { route }, make) => {
    const known = kept.get(session) ?? new Map<string, Promise<Made>>();
    kept.set(session, known);
    const making = known.get(route) ?? make();
    known.set(route, making);
    if (known.size > mostKept) known.delete(known.keys().next().value!);
    return making;
  };
}

/** Any page may come to have a diagram, an operation or another language. */
function openLook(theme: string, base: string): Look {
  const layouts = openLayouts({ theme, base, hasDiagrams: true, hasApi: true, languages: null })!;
  const styles = { page: layouts.styles('page'), 'not-found': layouts.styles('not-found') };
  return { theme, layouts, arrange: openArranger({ theme, base, styles }) };
}
