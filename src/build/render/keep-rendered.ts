import type { Page } from '../../model/page.ts';
import type { FragmentReference, RenderedPage } from '../../model/rendered-page.ts';
import { substituteVariables } from '../../read/markdown/substitute-variables.ts';
import { reachedSnippets } from '../../read/site/reached-snippets.ts';
import { nameContent } from '../cache/name-content.ts';
import { type CacheFolder, openCacheFolder } from '../cache/open-cache-folder.ts';
import { createDocumentNamer } from './create-document-namer.ts';
import type { PageRenderer, RenderedFragment } from './create-page-renderer.ts';
import type { RenderContext } from './render-context.ts';
import { renderedPart } from './rendered-part.ts';
import { answersStand, type Lookups } from './watch-lookups.ts';

interface KeptPage {
  lookups: Lookups;
  rendered: RenderedPage;
}

/**
 * Takes pages from the last builds where everything is the same that they were rendered from: the page's own part of
 * the site, what it imports, what it reaches in an API description, the settings, and what it asked of the lists of
 * pages and files. Pages whose code asked for more than that are not kept, nor those that hold the secret of a site's
 * marks.
 */
export function keepRendered(renderer: PageRenderer, context: RenderContext): PageRenderer {
  if (!context.keep || context.isUntrusted) return renderer;
  const files = openCacheFolder(context.keep.folder);
  const nameOf = createNamer(context, context.keep.maker);
  return {
    ready: renderer.ready,
    render: async (page, trace = null) => {
      const part = renderedPart(page);
      if (trace) return renderer.render(part, trace);
      const name = nameOf(part, documentOfPage(part), part.source?.body ?? '');
      const kept = readPage(files, name);
      const { lists } = await renderer.ready;
      if (kept && answersStand(kept.lookups, lists)) return { ...kept.rendered, isKept: true };
      lists.take();
      const rendered = await renderer.render(part);
      keepPage({ lookups: lists.take(), rendered }, { files, name, context });
      return rendered;
    },
    renderFragment: async (fragment) => {
      const name = nameOf(fragment, 'document' in fragment ? fragment.document : null, '');
      const kept = readFragment(files, name);
      if (kept) return kept;
      const rendered = await renderer.renderFragment(fragment);
      files.write(name, JSON.stringify(rendered));
      return rendered;
    },
  };
}

/** Names what a page or a part of one is rendered from, as far as that is known before. */
function createNamer(
  context: RenderContext,
  maker: string,
): (part: Page | FragmentReference, document: string | null, body: string) => string {
  const {
    config,
    snippets,
    apis,
    readers,
    routes: _routes,
    assets: _assets,
    folder: _folder,
    keep: _keep,
    ...rest
  } = context;
  const { navigation: _navigation, redirects: _redirects, ...settings } = config;
  const paths = Object.keys(snippets).sort();
  const shared = nameContent(JSON.stringify([maker, settings, rest, readers?.isPersonal, paths]));
  const nameImports = importNamer(snippets);
  const documents = new Map<string, (text: string) => string>();
  const nameDocument = (id: string, text: string): string | null => {
    const document = apis.find((api) => api.id === id);
    if (!document) return null;
    if (!documents.has(id)) documents.set(id, createDocumentNamer(document));
    return documents.get(id)!(text);
  };
  return (part, document, body) => {
    const text = JSON.stringify(part);
    const imports = nameImports(substituteVariables(body, config.variables));
    return nameContent(
      JSON.stringify([shared, text, document === null ? null : nameDocument(document, text), imports]),
    );
  };
}

/** Names what a text may import: where a path can lead to a file of another name, that is any file. */
function importNamer(snippets: RenderContext['snippets']): (body: string) => unknown {
  const names = new Map(Object.entries(snippets).map(([path, text]) => [path, nameContent(text)]));
  const all = nameContent(JSON.stringify([...names]));
  const isOpen = [...Object.keys(snippets)].some((path) => /(?:^|\/)index\.(?:mdx|jsx)$/.test(path));
  const asksByName = (text: string): boolean => text.includes('<Snippet');
  const asksWithin = Object.values(snippets).some(asksByName);
  return (body) => {
    if (asksByName(body)) return all;
    if (!body.includes('import')) return null;
    if (isOpen || asksWithin) return all;
    return Object.keys(reachedSnippets(snippets, [body])).map((path) => [path, names.get(path)]);
  };
}

function documentOfPage(page: Page): string | null {
  switch (page.kind) {
    case 'prose':
      return null;
    case 'endpoint':
    case 'webhook':
      return page.operation.document;
    case 'channel':
      return page.channel.document;
    case 'schema':
    case 'overview':
      return page.document;
  }
}

function keepPage(
  page: KeptPage,
  { files, name, context }: { files: CacheFolder; name: string; context: RenderContext },
): void {
  if (page.rendered.isVolatile) return;
  const text = JSON.stringify(page);
  if (context.readers && text.includes(context.readers.secret)) return;
  files.write(name, text);
}

/** `null` for what no build wrote as a whole. */
function readPage(files: CacheFolder, name: string): KeptPage | null {
  const kept = parse<KeptPage>(files.read(name));
  const { rendered, lookups } = { ...kept };
  const texts = [rendered?.lead, rendered?.html, rendered?.aside];
  const lists = [rendered?.features, rendered?.islands, rendered?.fragments, rendered?.problems];
  const isWhole =
    texts.every((text) => typeof text === 'string') &&
    [...lists, lookups?.routes, lookups?.assets].every((list) => Array.isArray(list));
  return isWhole ? kept : null;
}

function readFragment(files: CacheFolder, name: string): RenderedFragment | null {
  const kept = parse<RenderedFragment>(files.read(name));
  return typeof kept?.html === 'string' && Array.isArray(kept.fragments) ? kept : null;
}

function parse<T>(content: Buffer | null): T | null {
  try {
    return content === null ? null : (JSON.parse(content.toString('utf8')) as T);
  } catch {
    return null;
  }
}
