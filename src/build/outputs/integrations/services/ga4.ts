import type { IntegrationService } from '../integration-service.ts';
import { toLiteral } from '../to-literal.ts';
import { toPart } from '../to-part.ts';

/** Google Analytics 4. Its queue holds the `arguments` objects of calls: arrays would be ignored. */
export const ga4: IntegrationService = {
  start: ({ measurementId }) =>
    `window.dataLayer??=[];window.gtag??=function(){dataLayer.push(arguments)};gtag('js',new Date());gtag('config',${toLiteral(measurementId)});` +
    `load('https://www.googletagmanager.com/gtag/js?id=${toPart(measurementId)}')`,
  track: `gtag('event',name,data)`,
  sources: ['https://*.googletagmanager.com'],
};
