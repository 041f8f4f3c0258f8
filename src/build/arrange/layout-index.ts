/** The path in the bundle that stands for a site's base. */
export const placeholderBase = '/docwright-base';

/** What a layout shows: a page of the site, or the words for an address without one. */
export type LayoutKind = 'page' | 'not-found';

/** The file of `lib/layouts.pack` that says what else is in it, as JSON of `LayoutIndex`. */
export const layoutIndexName = 'index.json';

export interface LayoutIndex {
  /** By theme. */
  themes: Record<string, ThemeFiles>;
  /** Names of scripts in the pack that every site has. */
  scripts: string[];
  /** The same of those that pages of APIs alone load: the playground and what writes examples. */
  api: string[];
  /** Names of scripts in the pack with nothing but what pages say in a language, by its code. */
  texts: Record<string, string[]>;
  diagrams: DiagramScripts;
}

const textsName = /^texts\.([\w-]+)\./;

/** Name, without its ending, of the script with a part of what pages say in a language. */
export function nameTexts(language: string, part: string): string {
  return `texts.${language}.${part}`;
}

/** The language of a script that `nameTexts` has named, with or without a hash; `null` for all others. */
export function languageOfTexts(script: string): string | null {
  return textsName.exec(script)?.[1] ?? null;
}

export interface ThemeFiles {
  /** Names in the pack, by layout. */
  styles: Record<LayoutKind, string[]>;
  /** Files of `lib/fonts` by the names that the style sheets have for them. */
  fonts: Record<string, string>;
}

/** The library that draws diagrams: scripts of `lib/browser.pack`, which sites with diagrams get as they are. */
export interface DiagramScripts {
  /** Where the other scripts look for them. */
  folder: string;
  scripts: string[];
}
