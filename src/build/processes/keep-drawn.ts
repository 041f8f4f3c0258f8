import type { Page } from '../../model/page.ts';
import type { ArrangerOptions } from '../arrange/open-arranger.ts';
import { nameContent } from '../cache/name-content.ts';
import { openCacheFolder } from '../cache/open-cache-folder.ts';
import type { ValueStore } from '../cache/open-value-store.ts';
import { unpack } from '../cache/pack.ts';
import type { PageLayout } from '../layout/create-page-layout.ts';
import { type LayoutContext, layoutSite } from '../layout/layout-context.ts';
import type { RenderNamer } from '../render/create-render-namer.ts';
import type { KeepOptions, RenderContext } from '../render/render-context.ts';
import { renderedPart } from '../render/rendered-part.ts';
import { siteLists } from '../render/site-lists.ts';
import { answersStand } from '../render/watch-lookups.ts';
import { withoutFields } from './keep-arranged.ts';
import type { DrawTask } from './render-pool.ts';
import type { DrawnPage } from './worker-messages.ts';

export interface DrawnPages {
  /** What the last build has drawn of the same, with a way to its text; `null` where it did not. */
  find: (task: Pick<DrawTask, 'page' | 'layout'>) => FoundDrawing;
}

export interface FoundDrawing {
  kept: { drawn: DrawnPage; read: () => Buffer | null } | null;
  /** Keeps what was drawn now. */
  note: (drawn: DrawnPage) => void;
}

export interface KeepDrawnOptions {
  keep: KeepOptions;
  values: Pick<ValueStore, 'find' | 'put' | 'nameText'>;
  namer: RenderNamer;
  rendering: RenderContext;
  layout: LayoutContext;
  layouts: PageLayout;
  arranger: ArrangerOptions;
}

/**
 * Remembers what is left to know of pages that were drawn (`DrawnPage`), by the name of all that they are made from: so
 * no process has to be asked about a page that is as it was. Where a layout asks for more than its page's own part of
 * the site, or rendering does, that page is not kept (`keepRendered`, `keepArranged`).
 */
export function keepDrawn(options: KeepDrawnOptions): DrawnPages {
  const { keep, values, rendering } = options;
  const files = openCacheFolder(keep.folder);
  const nameTask = taskNamer(options);
  const lists = siteLists(rendering);
  return {
    find: (task) => {
      const name = nameTask(task);
      const drawn = values.find(name) as DrawnPage | null;
      const note = (made: DrawnPage): void => {
        // How it is cut is kept by itself (`KnownCuts`).
        if (made.kept && !made.isVolatile) values.put('drawn', name, { ...made, cut: null });
      };
      if (!drawn?.kept || !answersStand(drawn.kept.lookups, lists)) return { kept: null, note };
      const { file } = drawn.kept;
      return { kept: { drawn: { ...drawn, isKept: true }, read: () => unpack(files.read(file)) }, note };
    },
  };
}

/** Names what a page is drawn from, as far as that is known before. */
function taskNamer({
  namer,
  layout,
  layouts,
  arranger,
  values: { nameText },
}: KeepDrawnOptions): (task: Pick<DrawTask, 'page' | 'layout'>) => string {
  const { site, secret: _secret, ...looks } = layout;
  const sprites = [...layouts.icons.files.keys()];
  const shared = nameContent(JSON.stringify([arranger, withoutFields(layoutSite(site)), sprites, looks]));
  // The text of a page is known by its name already.
  const shorten = ([field, value]: [string, unknown]): unknown =>
    field === 'markdown' && typeof value === 'string' ? [field, nameText(value)] : [field, value];
  return ({ page, layout: kind }) => {
    const part = renderedPart(page);
    const { view, head } = layouts.frame(page);
    return nameContent(
      JSON.stringify([shared, kind, namer.namePage(part), fieldsBeside(page, part).map(shorten), view, head]),
    );
  };
}

/** Of a page, what its layout gets and rendering does not. */
function fieldsBeside(page: Page, part: Page): [string, unknown][] {
  return Object.entries(page).filter(([field, value]) => value !== part[field as keyof Page]);
}
