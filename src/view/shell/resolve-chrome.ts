import type { BannerConfig, Footer, Navbar, SiteConfig } from '../../model/config.ts';
import type { LanguageBars } from '../../model/navigation.ts';

export interface Chrome {
  navbar: Navbar;
  footer: Footer;
  banner: BannerConfig | null;
}

/** The navbar, footer and banner of a page: those of its language where that has its own, else the site's. */
export function resolveChrome(config: Pick<SiteConfig, keyof Chrome>, own: LanguageBars): Chrome {
  return {
    navbar: own.navbar ?? config.navbar,
    footer: own.footer ?? config.footer,
    banner: own.banner ?? config.banner,
  };
}
