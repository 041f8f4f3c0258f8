import type { Site } from '../../model/site.ts';
import { resolveAssetAccess } from '../../read/site/asset-access.ts';
import { markedSite } from '../../read/site/marked-site.ts';
import { publicSite } from '../../read/site/public-site.ts';
import { type Edition, isForMembersSite } from '../layout/edition.ts';

/** What an edition holds of a whole site. */
export function editionOf(site: Site, { edition, folder }: { edition: Edition; folder: string }): Site {
  switch (edition.kind) {
    case 'whole':
      return site;
    case 'static':
    case 'public': {
      const isPrivate = isForMembersSite(edition);
      return publicSite(site, { isPrivate, assetAccess: resolveAssetAccess(site, { folder, isPrivate }) });
    }
    case 'marked':
      return markedSite(site);
  }
}
