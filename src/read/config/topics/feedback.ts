import * as z from 'zod';
import type { SiteConfig } from '../../../model/config.ts';
import { shape } from '../validation/shape.ts';

const linkSetting = z.union([z.boolean(), z.string()]);

export const feedbackSchema = shape({
  thumbs: z.boolean().optional().describe('Asks below every page whether it helped. Default: `false`.'),
  edits: linkSetting
    .optional()
    .describe(
      'Links every page to its source: `true` for the repository of the site, or an address with `{path}`. Default: `false`.',
    ),
  issues: linkSetting
    .optional()
    .describe(
      'Links every page to a new issue: `true` for the repository of the site, or an address with `{path}`, `{title}` or `{url}`. Default: `false`.',
    ),
  thumbsRating: z.boolean().optional().describe('Deprecated name of `thumbs`.'),
  suggestEdit: linkSetting.optional().describe('Deprecated name of `edits`.'),
  raiseIssue: linkSetting.optional().describe('Deprecated name of `issues`.'),
}).describe('Feedback on pages.');

/** Without telemetry nobody is asked; links to the repository stay, since they send nothing. */
export function resolveFeedback(
  input: z.infer<typeof feedbackSchema> = {},
  integrations: SiteConfig['integrations'],
): SiteConfig['feedback'] {
  const hasTelemetry = integrations['telemetry']?.['enabled'] !== false;
  return {
    thumbs: hasTelemetry && (input.thumbs ?? input.thumbsRating ?? false),
    edits: input.edits ?? input.suggestEdit ?? false,
    issues: input.issues ?? input.raiseIssue ?? false,
  };
}
