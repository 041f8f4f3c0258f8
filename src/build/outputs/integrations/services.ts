import type { IntegrationService } from './integration-service.ts';
import { adobe } from './services/adobe.ts';
import { amplitude } from './services/amplitude.ts';
import { clarity } from './services/clarity.ts';
import { clearbit } from './services/clearbit.ts';
import { fathom } from './services/fathom.ts';
import { frontchat } from './services/frontchat.ts';
import { ga4 } from './services/ga4.ts';
import { gtm } from './services/gtm.ts';
import { heap } from './services/heap.ts';
import { hightouch } from './services/hightouch.ts';
import { hotjar } from './services/hotjar.ts';
import { intercom } from './services/intercom.ts';
import { koala } from './services/koala.ts';
import { logrocket } from './services/logrocket.ts';
import { mixpanel } from './services/mixpanel.ts';
import { pirsch } from './services/pirsch.ts';
import { plausible } from './services/plausible.ts';
import { posthog } from './services/posthog.ts';
import { segment } from './services/segment.ts';

/** Every service that is loaded for a reader, by its key in `integrations`. */
export const services: Readonly<Record<string, IntegrationService>> = {
  adobe,
  amplitude,
  clarity,
  clearbit,
  fathom,
  frontchat,
  ga4,
  gtm,
  heap,
  hightouch,
  hotjar,
  intercom,
  koala,
  logrocket,
  mixpanel,
  pirsch,
  plausible,
  posthog,
  segment,
};
