import { RequestRefused } from '../../base/http/request-refused.ts';

/** A file is no longer the one of the build that the service has read: another build lies in its place. */
export class SiteChanging extends RequestRefused {
  constructor() {
    super(
      503,
      { code: 'site_changing', message: 'The site is being replaced; try again in a moment' },
      { headers: { 'retry-after': '1' } },
    );
  }
}
