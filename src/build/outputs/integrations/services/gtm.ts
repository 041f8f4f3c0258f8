import type { IntegrationService } from '../integration-service.ts';
import { toPart } from '../to-part.ts';

/** Google Tag Manager. */
export const gtm: IntegrationService = {
  start: ({ tagId }) =>
    `(window.dataLayer??=[]).push({'gtm.start':Date.now(),event:'gtm.js'});load('https://www.googletagmanager.com/gtm.js?id=${toPart(tagId)}')`,
  track: 'dataLayer.push({event:name,...data})',
  // What a container loads is up to whoever fills it.
  sources: ['https:'],
};
