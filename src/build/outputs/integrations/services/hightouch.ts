import { eventMethods } from '../event-methods.ts';
import type { IntegrationService } from '../integration-service.ts';
import { toHost } from '../to-host.ts';
import { toLiteral } from '../to-literal.ts';

export const hightouch: IntegrationService = {
  start: ({ writeKey, apiHost }) =>
    `Object.assign(queue('htevents',${toLiteral(eventMethods)}),{invoked:true,_writeKey:${toLiteral(writeKey)},` +
    `_loadOptions:{apiHost:${toLiteral(toHost(apiHost, 'us-east-1.hightouch-events.com'))}},SNIPPET_VERSION:'0.0.1'}).page();` +
    `load('https://cdn.hightouch-events.com/browser/release/v1-latest/events.min.js')`,
  track: 'htevents.track(name,data)',
  page: 'htevents.page()',
};
