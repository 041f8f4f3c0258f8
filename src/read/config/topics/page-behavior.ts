import * as z from 'zod';
import { shape } from '../validation/shape.ts';

export const interactionSchema = shape({
  drilldown: z
    .boolean()
    .optional()
    .describe('Whether opening a group navigates to its first page. Default: set by the theme.'),
}).describe('Behaviour of the sidebar.');

export const metadataSchema = shape({
  timestamp: z.boolean().optional().describe('Shows when a page was last modified. Default: `false`.'),
}).describe('Metadata shown on each page.');
