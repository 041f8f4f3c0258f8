import type { LinkFacts } from '../../model/link-facts.ts';
import type { OwnText, Page } from '../../model/page.ts';
import type { FragmentReference, Lookups, RenderedPage } from '../../model/rendered-page.ts';
import type { PageText } from '../../read/site/read-ahead.ts';
import type { LayoutKind } from '../arrange/layout-index.ts';
import type { ArrangerOptions } from '../arrange/open-arranger.ts';
import type { LayoutContext } from '../layout/layout-context.ts';
import type { WrittenFile } from '../outputs/describe-file.ts';
import type { KeepOptions, RenderContext } from '../render/render-context.ts';
import type { TracedPart } from '../render/trace.ts';
import type { PackedCut } from '../sections/read-page-parts.ts';
import type { IndexBlock } from './keep-postings.ts';

/** What a worker is asked to make. */
export type RenderTask =
  /** `traced`: each part says that it begins and ends, so that it is known where a page stood that ended its worker. */
  | { kind: 'render'; page: Page; traced: boolean }
  /** Renders a page to learn what it leads to, and gives nothing of its HTML. */
  | { kind: 'facts'; page: Page; traced: boolean }
  /** Renders a page, arranges it and writes it to `file`; to `markdown` what it says, unless that is `null`. */
  | { kind: 'draw'; page: Page; layout: LayoutKind; file: string; markdown: string | null; traced: boolean }
  | { kind: 'fragment'; fragment: FragmentReference }
  /** Reads what pages say, which needs no context. */
  | { kind: 'documents'; texts: readonly PageText[] }
  /** Reads sections for the index of searches, which needs no context, either. */
  | { kind: 'postings'; block: IndexBlock; keep: KeepOptions | undefined };

export type WorkerMessage =
  | (RenderTask & { id: number })
  | { kind: 'context'; context: RenderContext }
  | { kind: 'arranging'; arranging: Arranging };

/** What a worker needs to arrange pages. */
export interface Arranging {
  layout: LayoutContext;
  arranger: ArrangerOptions;
}

/** What is left to know of a page that a worker has written. */
export interface DrawnPage extends Pick<RenderedPage, 'problems' | 'fragments' | 'islands' | 'isVolatile' | 'isKept'> {
  /** Of a page whose text depends on its readers: as it came from rendering. */
  marked: RenderedPage | null;
  /** Of a page with a pending text. */
  text: OwnText | null;
  facts: LinkFacts;
  /** How it is cut into sections; `null` where the last builds have done so, or its text depends on its readers. */
  cut: PackedCut | null;
  /** Addresses of the style sheets that it loads. */
  styles: string[];
  /** The file. */
  written: WrittenFile;
  /** The file with its Markdown; `null` where none was written. */
  markdown: WrittenFile | null;
  /** Where its text is kept for the next builds, and what it asked of the lists of the site; `null` where it is not. */
  kept: { lookups: Lookups; file: string } | null;
  showsThumbnail: boolean;
}

/** What is known of a page that was rendered to be read: nothing of its HTML, and none of its fragments. */
export interface FactsPage extends Pick<RenderedPage, 'problems' | 'islands' | 'isVolatile' | 'isKept' | 'own'> {
  facts: LinkFacts;
}

export type WorkerAnswer =
  /** The worker is loaded; again after each message that it needs to know before its tasks. */
  | { kind: 'ready' }
  /** Work on a task begins; a worker does one after the other. */
  | { kind: 'started'; id: number }
  | { kind: 'entered'; id: number; part: TracedPart }
  | { kind: 'left'; id: number }
  | ({ kind: 'done'; result: unknown } & TaskEnd)
  | ({ kind: 'failed'; failure: Failure } & TaskEnd);

/** An error, with what the system says of one that it has caused. */
export type Failure = Pick<NodeJS.ErrnoException, 'message' | 'stack' | 'code' | 'errno' | 'path'>;

interface TaskEnd {
  id: number;
  /** The task that begins at once, as no message of its own says: each takes as long as writing a page. */
  next: number | null;
}
