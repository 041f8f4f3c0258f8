import type { IntegrationService } from '../integration-service.ts';
import { toPart } from '../to-part.ts';

/** Microsoft Clarity. */
export const clarity: IntegrationService = {
  start: ({ projectId }) =>
    `window.clarity??=function(){(clarity.q??=[]).push(arguments)};load('https://www.clarity.ms/tag/${toPart(projectId)}')`,
  track: `clarity('event',name)`,
  sources: ['https://scripts.clarity.ms'],
};
