import { constants, zstdCompressSync } from 'node:zlib';
import { pageAccess } from '../../base/readers/page-access.ts';
import type { Keep } from '../../model/keep.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { buildServicePage } from '../sections/build-service-page.ts';
import { cutPageRuns, type PageRun } from '../sections/page-run.ts';
import { readPageParts, type SearchedPageParts } from '../sections/read-page-parts.ts';
import { pageTags } from './page-tags.ts';

export interface ServiceSections {
  /** Adds some pages of a site, those that machines may read: they come in the order of the site. */
  add: (run: PageRun, cut: (page: Page) => SearchedPageParts, site: Pick<Site, 'feeds'>) => void;
  /** The whole file. */
  finish: () => Buffer;
}

export interface ServiceSectionsOptions {
  isPrivate: boolean;
  /** Unset: nothing was kept of earlier builds. */
  keep?: Keep | undefined;
}

/**
 * Makes `.service/sections.jsonl.zst`, of which only what is packed is held: a line for every page that machines may
 * read. Pages with `noindex` are left out, as they are from all that is written for machines.
 *
 * Each run of pages is packed by itself, so that those that are as they were are taken from earlier builds: whoever
 * reads the file unpacks one frame after the other (RFC 8878, 3.1).
 */
export function createServiceSections({ isPrivate, keep }: ServiceSectionsOptions): ServiceSections {
  const packed: Uint8Array[] = [];
  return {
    add: ({ pages, name }, cut, { feeds }) => {
      const told = pages.filter(({ visibility: { robots, search } }) => !robots.includes('noindex') || search);
      if (told.length === 0) return;
      const tagsOf = (page: Page): string[] => pageTags(page, feeds[page.route]);
      const lineOf = (page: Page): string => {
        const facts = { access: pageAccess(page.visibility, { isPrivate }), tags: tagsOf(page) };
        return `${JSON.stringify(buildServicePage(page, facts, cut(page)))}\n`;
      };
      const make = (): Uint8Array => packText(told.map(lineOf).join(''));
      packed.push(keep ? keep(['packed-sections', name(), isPrivate, told.map(tagsOf)], make) : make());
    },
    finish: () => (packed.length === 0 ? packText('') : Buffer.concat(packed)),
  };
}

/** The same of all pages of a site. */
export function renderServiceSections(site: Pick<Site, 'pages' | 'feeds'>, options: ServiceSectionsOptions): Buffer {
  const sections = createServiceSections(options);
  for (const run of cutPageRuns(site.pages)) sections.add(run, (page) => readPageParts(page), site);
  return sections.finish();
}

function packText(text: string): Buffer {
  return zstdCompressSync(text, { params: { [constants.ZSTD_c_compressionLevel]: level } });
}

/** What several pieces lose against one, they win back here: of 310 kB 46.5 are left instead of 49.5. */
const level = 6;
