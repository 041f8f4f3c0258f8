import { constants, zstdCompressSync } from 'node:zlib';
import { pageAccess } from '../../base/readers/page-access.ts';
import { beginsRun } from '../../base/text/begins-run.ts';
import type { Keep } from '../../model/keep.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { nameContent } from '../cache/name-content.ts';
import { buildServicePage } from '../sections/build-service-page.ts';
import { readPageParts, type SearchedPageParts } from '../sections/read-page-parts.ts';
import { pageTags } from './page-tags.ts';

export interface ServiceSections {
  /** Adds a page of a site, if machines may read it: pages come in the order of the site. */
  add: (page: Page, cut: SearchedPageParts, site: Pick<Site, 'feeds'>) => void;
  /** The whole file. */
  finish: () => Buffer;
}

export interface ServiceSectionsOptions {
  isPrivate: boolean;
  /** Unset: nothing was kept of earlier builds. */
  keep?: Keep | undefined;
}

/**
 * Makes the texts for the index of the service, of which only what is packed is held: a line for every page that
 * machines may read. Pages with `noindex` are left out, as they are from all that is written for machines.
 *
 * Each piece of some pages is packed by itself, so that those that are as they were are taken from earlier builds:
 * whoever reads the file unpacks one frame after the other (RFC 8878, 3.1).
 */
export function createServiceSections({ isPrivate, keep = makeAnew }: ServiceSectionsOptions): ServiceSections {
  const packed: Uint8Array[] = [];
  let piece = '';
  const packPiece = (): void => {
    const text = piece;
    packed.push(
      keep(['packed-sections', nameContent(text)], () =>
        zstdCompressSync(text, { params: { [constants.ZSTD_c_compressionLevel]: level } }),
      ),
    );
    piece = '';
  };
  return {
    add: (page, cut, { feeds }) => {
      const { visibility, route } = page;
      if (visibility.robots.includes('noindex') && !visibility.search) return;
      if (piece !== '' && beginsRun(route)) packPiece();
      const access = pageAccess(visibility, { isPrivate });
      piece += `${JSON.stringify(buildServicePage(page, { access, tags: pageTags(page, feeds[route]) }, cut))}\n`;
    },
    finish: () => {
      packPiece();
      return Buffer.concat(packed);
    },
  };
}

/** The same of all pages of a site. */
export function renderServiceSections(site: Pick<Site, 'pages' | 'feeds'>, options: ServiceSectionsOptions): Buffer {
  const sections = createServiceSections(options);
  for (const page of site.pages) sections.add(page, readPageParts(page), site);
  return sections.finish();
}

/** What several pieces lose against one, they win back here: of 310 kB 46.5 are left instead of 49.5. */
const level = 6;

const makeAnew: Keep = (_parts, make) => make();
