import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFolder } from '../../base/paths/build-folder.ts';
import type { LayoutProps } from '../../model/layout.ts';
import type { RenderedPage } from '../../model/rendered-page.ts';
import { packageFolder } from '../../read/site/package-folder.ts';
import type { LayoutKind } from './layout-index.ts';

/** What a page shows, as the components of `build/pages` take it. */
export interface ArrangedPage {
  layout: LayoutProps;
  rendered: Pick<RenderedPage, 'html' | 'aside' | 'islands'>;
}

/** The whole file of a page. */
export type Arrange = (kind: LayoutKind, page: ArrangedPage) => Promise<string>;

export interface ArrangerOptions {
  /** A theme of the package. */
  theme: string;
  /** Of the site. */
  base: string;
  /** Names of the style sheets of each layout. */
  styles: Record<LayoutKind, string[]>;
}

/** `lib/layouts.js`, which Astro builds with the package. */
interface LayoutServer {
  app: {
    manifest: { base: string; routes: { routeData: { route: string }; styles: { type: 'external'; src: string }[] }[] };
    render: (request: Request, options: { routeData: object; locals: object }) => Promise<Response>;
  };
}

/** Each base has an instance of its own, since what it imports as an address is fixed once it is loaded. */
export async function loadLayouts(base: string): Promise<LayoutServer> {
  const file = pathToFileURL(join(packageFolder, 'lib/layouts.js'));
  file.searchParams.set('base', base);
  return (await import(file.href)) as LayoutServer;
}

/** Loads the layouts of a theme, which arrange pages without Vite. A process can do so for one site at a time. */
export async function openArranger({ theme, base, styles }: ArrangerOptions): Promise<Arrange> {
  const { app } = await loadLayouts(base);
  const { manifest } = app;
  manifest.base = base || '/';
  const requests = new Map<string, Request>();
  return async (kind, page) => {
    const name = `/${theme}-${kind}`;
    const route = manifest.routes.find(({ routeData }) => routeData.route === name)!;
    route.styles = styles[kind].map((sheet) => ({ type: 'external', src: `/${buildFolder}/${sheet}` }));
    // What a page shows comes beside its request, which is the same for all.
    const request = requests.get(name) ?? new Request(`http://localhost${encodeURI(base)}${name}`);
    requests.set(name, request);
    const response = await app.render(request, {
      routeData: route.routeData,
      locals: page,
    });
    if (response.status !== 200) throw new Error(`The theme ${theme} cannot render ${page.layout.page.route}`);
    return response.text();
  };
}
