import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { pageAccess } from '../../base/readers/page-access.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { isNoIndex } from '../../read/navigation/is-no-index.ts';
import { nameContent } from '../cache/name-content.ts';
import type { ValueStore } from '../cache/open-value-store.ts';
import { buildServicePage } from '../sections/build-service-page.ts';
import { cutPageRuns, type PageRun } from '../sections/page-run.ts';
import { readPageParts, type SearchedPageParts } from '../sections/read-page-parts.ts';
import { pageTags } from './page-tags.ts';

export interface ServiceSections {
  /**
   * Adds some pages of a site, those that machines may read: they come in the order of the site. Ends when they are
   * packed, which another thread does.
   */
  add: (run: PageRun, cut: (page: Page) => SearchedPageParts, site: Pick<Site, 'feeds'>) => Promise<void>;
  /** The whole file. */
  finish: () => Promise<Buffer>;
}

export interface ServiceSectionsOptions {
  isPrivate: boolean;
  /** Unset: nothing was kept of earlier builds. */
  values?: Pick<ValueStore, 'find' | 'put'> | null;
}

/**
 * Makes `.service/sections.jsonl.zst`, of which only what is packed is held: a line for every page that machines may
 * read. Pages with `noindex` are left out, as they are from all that is written for machines.
 *
 * Each run of pages is packed by itself, so that those that are as they were are taken from earlier builds: whoever
 * reads the file unpacks one frame after the other (RFC 8878, 3.1).
 */
export function createServiceSections({ isPrivate, values }: ServiceSectionsOptions): ServiceSections {
  const packed: Promise<Uint8Array>[] = [];
  return {
    add: async ({ pages, name: nameRun }, cut, { feeds }) => {
      const told = pages.filter(({ visibility: { robots, search } }) => !isNoIndex(robots) || search);
      if (told.length === 0) return;
      const tagsOf = (page: Page): string[] => pageTags(page, feeds[page.route]);
      const lineOf = (page: Page): string => {
        const facts = { access: pageAccess(page.visibility, { isPrivate }), tags: tagsOf(page) };
        return `${JSON.stringify(buildServicePage(page, facts, cut(page)))}\n`;
      };
      const make = (): Promise<Uint8Array> => packText(told.map(lineOf).join(''));
      const name = values
        ? nameContent(JSON.stringify(['packed-sections', nameRun(), isPrivate, told.map(tagsOf)]))
        : '';
      const known = values?.find(name) as Uint8Array | null | undefined;
      const piece = known ? Promise.resolve(known) : make();
      packed.push(piece);
      const content = await piece;
      if (!known) values?.put('packed-sections', name, content);
    },
    finish: async () => Buffer.concat(await Promise.all(packed)),
  };
}

/** The same of all pages of a site. */
export async function renderServiceSections(
  site: Pick<Site, 'pages' | 'feeds'>,
  options: ServiceSectionsOptions,
): Promise<Buffer> {
  const sections = createServiceSections(options);
  // One after the other: the texts of a large site are never held together.
  for (const run of cutPageRuns(site.pages)) await sections.add(run, (page) => readPageParts(page), site);
  return sections.finish();
}

function packText(text: string): Promise<Buffer> {
  return compress(text, { params: { [constants.ZSTD_c_compressionLevel]: level } });
}

const compress = promisify(zstdCompress);

/** What several pieces lose against one, they win back here: of 310 kB 46.5 are left instead of 49.5. */
const level = 6;
