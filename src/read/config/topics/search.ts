import * as z from 'zod';
import type { SiteConfig } from '../../../model/config.ts';
import { shape } from '../validation/shape.ts';

export const searchSchema = shape({
  prompt: z.string().optional().describe('Placeholder of the search box.'),
}).describe('Search box.');

export function resolveSearch(input: z.infer<typeof searchSchema> = {}): SiteConfig['search'] {
  return { prompt: input.prompt || null };
}
