import type { IntegrationService } from '../integration-service.ts';
import { toPart } from '../to-part.ts';

export const clearbit: IntegrationService = {
  start: ({ publicApiKey }) =>
    `load('https://tag.clearbitscripts.com/v1/${toPart(publicApiKey)}/tags.js',{referrerpolicy:'strict-origin-when-cross-origin'})`,
};
