import { languages } from '../../base/languages/languages.ts';
import { matchLanguage } from '../../base/languages/match-language.ts';
import type { Audience, ServiceManifest } from '../../model/service.ts';
import { readablePage } from './readable-page.ts';
import { routeOfAddress } from './route-of-address.ts';

export interface LanguageWishes {
  manifest: Pick<ServiceManifest, 'base' | 'pages'>;
  audience: Audience;
  /** Address that the reader wanted, base path included. */
  wanted: string;
  /** The header `Accept-Language`. */
  accepted: string | null;
}

/**
 * The language of a page of the service itself: that of the page that the reader wanted, else that of the site, of the
 * browser, English.
 */
export function chooseLanguage({ manifest, audience, wanted, accepted }: LanguageWishes): string {
  const route = routeOfAddress(wanted, manifest.base);
  const codes = manifest.pages.map(({ language }) => language).filter((language) => language !== null);
  // Pages come in reading order, those of the default language first.
  const wishes = [
    readablePage(route, { manifest, audience })?.language ?? null,
    languageInRoute(route, codes),
    codes[0] ?? null,
    ...parseAccepted(accepted ?? ''),
  ];
  for (const wish of wishes) {
    const language = wish === null ? null : matchLanguage(wish, languages);
    if (language !== null) return language;
  }
  return 'en';
}

/** A language of the site that is a part of the route, as in `/es/guides`, whether there is such a page or not. */
function languageInRoute(route: string, codes: readonly string[]): string | null {
  const byName = new Map(codes.map((code) => [code.toLowerCase(), code]));
  const part = route
    .toLowerCase()
    .split('/')
    .find((name) => byName.has(name));
  return part === undefined ? null : byName.get(part)!;
}

/** The languages of the header, the dearest first (RFC 9110 section 12.5.4). */
function parseAccepted(header: string): string[] {
  const ranges = header
    .slice(0, 1_000)
    .split(',')
    .map((range) => {
      const [tag = '', weight] = range.split(/;\s*q=/i);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    });
  return ranges
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
