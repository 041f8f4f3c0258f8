import { trimEndSlashes } from '../../../../base/paths/trim-end-slashes.ts';
import { eventMethods } from '../event-methods.ts';
import type { IntegrationService } from '../integration-service.ts';
import { toLiteral } from '../to-literal.ts';
import { toPart } from '../to-part.ts';

export const segment: IntegrationService = {
  start: ({ key, cdnUrl }) => {
    const cdn = typeof cdnUrl === 'string' ? trimEndSlashes(cdnUrl) : 'https://cdn.segment.com';
    return (
      `Object.assign(queue('analytics',${toLiteral(eventMethods)}),{invoked:true,_writeKey:${toLiteral(key)},_cdn:${toLiteral(cdn)},SNIPPET_VERSION:'5.2.0'}).page();` +
      `load(${toLiteral(`${cdn}/analytics.js/v1/${toPart(key)}/analytics.min.js`)})`
    );
  },
  track: 'analytics.track(name,data)',
  page: 'analytics.page()',
};
