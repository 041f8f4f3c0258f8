import * as z from 'zod';
import type { SiteConfig } from '../../../model/config.ts';
import { shape } from '../validation/shape.ts';
import { resolveTextList, textList } from '../values/text.ts';

export const markdownSchema = shape({
  schema: z
    .boolean()
    .optional()
    .describe('Includes the API description of an endpoint in its Markdown. Default: `true`.'),
  instructions: textList.optional().describe('Instructions for agents that read the Markdown of pages.'),
}).describe('Pages as Markdown.');

export function resolveMarkdown(input: z.infer<typeof markdownSchema> = {}): SiteConfig['markdown'] {
  return {
    schema: input.schema ?? true,
    instructions: resolveTextList(input.instructions).filter((line) => line.trim() !== ''),
  };
}
