import * as z from 'zod';
import { shape } from '../validation/shape.ts';

export const interactionSchema = shape({
  drilldown: z
    .boolean()
    .optional()
    .describe('Whether opening a group goes to its first page. Default: as the theme does.'),
}).describe('Behaviour of the sidebar.');

export const metadataSchema = shape({
  timestamp: z.boolean().optional().describe('Shows when a page was last modified. Default: `false`.'),
}).describe('Facts that are shown about each page.');
