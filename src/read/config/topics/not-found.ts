import * as z from 'zod';
import type { SiteConfig } from '../../../model/config.ts';
import type { Place } from '../place.ts';
import { shape } from '../validation/shape.ts';

export const errorsSchema = shape({
  '404': shape({
    redirect: z
      .boolean()
      .optional()
      .describe('Redirects readers to the home page instead of showing a page. Default: `true` unless a text is set.'),
    title: z.string().optional().describe('Title of the error page.'),
    description: z.string().optional().describe('Text of the error page; Markdown.'),
  })
    .optional()
    .describe('What readers see at an address without a page.'),
}).describe('Error pages.');

export function resolveNotFound(input: z.infer<typeof errorsSchema> | undefined, place: Place): SiteConfig['notFound'] {
  if (input && !input['404'])
    place.warn({ code: 'missing-key', message: 'The key `404` is missing', hint: 'Write "404": { "redirect": true }' });
  const { title, description, ...own } = input?.['404'] ?? {};
  // The format leads home by default. Whoever writes texts wants them seen, and whoever says nothing gets suggestions.
  const redirect = own.redirect ?? (input?.['404'] !== undefined && title === undefined && description === undefined);
  return { redirect, title: title || null, description: description || null };
}
