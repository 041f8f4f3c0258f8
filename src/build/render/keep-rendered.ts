import type { Lookups, RenderedPage } from '../../model/rendered-page.ts';
import { type CacheFolder, openCacheFolder } from '../cache/open-cache-folder.ts';
import type { PageRenderer, RenderedFragment } from './create-page-renderer.ts';
import { createRenderNamer } from './create-render-namer.ts';
import type { RenderContext } from './render-context.ts';
import { renderedPart } from './rendered-part.ts';
import { answersStand } from './watch-lookups.ts';

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
  const { namePage, nameFragment } = createRenderNamer(context, context.keep.maker);
  return {
    ready: renderer.ready,
    render: async (page, trace = null) => {
      const part = renderedPart(page);
      if (trace) return renderer.render(part, trace);
      const name = namePage(part);
      const kept = readPage(files, name);
      const { lists } = await renderer.ready;
      if (kept && answersStand(kept.lookups, lists)) return { ...kept.rendered, lookups: kept.lookups, isKept: true };
      lists.take();
      const rendered = await renderer.render(part);
      const lookups = lists.take();
      return keepPage({ lookups, rendered }, { files, name, context }) ? { ...rendered, lookups } : rendered;
    },
    renderFragment: async (fragment) => {
      const name = nameFragment(fragment);
      const kept = readFragment(files, name);
      if (kept) return kept;
      const rendered = await renderer.renderFragment(fragment);
      files.writeInPlace(name, JSON.stringify(rendered));
      return rendered;
    },
  };
}

/** Returns whether the page may be kept. */
function keepPage(
  page: KeptPage,
  { files, name, context }: { files: CacheFolder; name: string; context: RenderContext },
): boolean {
  if (page.rendered.isVolatile) return false;
  const text = JSON.stringify(page);
  if (context.readers && text.includes(context.readers.secret)) return false;
  files.writeInPlace(name, text);
  return true;
}

/** `null` for what no build wrote as a whole. */
function readPage(files: CacheFolder, name: string): KeptPage | null {
  const kept = parse<KeptPage>(files.read(name));
  const { rendered, lookups } = { ...kept };
  const texts = [rendered?.lead, rendered?.html, rendered?.aside];
  const lists = [rendered?.features, rendered?.islands, rendered?.fragments, rendered?.problems];
  const isWhole =
    texts.every((text) => typeof text === 'string') &&
    [...lists, lookups?.routes, lookups?.assets, lookups?.places].every((list) => Array.isArray(list));
  return isWhole ? kept : null;
}

/** A part of a page that an earlier build has rendered; `null` for what no build wrote as a whole. */
export function readFragment(files: CacheFolder, name: string): RenderedFragment | null {
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
