import type { ApiDocument } from './api/document.ts';
import type { SiteConfig } from './config.ts';
import type { Navigation } from './navigation.ts';
import type { Page } from './page.ts';
import type { Problem } from './problem.ts';

/** Everything a build knows about a site, as plain JSON data. Every output is a pure function of it. */
export interface Site {
  /** Its sources are a stranger's: their code does not run in this process, and no link leads out of its folder. */
  isUntrusted?: boolean;
  /** It is made of files that no list of its folder has, such as those of installed packages. */
  readsUnlisted?: true;
  config: SiteConfig;
  /** Path the site is served under: empty, or `/docs` (leading slash, no trailing one). */
  base: string;
  /** Origin of the published site, e.g. `https://docs.example.com`; `null` when not given. */
  origin: string | null;
  /** Base URL of the Docwright service, `''` for the same origin, `null` for none. */
  service: string | null;
  navigation: Navigation;
  /** Navigation order first, then the rest by path. */
  pages: Page[];
  apis: ApiDocument[];
  /** What is named and cannot be read. */
  unreadApis?: readonly UnreadApi[];
  /** Files that pages import, by path relative to the site folder. */
  snippets: Record<string, string>;
  /** Files served as they are, by path relative to the site folder. */
  assets: Asset[];
  /** Paths (relative to the site folder) of style sheets and scripts that every page loads. */
  styles: string[];
  scripts: string[];
  /** Entries of changelog pages by route. */
  feeds: Record<string, FeedEntry[]>;
  /** What the site offers to agents. */
  skills: Skill[];
  /** What the site tells the model that answers questions about it. */
  assistantInstructions?: string;
  /** ISO 8601: the time that a build names as its own, which is that of its sources. */
  builtAt: string;
  /** Where the sources are published, when something leads there. */
  repository: Repository | null;
  problems: Problem[];
}

/** An API description of which nothing is known. */
export interface UnreadApi {
  id: string;
  /** Path below which its pages would stand. */
  folder: string;
}

/** A skill that a site offers to agents: a Markdown file with `name` and `description` in its front matter. */
export interface Skill {
  /** Lower-case letters, digits and hyphens. */
  name: string;
  description: string;
  /** The whole file. */
  text: string;
  /** It is the site's own `skill.md`, beside the configuration. */
  isRoot: boolean;
}

/** Where the sources of a site are published. */
export interface Repository {
  /** Address of its page, e.g. `https://github.com/acme/docs`. */
  url: string;
  branch: string;
  /** Path of the site folder in it: empty, or with a final `/`. */
  prefix: string;
}

/** An entry of a changelog page (`<Update>`). */
export interface FeedEntry {
  label: string;
  description: string;
  tags: string[];
  markdown: string;
  /** Id of its heading in the page. */
  id: string;
  /** What the author wrote for the feed alone. */
  rss: { title: string | null; description: string | null } | null;
  /** ISO 8601, when known. */
  date: string | null;
}

export interface Asset {
  path: string;
  /** Bytes. */
  size: number;
  /** Pixels, for images whose header could be read. */
  width?: number;
  height?: number;
}
