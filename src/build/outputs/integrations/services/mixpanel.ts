import type { IntegrationService } from '../integration-service.ts';
import { toLiteral } from '../to-literal.ts';

const hosts: Readonly<Record<string, string>> = {
  us: 'api-js.mixpanel.com',
  eu: 'api-eu.mixpanel.com',
  in: 'api-in.mixpanel.com',
};

/** Its library starts from what stands in `_i`: token, options, name. */
export const mixpanel: IntegrationService = {
  start: ({ projectToken, region }) => {
    const options = { api_host: `https://${hosts[String(region ?? 'us')] ?? hosts['us']}`, track_pageview: true };
    return (
      `Object.assign(queue('mixpanel',['track','identify','register','reset','opt_out_tracking','track_pageview']),{__SV:1.2,people:[],_i:[[${toLiteral(projectToken)},${toLiteral(options)},'mixpanel']]});` +
      `load('https://cdn.mxpnl.com/libs/mixpanel-2-latest.min.js')`
    );
  },
  track: 'mixpanel.track(name,data)',
  page: 'mixpanel.track_pageview()',
};
