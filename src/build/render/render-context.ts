import type { ApiDocument } from '../../model/api/document.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { ReferenceTarget } from '../../model/page.ts';
import type { Asset, Site } from '../../model/site.ts';
import { referenceTargets } from '../../read/openapi/reference-links.ts';
import type { ValueStore } from '../cache/open-value-store.ts';
import { type RenamedPlaces, renamedPlaces } from './renamed-places.ts';

export interface KeepOptions {
  folder: string;
  /** Of `fingerprintPackage`: what was made by another Docwright is another page. */
  maker: string;
}

/** How pages say who sees which part. */
export interface ReaderMarking {
  secret: string;
  /** Values of the reader are marked, too: the service fills them in. */
  isPersonal: boolean;
}

/** What rendering needs to know of a site beside the page itself: plain data, sent to every worker once. */
export interface RenderContext {
  /** The site folder: packages that pages import are looked for in it. */
  folder: string;
  /** Of Docwright. */
  version: string;
  config: SiteConfig;
  base: string;
  snippets: Record<string, string>;
  routes: string[];
  places: RenamedPlaces;
  assets: Asset[];
  apis: ApiDocument[];
  referencePages: ReferenceTarget[];
  /** Unset: parts for some readers are left out. */
  readers?: ReaderMarking;
  /** TextMate grammars of `styling.codeblocks.languages.custom`. */
  grammars: Record<string, unknown>[];
  /** Whether pages are rendered to be read by programs: code has no colours. */
  isPlain?: boolean;
  /** Where rendered pages are kept between builds; unset: nowhere. */
  keep?: KeepOptions;
  /** Whether code of pages is a stranger's: it gets no packages, either. */
  isUntrusted?: boolean;
}

/** The part of a site that rendering reads. `kept`: of earlier builds. */
export function buildRenderContext(
  site: Site,
  given: Pick<RenderContext, 'folder' | 'version' | 'grammars' | 'readers' | 'isPlain' | 'keep'>,
  kept: Pick<ValueStore, 'keep' | 'nameText'> | null = null,
): RenderContext {
  return {
    ...given,
    config: site.config,
    base: site.base,
    snippets: site.snippets,
    routes: site.pages.map((page) => page.route),
    places: renamedPlaces(site.pages, kept),
    assets: site.assets,
    isUntrusted: site.isUntrusted,
    referencePages: referenceTargets(site.pages),
    // Operations travel with their pages; a second copy of all of them in every worker would double the memory.
    apis: site.apis.map((api) => ({ ...api, operations: [], webhooks: [], channels: [] })),
  };
}
