import type { Page } from '../../model/page.ts';
import type { FragmentReference, RenderedPage } from '../../model/rendered-page.ts';
import type { ReadDocument } from '../../read/markdown/read-document.ts';
import type { PageText } from '../../read/site/read-ahead.ts';
import type { PiecePostings } from '../../shared/search/piece-postings.ts';
import type { RenderedFragment } from '../render/create-page-renderer.ts';
import type { RenderContext } from '../render/render-context.ts';
import type { IndexBlock } from './keep-postings.ts';
import type { Arranging, DrawnPage, FactsPage, RenderTask } from './worker-messages.ts';

/** What renders pages, each in a process that can be ended whatever the page does. */
export interface RenderPool {
  render: (page: Page) => Promise<RenderedPage>;
  /** Renders a page for what it leads to and names. */
  readFacts: (page: Page) => Promise<FactsPage>;
  /** Renders a page, arranges it and writes it to a file, all in a worker. */
  draw: (task: DrawTask) => Promise<Drawing>;
  /** Says how pages are arranged that are drawn from now on. */
  prepare: (arranging: Arranging) => void;
  renderFragment: (fragment: FragmentReference) => Promise<RenderedFragment>;
  /** Reads what pages say; before there is a context, too. */
  readDocuments: (texts: readonly PageText[]) => Promise<ReadDocument[]>;
  /** Reads sections for the index of searches; before there is a context, too. */
  readPostings: (block: IndexBlock) => Promise<PiecePostings>;
  /**
   * Pages rendered from now on belong to another state of the site. Where that is the same for rendering, workers go on
   * with what they have loaded, unless `isWhole`.
   */
  update: (context: RenderContext, options?: { isWhole?: boolean }) => void;
  /**
   * Ends processes that have nothing to do, for their memory; they start again when there is work. `above`: those alone
   * that take more megabytes.
   */
  rest: (above?: number) => Promise<void>;
  close: () => Promise<void>;
}

export type DrawTask = Pick<RenderTask & { kind: 'draw' }, 'page' | 'layout' | 'file' | 'markdown'>;

/** Of a page that was stopped nothing is written: what stands in its place is still to be arranged. */
export type Drawing = { kind: 'written'; drawn: DrawnPage } | { kind: 'stopped'; rendered: RenderedPage };
