import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import type { WrittenFile } from '../outputs/describe-file.ts';
import type { PageRun } from '../sections/page-run.ts';
import type { SearchedPageParts } from '../sections/read-page-parts.ts';

/** The pages of a session, which are drawn while other files are made. */
export interface DrawingProgress {
  /** Ends when the page of a route is there, or all are without it. */
  page: (route: string) => Promise<void>;
  /** Ends when all are there. */
  all: Promise<void>;
}

/** Who gets the files of a session, each as soon as it is made: those of a large site are never held together. */
export interface FileTaker {
  /** `path`: in the output. */
  write: (path: string, content: string | Uint8Array) => void;
  /** Wants to know where pages may lead: what they only load for themselves, as the search index, need not be made. */
  isListing?: boolean;
  /** Whether a file stands already as it would be written; unset where nothing does. */
  take?: (path: string, file: WrittenFile) => boolean;
  /** Unset: none is drawn any more. */
  drawn?: DrawingProgress;
  /**
   * Hears of all pages of the site, by runs, with a way to how they are cut; not in all editions. Ends when it needs
   * them no more.
   */
  onRun?: ((run: PageRun, cut: (page: Page) => SearchedPageParts, site: Site) => Promise<void>) | undefined;
}
