import { z } from 'zod';
import { navigationSchema } from './navigation/navigation-schema.ts';
import { apiSchema } from './topics/api.ts';
import { appearanceSchema } from './topics/appearance.ts';
import { backgroundSchema } from './topics/background.ts';
import { bannerSchema } from './topics/banner.ts';
import { colorsSchema } from './topics/colors.ts';
import { contextualSchema } from './topics/contextual.ts';
import { faviconSchema } from './topics/favicon.ts';
import { feedbackSchema } from './topics/feedback.ts';
import { fontsSchema } from './topics/fonts.ts';
import { footerSchema } from './topics/footer.ts';
import { iconsSchema } from './topics/icons.ts';
import { integrationsSchema } from './topics/integrations.ts';
import { logoSchema } from './topics/logo.ts';
import { markdownSchema } from './topics/markdown.ts';
import { navbarSchema } from './topics/navbar.ts';
import { errorsSchema } from './topics/not-found.ts';
import { interactionSchema, metadataSchema } from './topics/page-behavior.ts';
import { redirectsSchema } from './topics/redirects.ts';
import { searchSchema } from './topics/search.ts';
import { seoSchema } from './topics/seo.ts';
import { stylingSchema } from './topics/styling.ts';
import { themeSchema } from './topics/theme.ts';
import { thumbnailsSchema } from './topics/thumbnails.ts';
import { variablesSchema } from './topics/variables.ts';
import { variationsSchema } from './topics/variations.ts';
import { shape } from './validation/shape.ts';
import { text } from './values/text.ts';

/** `docs.json` as authors write it. */
export const configSchema = shape({
  $schema: z.string().optional().describe('Address of this schema, for editors.'),
  theme: themeSchema,
  name: text.describe('Name of the project, organisation or product.'),
  description: z.string().optional().describe('What the site is about, for search engines and agents.'),
  public: z
    .boolean()
    .optional()
    .describe('Whether pages of a site with sign-in can be read by everybody. Default: `false`.'),
  colors: colorsSchema,
  logo: logoSchema.optional(),
  favicon: faviconSchema.optional(),
  appearance: appearanceSchema.optional(),
  fonts: fontsSchema.optional(),
  icons: iconsSchema.optional(),
  background: backgroundSchema.optional(),
  styling: stylingSchema.optional(),
  thumbnails: thumbnailsSchema.optional(),
  navbar: navbarSchema.optional(),
  navigation: navigationSchema,
  footer: footerSchema.optional(),
  banner: bannerSchema.optional(),
  search: searchSchema.optional(),
  seo: seoSchema.optional(),
  redirects: redirectsSchema.optional(),
  errors: errorsSchema.optional(),
  contextual: contextualSchema.optional(),
  interaction: interactionSchema.optional(),
  metadata: metadataSchema.optional(),
  feedback: feedbackSchema.optional(),
  markdown: markdownSchema.optional(),
  api: apiSchema.optional(),
  integrations: integrationsSchema.optional(),
  variables: variablesSchema.optional(),
  variations: variationsSchema.optional(),
});

export type ConfigInput = z.infer<typeof configSchema>;
