import type { z } from 'zod';
import type { SiteConfig } from '../../model/config.ts';
import type { Place } from './place.ts';
import { apiSchema, resolveApi } from './topics/api.ts';
import { appearanceSchema, resolveAppearance } from './topics/appearance.ts';
import { backgroundSchema, resolveBackground } from './topics/background.ts';
import { bannerSchema, resolveBanner } from './topics/banner.ts';
import { checkSchema, resolveCheck } from './topics/check.ts';
import { colorsSchema, resolveColors } from './topics/colors.ts';
import { contextualSchema, resolveContextual } from './topics/contextual.ts';
import { faviconSchema, resolveFavicon } from './topics/favicon.ts';
import { fontsSchema, resolveFonts } from './topics/fonts.ts';
import { footerSchema, resolveFooter } from './topics/footer.ts';
import { hostSchema, resolveHost } from './topics/host.ts';
import { iconsSchema, resolveIcons } from './topics/icons.ts';
import { integrationsSchema, resolveIntegrations } from './topics/integrations.ts';
import { logoSchema, resolveLogo } from './topics/logo.ts';
import { markdownSchema, resolveMarkdown } from './topics/markdown.ts';
import { navbarSchema, resolveNavbar } from './topics/navbar.ts';
import { redirectsSchema, resolveRedirects } from './topics/redirects.ts';
import { resolveSearch, searchSchema } from './topics/search.ts';
import { resolveSeo, seoSchema } from './topics/seo.ts';
import { resolveStyling, stylingSchema } from './topics/styling.ts';
import { resolveThumbnails, thumbnailsSchema } from './topics/thumbnails.ts';
import { resolveVariables, variablesSchema } from './topics/variables.ts';
import { resolveVariations, variationsSchema } from './topics/variations.ts';

/** What authors may write under a key, and what it becomes. `place` is that of the value. */
interface Topic<Schema extends z.ZodType, Resolved> {
  schema: Schema;
  resolve: (input: z.infer<Schema>, place: Place) => Resolved;
}

function topic<Schema extends z.ZodType, Resolved>(
  schema: Schema,
  resolve: Topic<Schema, Resolved>['resolve'],
): Topic<Schema, Resolved> {
  return { schema, resolve };
}

/** The keys of `docs.json` that have the same name when they are resolved. */
export const topics = {
  colors: topic(colorsSchema, resolveColors),
  logo: topic(logoSchema.optional(), resolveLogo),
  favicon: topic(faviconSchema.optional(), resolveFavicon),
  appearance: topic(appearanceSchema.optional(), resolveAppearance),
  fonts: topic(fontsSchema.optional(), resolveFonts),
  icons: topic(iconsSchema.optional(), resolveIcons),
  background: topic(backgroundSchema.optional(), resolveBackground),
  styling: topic(stylingSchema.optional(), resolveStyling),
  thumbnails: topic(thumbnailsSchema.optional(), resolveThumbnails),
  navbar: topic(navbarSchema.optional(), resolveNavbar),
  footer: topic(footerSchema.optional(), resolveFooter),
  banner: topic(bannerSchema.optional(), resolveBanner),
  search: topic(searchSchema.optional(), resolveSearch),
  seo: topic(seoSchema.optional(), resolveSeo),
  redirects: topic(redirectsSchema.optional(), resolveRedirects),
  contextual: topic(contextualSchema.optional(), resolveContextual),
  markdown: topic(markdownSchema.optional(), resolveMarkdown),
  api: topic(apiSchema.optional(), resolveApi),
  integrations: topic(integrationsSchema.optional(), resolveIntegrations),
  variables: topic(variablesSchema.optional(), resolveVariables),
  check: topic(checkSchema.optional(), resolveCheck),
  host: topic(hostSchema.optional(), resolveHost),
  variations: topic(variationsSchema.optional(), resolveVariations),
} satisfies { [Key in keyof SiteConfig]?: { schema: z.ZodType; resolve: (...given: never[]) => SiteConfig[Key] } };
