import type { IntegrationService } from '../integration-service.ts';
import { toHost } from '../to-host.ts';
import { toLiteral } from '../to-literal.ts';

/** Its library starts from what stands in `_i`: key, options. PostHog's own hosts serve it from a host beside them. */
export const posthog: IntegrationService = {
  start: ({ apiKey, apiHost, sessionRecording }) => {
    const host = toHost(apiHost, 'us.i.posthog.com').replace(/^app\.posthog\.com$/, 'us.i.posthog.com');
    const script = `https://${host.replace(/^(us|eu)\.i\.posthog\.com$/, '$1-assets.i.posthog.com')}/static/array.js`;
    const options = { api_host: `https://${host}`, disable_session_recording: sessionRecording !== true };
    return (
      `Object.assign(queue('posthog',['capture','identify','register','reset','opt_out_capturing','opt_in_capturing','onFeatureFlags']),` +
      `{__SV:1,people:[],_i:[[${toLiteral(apiKey)},${toLiteral(options)},'posthog']]});load(${toLiteral(script)},{crossorigin:'anonymous'})`
    );
  },
  track: 'posthog.capture(name,data)',
  page: `posthog.capture('$pageview')`,
};
