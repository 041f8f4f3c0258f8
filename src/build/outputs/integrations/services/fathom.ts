import type { IntegrationService } from '../integration-service.ts';
import { toLiteral } from '../to-literal.ts';

export const fathom: IntegrationService = {
  start: ({ siteId }) =>
    `load('https://cdn.usefathom.com/script.js',{'data-site':${toLiteral(siteId)},'data-spa':'auto'})`,
  track: 'window.fathom?.trackEvent(name)',
};
