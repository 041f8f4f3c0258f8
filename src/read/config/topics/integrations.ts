import * as z from 'zod';
import { trimEndSlashes } from '../../../base/paths/trim-end-slashes.ts';
import type { SiteConfig } from '../../../model/config.ts';
import { expected, shape } from '../validation/shape.ts';
import { text } from '../values/text.ts';

/** An identifier that starts in a known way. */
function startsWith(prefix: string, example: string): z.ZodString {
  return z.string().regex(new RegExp(`^${prefix}`), { error: expected(`an identifier like "${example}"`) });
}

const secureUrl = z.string().regex(/^https:\/\//, { error: expected('a URL that starts with `https://`') });
const scriptUrl = z.string().regex(/^(?:https:)?\/\/[^/]/, { error: expected('a URL that starts with `https://`') });
const host = z.string().regex(/^(?!https?:\/\/)./, { error: expected('a domain without `https://`', suggestHost) });
const longId = z.string().min(6, { error: expected('an identifier of at least six characters') });
const idOrNumber = z.union([text, z.number()]);

function suggestHost(url: string): string {
  return `Write "${trimEndSlashes(url.replace(/^https?:\/\//, ''))}"`;
}

/** One entry for each service. */
export const integrationsSchema = shape({
  adobe: shape({ launchUrl: scriptUrl.describe('URL of the Launch script.') })
    .optional()
    .describe('Adobe Analytics.'),
  amplitude: shape({ apiKey: text.describe('API key.') })
    .optional()
    .describe('Amplitude.'),
  clarity: shape({ projectId: text.describe('Project.') })
    .optional()
    .describe('Microsoft Clarity.'),
  clearbit: shape({ publicApiKey: text.describe('Public API key.') })
    .optional()
    .describe('Clearbit.'),
  cookies: shape({
    key: text.describe('Name of the entry in local storage.'),
    value: text.describe('Value that the entry must have.'),
  })
    .optional()
    .describe('Consent: analytics run only while an entry in local storage has a given value.'),
  fathom: shape({ siteId: text.describe('Site.') })
    .optional()
    .describe('Fathom.'),
  frontchat: shape({ snippetId: longId.describe('Snippet.') })
    .optional()
    .describe('Front Chat.'),
  ga4: shape({ measurementId: startsWith('G', 'G-XXXXXXXXXX').describe('Measurement ID.') })
    .optional()
    .describe('Google Analytics 4.'),
  gtm: shape({ tagId: startsWith('G', 'GTM-XXXXXXX').describe('Tag ID.') })
    .optional()
    .describe('Google Tag Manager.'),
  heap: shape({ appId: text.describe('App.') })
    .optional()
    .describe('Heap.'),
  hightouch: shape({ writeKey: text.describe('Write key.'), apiHost: text.optional().describe('Host of the API.') })
    .optional()
    .describe('Hightouch.'),
  hotjar: shape({ hjid: idOrNumber.describe('Site.'), hjsv: idOrNumber.describe('Version of the snippet.') })
    .optional()
    .describe('Hotjar.'),
  intercom: shape({ appId: longId.describe('App.') })
    .optional()
    .describe('Intercom.'),
  koala: shape({ publicApiKey: text.describe('Public API key.') })
    .optional()
    .describe('Koala.'),
  logrocket: shape({ appId: text.describe('App.') })
    .optional()
    .describe('LogRocket.'),
  mixpanel: shape({
    projectToken: text.describe('Project token.'),
    region: z.enum(['us', 'eu', 'in']).optional().describe('Where data is stored.'),
  })
    .optional()
    .describe('Mixpanel.'),
  onetrust: shape({
    domainScript: text.describe('Script of the domain.'),
    categoryId: text.optional().describe('Cookie category of analytics.'),
    scriptSource: secureUrl.optional().describe('URL of the script.'),
  })
    .optional()
    .describe('OneTrust.'),
  pirsch: shape({ id: text.describe('Identification code.') })
    .optional()
    .describe('Pirsch.'),
  plausible: shape({
    domain: host.describe('Domain of the site.'),
    server: host.optional().describe('Host of a self-hosted Plausible.'),
  })
    .optional()
    .describe('Plausible.'),
  posthog: shape({
    apiKey: startsWith('phc_', 'phc_XXXX').describe('Project API key.'),
    apiHost: text.optional().describe('Host of the API.'),
    sessionRecording: z.boolean().optional().describe('Records sessions.'),
  })
    .optional()
    .describe('PostHog.'),
  segment: shape({
    key: text.describe('Write key.'),
    cdnUrl: secureUrl.optional().describe('URL of a custom CDN.'),
  })
    .optional()
    .describe('Segment.'),
  telemetry: shape({ enabled: z.boolean().optional().describe('`false` disables all telemetry.') })
    .optional()
    .describe('Telemetry of the site itself.'),
  transcend: shape({
    bundleId: text.describe('Bundle.'),
    analyticsPurpose: text.optional().describe('Purpose that covers analytics.'),
  })
    .optional()
    .describe('Transcend.'),
}).describe('Analytics, chat and consent services.');

/** The settings of every service that has any. */
export function resolveIntegrations(input: z.infer<typeof integrationsSchema> = {}): SiteConfig['integrations'] {
  const services: SiteConfig['integrations'] = {};
  for (const [name, settings] of Object.entries(input)) {
    if (settings) services[name] = { ...settings };
  }
  return services;
}
