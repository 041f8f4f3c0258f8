import type { IntegrationService } from '../integration-service.ts';
import { toLiteral } from '../to-literal.ts';

/** Adobe Experience Platform tags. */
export const adobe: IntegrationService = {
  start: ({ launchUrl }) => `load(${toLiteral(launchUrl)})`,
  track: 'window._satellite?.track(name,data)',
};
