import { createHash } from 'node:crypto';
import { buildFolder } from '../../base/paths/build-folder.ts';
import { isRestricted } from '../../base/readers/page-access.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { Page } from '../../model/page.ts';
import type { ThumbnailText } from '../pictures/render-thumbnail.ts';

/** What the names of preview pictures follow from. */
export interface ThumbnailNames {
  /** Name of all that the pictures have in common. */
  look: string;
  /** Whether each page has a picture of its own. */
  hasOwn: boolean;
}

export interface Thumbnail {
  /** In the output. */
  path: string;
  text: ThumbnailText;
}

/** The preview picture of a page. Pages that are not for everybody share one that says nothing of them. */
export function thumbnailOf(
  page: Page,
  { config, names: { look, hasOwn } }: { config: SiteConfig; names: ThumbnailNames },
): Thumbnail {
  const text =
    isRestricted(page.visibility) || !hasOwn
      ? { siteName: '', title: config.name, description: config.description }
      : { siteName: config.name, title: page.title, description: page.description };
  return { path: `${buildFolder}/thumbnails/${hashName(JSON.stringify([look, text]))}.png`, text };
}

/** A name for some content. */
export function hashName(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 16);
}
