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
  diagrams: DiagramScripts;
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
