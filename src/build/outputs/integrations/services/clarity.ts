import type { Service } from '../service.ts';
import { toPart } from '../to-part.ts';

/** Microsoft Clarity. */
export const clarity: Service = {
  start: ({ projectId }) =>
    `window.clarity??=function(){(clarity.q??=[]).push(arguments)};load('https://www.clarity.ms/tag/${toPart(projectId)}')`,
  track: `clarity('event',name)`,
};
