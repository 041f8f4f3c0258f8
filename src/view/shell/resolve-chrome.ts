import type { BannerConfig, Footer, Navbar, SiteConfig } from '../../model/config.ts';

export interface Chrome {
  navbar: Navbar;
  footer: Footer;
  banner: BannerConfig | null;
}

/** The navbar, footer and banner for a language: its own where `navigation.languages` has them, else the site's. */
export function resolveChrome(config: SiteConfig, language: string | null): Chrome {
  const own = config.navigation.languages?.find((entry) => entry.label === language);
  return {
    navbar: own?.navbar ?? config.navbar,
    footer: own?.footer ?? config.footer,
    banner: own?.banner ?? config.banner,
  };
}
