import { languageTag, textDirection } from '../../base/languages/language-tag.ts';
import type { Texts } from '../../base/languages/texts.ts';
import { sharedHref } from '../../base/paths/resolve-link.ts';
import { routeToHref } from '../../base/paths/routes.ts';
import { mapUnmarked } from '../../base/readers/reader-marks.ts';
import { hashText } from '../../base/text/hash-text.ts';
import type { LayoutProps } from '../../model/layout.ts';
import type { DivisionLink, Switcher } from '../../model/view.ts';
import { getShellTexts } from './get-shell-texts.ts';
import type { Chrome } from './resolve-chrome.ts';
import { resolveChrome } from './resolve-chrome.ts';

/**
 * What every part of the shell needs of one page: the layout's properties, and the words and links in their final form.
 */
export interface Shell extends LayoutProps, Chrome {
  texts: Texts['shell'];
  language: string;
  direction: 'ltr' | 'rtl';
  /** Of what stands around the page: pages of another name are not shown in the place of this one. */
  name: string;
  /** A route becomes an address; an external address stays. */
  href(route: string): string;
  /** Of a link in one line of Markdown: a banner, what a page says of itself. */
  linkHref(link: string): string;
}

/** Prepares the parts of one page. */
export function buildShell(props: LayoutProps): Shell {
  const { site, view } = props;
  const { base, config } = site;
  const chrome = resolveChrome(config, view.bars);
  return {
    ...props,
    ...chrome,
    texts: getShellTexts(view.language),
    language: languageTag(view.language),
    direction: textDirection(view.language),
    name: nameShell(props, chrome),
    href: (route) =>
      mapUnmarked(route, (piece) =>
        piece.startsWith('/') && !piece.startsWith('//')
          ? toHref(piece, { base, trailingSlash: config.seo.trailingSlash })
          : piece,
      ),
    linkHref: (link) =>
      mapUnmarked(link, (piece) => sharedHref(piece, { base, trailingSlash: config.seo.trailingSlash })),
  };
}

/** A reader may have a page open when the next build is published: what it says of the look has a part in the name. */
export function nameShell({ site, page, view }: LayoutProps, chrome: Chrome): string {
  const { theme, name, colors, logo, appearance, fonts, background, styling } = site.config;
  const look = [theme, name, colors, logo, appearance, fonts, background, styling, chrome];
  const mode = page.frontMatter.mode === 'assistant' ? 'assistant' : null;
  return [languageTag(view.language), view.version, mode, hashText(JSON.stringify(look)).toString(36)]
    .filter((one) => one !== null)
    .join(' ');
}

/**
 * The current version, for a page of another one; `null` on the current one, and where the names tell of no order:
 * sites have versions for roles and platforms, too.
 */
export function findCurrentVersion(switchers: readonly Switcher[]): DivisionLink | null {
  // A division's first choice stands first. The page for addresses of no page is of no version.
  const [first, ...others] = switchers.find(({ type }) => type === 'version')?.options ?? [];
  if (!first || first.active || !others.some(({ active }) => active)) return null;
  return [first, ...others].some(({ label }) => namesOrder.test(label)) ? first : null;
}

const namesOrder = /\p{Nd}|\b(?:latest|current|stable|next|edge|beta|draft|old|legacy|deprecated)\b/iu;

/** Keeps query and fragment as they are: only the path is a route. */
function toHref(route: string, options: { base: string; trailingSlash: boolean }): string {
  const end = route.search(/[?#]/);
  return end === -1 ? routeToHref(route, options) : routeToHref(route.slice(0, end), options) + route.slice(end);
}
