import * as z from 'zod';
import { navigationSchema } from './navigation/navigation-schema.ts';
import { feedbackSchema } from './topics/feedback.ts';
import { errorsSchema } from './topics/not-found.ts';
import { interactionSchema, metadataSchema } from './topics/page-behavior.ts';
import { themeSchema } from './topics/theme.ts';
import { topics } from './topics.ts';
import { shape } from './validation/shape.ts';
import { text } from './values/text.ts';

const topicSchemas = Object.fromEntries(Object.entries(topics).map(([key, { schema }]) => [key, schema])) as {
  [Key in keyof typeof topics]: (typeof topics)[Key]['schema'];
};

/** `docs.json` as authors write it. */
export const configSchema = shape({
  $schema: z.string().optional().describe('URL of this schema, for editors.'),
  theme: themeSchema,
  name: text.describe('Name of the project, organisation or product.'),
  description: z.string().optional().describe('Description of the site, for search engines and agents.'),
  public: z
    .boolean()
    .optional()
    .describe('Whether everybody can read the pages of a site with sign-in. Default: `false`.'),
  ...topicSchemas,
  navigation: navigationSchema,
  errors: errorsSchema.optional(),
  interaction: interactionSchema.optional(),
  metadata: metadataSchema.optional(),
  feedback: feedbackSchema.optional(),
});

export type ConfigInput = z.infer<typeof configSchema>;
