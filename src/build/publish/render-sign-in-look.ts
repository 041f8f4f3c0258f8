import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileAddress } from '../../base/paths/routes.ts';
import type { SignInLook } from '../../model/sign-in-look.ts';
import type { Site } from '../../model/site.ts';
import { packageFolder } from '../../read/site/package-folder.ts';
import { renderHeadStyle } from '../../view/shell/render-head-style.ts';
import { findTheme } from '../session/find-theme.ts';
import { lookOfTheme } from '../session/find-theme-surfaces.ts';

/**
 * What the service's page for signing in needs of the site's look, so that it stands without scripts and other files.
 * `folder`: of the site.
 */
export function renderSignInLook(site: Site, folder: string): string {
  const { name, logo, favicon, appearance } = site.config;
  const address = (path: string): string => fileAddress(site.base, path);
  const tokens = [join(packageFolder, 'themes/base/tokens.css'), join(findTheme(site, folder), 'tokens.css')]
    .filter(existsSync)
    .map((file) => readFileSync(file, 'utf8'));
  const look: SignInLook = {
    name,
    logo: logo && { light: address(logo.light), dark: address(logo.dark) },
    favicon: favicon && address(favicon.light),
    style: followSystem(
      shorten(`${tokens.join('')}${renderHeadStyle(site.config, { base: site.base, ...lookOfTheme(site, folder) })}`),
      appearance,
    ),
    appearance,
  };
  return JSON.stringify(look);
}

/** The site's pages choose light or dark with a script; this one has none and asks the system. */
function followSystem(css: string, { default: mode }: SignInLook['appearance']): string {
  if (mode !== 'system') return css;
  const asked = css
    .replace(/:root:not\(\.dark\)\{([^}]*)\}/g, '@media (prefers-color-scheme:light){:root{$1}}')
    .replace(/:root\.dark\{([^}]*)\}/g, '@media (prefers-color-scheme:dark){:root{$1}}');
  return `${asked}:root{color-scheme:light dark}`;
}

function shorten(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ');
}
