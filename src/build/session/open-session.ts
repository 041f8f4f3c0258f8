import type { HostName } from '../../model/host.ts';
import type { LinkFacts } from '../../model/link-facts.ts';
import type { Page } from '../../model/page.ts';
import type { PageLimits } from '../../model/page-limits.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import type { LoadOptions } from '../../read/site/load-site.ts';
import type { SourceCache } from '../../read/site/source-cache.ts';
import type { ArrangerOptions } from '../arrange/open-arranger.ts';
import type { BuildSources } from '../cache/build-records.ts';
import type { ValueStore } from '../cache/open-value-store.ts';
import type { IslandScripts } from '../islands/create-island-scripts.ts';
import type { Edition } from '../layout/edition.ts';
import type { RenderPool } from '../processes/render-pool.ts';
import type { KeepOptions } from '../render/render-context.ts';
import type { Draw, PageWriter } from './create-drawing.ts';
import type { FragmentStore } from './create-fragment-store.ts';
import type { Generated } from './create-generated.ts';
import type { OperationStore } from './create-operation-store.ts';
import type { Pictures } from './create-pictures.ts';
import type { Watchdog } from './open-watchdog.ts';
import type { OwnTexts, ToldSite } from './own-texts.ts';
import type { Session } from './session.ts';
import type { StylesheetMemory } from './stylesheet-memory.ts';

export interface SessionOptions {
  folder: string;
  base: string;
  origin: string | null;
  service: string | null;
  /** Of `loadSite`. */
  trailingSlash?: boolean;
  /** `dev`: outline and Markdown of a page are read when it is asked for. */
  mode: 'build' | 'dev';
  /** Unset: `static`, and `whole` in development. */
  edition?: Edition;
  /** Where the output is published; `null`: as `docs.json` says; not given: files for any host. */
  hostName?: HostName | null;
  /** What rendering one page may take; `defaultPageLimits` when not given. */
  limits?: PageLimits;
  /** Of `loadSite`. */
  allowMissingApis?: boolean;
  /** Of `Site.isUntrusted`. */
  isUntrusted?: boolean;
  /** Of `RenderContext`. */
  isPlain?: boolean;
  /** Of `loadSite`. */
  texts?: LoadOptions['texts'];
  /** Of `loadSite`. */
  rememberFolder?: LoadOptions['rememberFolder'];
  /** Where rendered pages are kept between builds; unset: nowhere. */
  keep?: KeepOptions;
  /** Of `openEarlyPool`, where it was opened before this code was loaded. */
  pool?: RenderPool | undefined;
  /** A session of the same folder that this one replaces; it must not be used any more. */
  previous?: OpenSession;
}

/** A session with what belongs to whoever opened it. */
export interface OpenSession extends Session {
  /** Without what belongs to its opening alone: the session before would keep all that came before it. */
  options: Omit<SessionOptions, 'previous' | 'pool'>;
  folder: string;
  edition: Edition;
  /** Of the marks in rendered pages. */
  secret: string;
  /** The whole site, with what the edition leaves out. */
  whole: Site;
  /** The same with all that its pages say once they are rendered. */
  tellWhole: () => Promise<ToldSite>;
  texts: OwnTexts;
  /** Of the pages built so far, by route. */
  facts: Map<string, LinkFacts>;
  /** What a page leads to and names, where nothing is wanted of its HTML. */
  readFacts: (page: Page) => Promise<LinkFacts>;
  /** What its output comes from beside the files of its folder, as far as it is known by now. */
  sources: BuildSources;
  /** Everything found so far, in the site and while rendering, each once. */
  problems: () => Problem[];
  generated: Generated;
  /** One of them, also when a page has asked for it only now. */
  readFile: (path: string) => Promise<string | Uint8Array | undefined>;
  /** Draws pages in the layouts of a theme of the package. */
  drawing: (arranger: ArrangerOptions, writer: PageWriter) => Draw;
  fragments: FragmentStore;
  operations: OperationStore;
  islands: IslandScripts;
  cache: SourceCache;
  memory: StylesheetMemory;
  pool: RenderPool;
  /** `null` where nothing is kept between builds. */
  kept: ValueStore | null;
  watchdog: Watchdog;
  pictures: Pictures;
  close: () => Promise<void>;
}
