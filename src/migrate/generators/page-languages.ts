import { parseLanguageTag } from '../../base/languages/language-tag.ts';
import type { ForeignPage } from '../../model/migration.ts';
import { records } from '../folder/evaluated-value.ts';

/** Whether a folder's name, or what stands before the ending of a file's, is the code of a language. */
export function isLanguage(code: string): boolean {
  if (!/^[a-z]{2}(?:-[A-Za-z]{2,4})?$/.test(code)) return false;
  const tag = parseLanguageTag(code);
  return tag !== null && new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag) !== undefined;
}

/** The languages of a folder that holds nothing but one folder for each; none for any other folder. */
export function languageFolders(files: readonly string[], content: string): string[] {
  const names = new Set(files.map((file) => file.slice(content.length + 1).split('/')[0]!));
  return names.size > 1 && [...names].every(isLanguage) ? [...names] : [];
}

/**
 * `guide.ja.mdx` → `guide.mdx` in `ja`, for languages that the settings name, and those in which one of the files
 * stands beside the same page in another.
 */
export function splitLanguages(
  files: readonly string[],
  named: readonly string[] = [],
): Map<string, { file: string; language: string | null }> {
  const split = files.map((file) => ({ own: file, ...splitLanguage(file) }));
  const versions = Map.groupBy(split, ({ file }) => file);
  // A page can be there in one of them alone.
  const beside = split.flatMap(({ file, language }) => (versions.get(file)!.length > 1 ? language : []));
  const known = new Set([...named, ...beside]);
  return new Map(
    split.map(({ own, file, language }) => [
      own,
      language !== null && known.has(language) ? { file, language } : { file: own, language: null },
    ]),
  );
}

function splitLanguage(file: string): { file: string; language: string | null } {
  const [, name, language, ending] = /^(.*)\.([A-Za-z]{2}(?:-[A-Za-z]{2,4})?)(\.mdx?)$/.exec(file) ?? [];
  return name === undefined || !isLanguage(language!)
    ? { file, language: null }
    : { file: name + ending!, language: language! };
}

/** A page, and what it would be called if its language and the form of its generator were not in its name. */
export interface TreePage {
  page: ForeignPage;
  /** Its place in the tree of pages. */
  file: string;
  /** `null` for the first language. */
  language: string | null;
}

/** Navigation of pages in several languages, of which settings can name the `first`; of pages in one, that alone. */
export function navigationByLanguage(
  pages: readonly TreePage[],
  read: (pages: readonly ForeignPage[], language: string | null) => Record<string, unknown>,
  first = 'en',
): Record<string, unknown> {
  const byLanguage = Map.groupBy(pages, ({ language }) => language);
  const parts = [...byLanguage].map(([language, within]) => ({
    language,
    content: read(
      within.map(({ page, file }) => ({ ...page, file })),
      language,
    ),
  }));
  if (parts.length === 1) return parts[0]!.content;
  // Pages without a language in their names are in the first one; else that is English, where there is English.
  const rank = (language: string | null): number =>
    language === null || language === first ? 0 : language.startsWith('en') ? 1 : 2;
  const sorted = parts.toSorted((a, b) => rank(a.language) - rank(b.language));
  return { languages: sorted.map(({ language, content }) => ({ language: language ?? first, ...content })) };
}

/** Where readers who ask for the root of the site go: its first page, when none is there. */
export function homeRedirect(
  pages: readonly ForeignPage[],
  navigation: Record<string, unknown>,
): { source: string; destination: string }[] {
  if (pages.some(({ path }) => path === 'index')) return [];
  const first = firstPage(navigation);
  return first === null ? [] : [{ source: '/', destination: `/${first.replace(/(?:^|\/)index$/, '')}` }];
}

function firstPage(item: unknown): string | null {
  if (typeof item === 'string') return item;
  if (typeof item !== 'object' || item === null) return null;
  const { root, languages, versions, tabs, pages } = item as Record<string, unknown>;
  if (typeof root === 'string') return root;
  const inner = [languages, versions, tabs, pages].flatMap((list: unknown) =>
    Array.isArray(list) ? (list as unknown[]) : [],
  );
  return inner.map(firstPage).find((page) => page !== null) ?? null;
}

/** Addresses at which a generator shows a page of the first language that nobody has translated. */
export function untranslatedRedirects(
  pages: readonly ForeignPage[],
  { languages }: Record<string, unknown>,
): { source: string; destination: string }[] {
  const [first, ...others] = records(languages).map(({ language }) => String(language));
  if (first === undefined) return [];
  const paths = new Set(pages.map(({ path }) => path));
  const start = pages.some(({ path }) => path.startsWith(`${first}/`)) ? `${first}/` : '';
  const isTranslated = (path: string): boolean =>
    others.some((language) => path === language || path.startsWith(`${language}/`));
  const inFirst = pages.filter(({ path }) => path.startsWith(start) && !isTranslated(path));
  return others.flatMap((language) =>
    inFirst.flatMap(({ path }) => {
      const translated = path === 'index' ? language : `${language}/${path.slice(start.length)}`;
      return paths.has(translated)
        ? []
        : [{ source: `/${translated}`, destination: path === 'index' ? '/' : `/${path}` }];
    }),
  );
}
