import type { SiteConfig } from '../../model/config.ts';
import type { ConfigInput } from './config-schema.ts';
import { resolveNavigation } from './navigation/resolve-navigation.ts';
import type { Place } from './place.ts';
import { resolveApi } from './topics/api.ts';
import { resolveAppearance } from './topics/appearance.ts';
import { resolveBackground } from './topics/background.ts';
import { resolveBanner } from './topics/banner.ts';
import { resolveColors } from './topics/colors.ts';
import { resolveContextual } from './topics/contextual.ts';
import { resolveFavicon } from './topics/favicon.ts';
import { resolveFeedback } from './topics/feedback.ts';
import { resolveFonts } from './topics/fonts.ts';
import { resolveFooter } from './topics/footer.ts';
import { resolveIcons } from './topics/icons.ts';
import { resolveIntegrations } from './topics/integrations.ts';
import { resolveLogo } from './topics/logo.ts';
import { resolveMarkdown } from './topics/markdown.ts';
import { resolveNavbar } from './topics/navbar.ts';
import { resolveNotFound } from './topics/not-found.ts';
import { resolveRedirects } from './topics/redirects.ts';
import { resolveSearch } from './topics/search.ts';
import { resolveSeo } from './topics/seo.ts';
import { resolveStyling } from './topics/styling.ts';
import { resolveThumbnails } from './topics/thumbnails.ts';
import { resolveVariables } from './topics/variables.ts';
import { resolveVariations } from './topics/variations.ts';

/**
 * Fills in every default and brings every value to its one form. What the author should know is reported at `place`.
 */
export function resolveConfig(input: ConfigInput, place: Place): SiteConfig {
  const integrations = resolveIntegrations(input.integrations);
  return {
    theme: input.theme,
    name: input.name.trim(),
    description: input.description ?? '',
    public: input.public ?? false,
    ...resolveLook(input, place),
    ...resolveFrame(input, place),
    seo: resolveSeo(input.seo, place.child('seo')),
    redirects: resolveRedirects(input.redirects, place.child('redirects')),
    notFound: resolveNotFound(input.errors, place.child('errors')),
    contextual: resolveContextual(input.contextual, place.child('contextual')),
    drilldown: input.interaction?.drilldown ?? null,
    timestamp: input.metadata?.timestamp ?? false,
    markdown: resolveMarkdown(input.markdown),
    api: resolveApi(input.api, place.child('api')),
    feedback: resolveFeedback(input.feedback, integrations),
    integrations,
    variables: resolveVariables(input.variables, place.child('variables')),
    variations: resolveVariations(input.variations, place.child('variations')),
    navigation: resolveNavigation(input.navigation, place.child('navigation')),
  };
}

type Look = 'colors' | 'logo' | 'favicon' | 'appearance' | 'fonts' | 'icons' | 'background' | 'styling' | 'thumbnails';

function resolveLook(input: ConfigInput, place: Place): Pick<SiteConfig, Look> {
  return {
    colors: resolveColors(input.colors),
    logo: resolveLogo(input.logo, place.child('logo')),
    favicon: resolveFavicon(input.favicon, place.child('favicon')),
    appearance: resolveAppearance(input.appearance),
    fonts: resolveFonts(input.fonts, place.child('fonts')),
    icons: resolveIcons(input.icons),
    background: resolveBackground(input.background, place.child('background')),
    styling: resolveStyling(input.styling),
    thumbnails: resolveThumbnails(input.thumbnails),
  };
}

function resolveFrame(input: ConfigInput, place: Place): Pick<SiteConfig, 'navbar' | 'footer' | 'banner' | 'search'> {
  return {
    navbar: resolveNavbar(input.navbar, place.child('navbar')),
    footer: resolveFooter(input.footer, place.child('footer')),
    banner: resolveBanner(input.banner),
    search: resolveSearch(input.search),
  };
}
