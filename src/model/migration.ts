/** What of a site could not be carried over, and where it stands. */
export interface Loss {
  file: string;
  line?: number;
  message: string;
}

export type Lose = (loss: Loss) => void;

/** A page of another generator's site. */
export interface ForeignPage {
  /** The file that it translates, beside which lies what it shows and has not itself. */
  original?: string;
  /** In the folder of the site. */
  file: string;
  /** Of the page that is made of it, without ending: what its address is, too. */
  path: string;
  /** Where readers found it so far, when that is elsewhere: `/guide.html`. */
  address?: string;
  /** What the navigation calls it, when that is not its title. */
  label?: string;
  /** The badge that the navigation puts beside it. */
  tag?: string;
}

/** What stands in `pages` of `docs.json`. */
export type NavigationItem = string | { group: string; root?: string; pages: NavigationItem[]; [key: string]: unknown };

/** What stands in `redirects` of `docs.json`. */
export interface ForeignRedirect {
  source: string;
  destination: string;
  permanent?: boolean;
}

/** A page that is made of no file: its text with its front matter. */
export interface MadePage {
  path: string;
  text: string;
}

/** A file or a folder that pages show or link to. */
export interface ForeignAssets {
  /** In the folder of the site. */
  from: string;
  /** In the new one; empty for its root. */
  to: string;
  /** Everything in it was served as it is, and not only what pages show. */
  isServed?: boolean;
  /** Every page loaded the style sheets in it. */
  isLoaded?: boolean;
  /** Files in it that the old site left out. */
  isLeftOut?: (file: string) => boolean;
}

/** How a generator makes the id of a heading of its text, and what it puts before the number of a repeated one. */
export interface HeadingIds {
  slug: (text: string) => string;
  separator: '-' | '_';
  /** How a heading names its own one, when that is not `{#id}`. */
  own?: RegExp;
  /** An id that headings name themselves gets a number where it comes again, too. */
  countsOwn?: true;
  /** Names of codes such as `:tada:` are part of ids. */
  codes?: 'stay';
}

/** A site of another generator, read into the terms of `docs.json`. */
export interface ForeignSite {
  /** Of `docs.json`, but for what stands below. */
  settings: Record<string, unknown>;
  navigation: Record<string, unknown>;
  /** What its settings say of a site that is in one language. */
  language?: string | undefined;
  redirects: ForeignRedirect[];
  pages: ForeignPage[];
  /** Lists that the generator made, and entries of the navigation that lead away. */
  made?: readonly MadePage[];
  /** API descriptions, which are copied with the files that they refer to; paths in the folder. */
  descriptions?: readonly string[];
  /** Pieces of pages that pages import: file in the folder → file below `snippets`. */
  partials: ReadonlyMap<string, string>;
  assets: ForeignAssets[];
  /** Pieces that pages show without an import: name of the element → file in the folder. */
  blocks?: ReadonlyMap<string, string>;
  /** Names that stand for folders at the start of addresses and imports: `@site/` → ``. */
  aliases: Readonly<Record<string, string>>;
  /** Modules whose components are converted, so that an import of them is dropped without a word. */
  modules: RegExp;
  /** Names of components that are converted, also where a module of the site's own hands them on. */
  components?: ReadonlySet<string>;
  /** How ids of headings came about. */
  headingIds: HeadingIds;
  /** The title of front matter stands above the text, whatever heading this begins with. */
  showsTitle?: boolean;
  /** An address without a language leads to the page in the language of the one that names it, where there is one. */
  keepsLanguage?: boolean;
  /** Path that the site was served under, as `/project/`. */
  base: string;
  /** Makes MDX of the generator's own Markdown, without the front matter. */
  convert: (text: string, page: MarkupContext) => string;
  /** Makes front matter of `docs.json` pages of the generator's. */
  convertFrontMatter: (data: Record<string, unknown>, page: MarkupContext) => Record<string, unknown>;
}

export interface MarkupContext {
  file: string;
  /** Line of the file on which the text starts. */
  line: number;
  /** Front matter of the page. */
  data: Readonly<Record<string, unknown>>;
  lose: Lose;
}

export interface Generator {
  /** As its makers write it. */
  name: string;
  /** What a `package.json` names where it is in use; none for programs that do not come from npm. */
  npmPackage?: string;
  /** Whether the folder holds such a site. */
  detect: (folder: MigrationFolder) => boolean;
  read: (folder: MigrationFolder, lose: Lose) => ForeignSite;
}

/** The folder of a site to be migrated. Paths in it have `/` and no leading one. */
export interface MigrationFolder {
  root: string;
  /** All files, sorted, without what version control and package managers keep. */
  files: readonly string[];
  has: (file: string) => boolean;
  /** Text of a file; `null` where there is none. */
  read: (file: string) => string | null;
}
