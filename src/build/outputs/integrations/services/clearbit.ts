import type { Service } from '../service.ts';
import { toPart } from '../to-part.ts';

export const clearbit: Service = {
  start: ({ publicApiKey }) =>
    `load('https://tag.clearbitscripts.com/v1/${toPart(publicApiKey)}/tags.js',{referrerpolicy:'strict-origin-when-cross-origin'})`,
};
