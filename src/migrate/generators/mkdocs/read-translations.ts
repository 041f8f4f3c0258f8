import type { ForeignPage } from '../../../model/migration.ts';
import { objectOf, records } from '../../folder/evaluated-value.ts';
import { joinPath } from '../../folder/page-paths.ts';
import { writtenText } from '../../folder/read-page-source.ts';

/** A language of a site of mkdocs-static-i18n. */
export interface SiteLanguage {
  code: string;
  /** Where its pages are, below the folder of all; empty where the ends of names say the language. */
  folder: string;
  isFirst: boolean;
  /** Names of the navigation in it, by those in the first one. */
  names: Record<string, unknown>;
  /** A navigation of its own. */
  nav: unknown;
}

export interface Translations {
  /** The first one first. */
  languages: SiteLanguage[];
  /** Pages that nobody has translated are shown in the first one. */
  fallsBack: boolean;
  /** What language a file below the folder of pages is in, and what it is called without that. */
  split: (place: string) => { language: SiteLanguage; place: string };
}

/** Languages as the plug-in `i18n` (mkdocs-static-i18n) is told them; `null` for a site in one. */
export function readTranslations(plugins: ReadonlyMap<string, Record<string, unknown>>): Translations | null {
  const options = plugins.get('i18n') ?? {};
  const inFolders = options['docs_structure'] === 'folder';
  const listed = listLanguages(options).filter(({ build }) => build !== false);
  const codes = listed.flatMap(({ locale }) => writtenText(locale) ?? []).filter((code) => code !== 'null');
  const first = writtenText(listed.find((one) => one['default'] === true)?.['locale']) ?? codes[0];
  if (codes.length < 2 || first === undefined) return null;
  const languages = listed
    .filter(({ locale }) => codes.includes(String(locale)))
    .map((one): SiteLanguage => {
      const code = String(one['locale']);
      const names = objectOf(one['nav_translations']);
      return { code, folder: inFolders ? code : '', isFirst: code === first, names, nav: one['nav'] };
    })
    .toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst));
  const byCode = new Map(languages.map((language) => [language.code, language]));
  return {
    languages,
    fallsBack: options['fallback_to_default'] !== false,
    split: (place) => {
      const [code = '', own = place] = inFolders
        ? [place.split('/')[0], place.slice(place.indexOf('/') + 1)]
        : [/\.([\w-]+)\.\w+$/.exec(place)?.[1], place.replace(/\.[\w-]+(\.\w+)$/, '$1')];
      const language = byCode.get(code);
      return language === undefined ? { language: languages[0]!, place } : { language, place: own };
    },
  };
}

/** A list, or up to version 1 of the plug-in the names or options of languages by their codes. */
function listLanguages(options: Record<string, unknown>): Record<string, unknown>[] {
  const { languages, default_language: first } = options;
  if (Array.isArray(languages)) return records(languages);
  const all = Object.entries(objectOf(languages)).map(([locale, given]) => ({
    ...objectOf(given),
    nav_translations: objectOf(objectOf(options['nav_translations'])[locale]),
    locale,
    default: locale === first,
  }));
  const named = all.filter(({ locale }) => locale !== 'default');
  const isNamed = named.some(({ locale }) => locale === first);
  return isNamed || typeof first !== 'string' ? named : [{ locale: first, default: true }, ...named];
}

/** Where the pages of a language begin. */
export function startOf({ isFirst, code }: SiteLanguage): string {
  return isFirst ? '' : code;
}

/** Addresses of pages that the first language has alone, in the others. */
export function fallbackRedirects(
  pages: readonly ForeignPage[],
  { languages, fallsBack }: Translations,
): { source: string; destination: string }[] {
  const others = languages.filter(({ isFirst }) => !isFirst).map(({ code }) => code);
  const paths = new Set(pages.map(({ path }) => path));
  const inFirst = [...paths].filter((path) => !others.some((code) => path === code || path.startsWith(`${code}/`)));
  return (fallsBack ? others : []).flatMap((code) =>
    inFirst.flatMap((path) => {
      const own = path === 'index' ? '' : path;
      const source = joinPath(code, own);
      return paths.has(source) ? [] : [{ source: `/${source}`, destination: `/${own}` }];
    }),
  );
}
