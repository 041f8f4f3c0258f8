import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { encodePath, markdownRoute, withBase } from '../../base/paths/routes.ts';
import type { CodeblockStyle } from '../../model/config.ts';
import type { LayoutAssets } from '../../model/layout.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import type { SidebarView } from '../../model/view.ts';
import { DARK_CODE, LIGHT_CODE } from '../../read/config/topics/styling.ts';
import { packageFolder } from '../../read/site/package-folder.ts';
import { reachedSnippets } from '../../read/site/reached-snippets.ts';
import { featureStyles } from '../../view/content-components/feature-styles.ts';
import { renderHeadStyle } from '../../view/shell/render-head-style.ts';
import { createHighlighter } from '../highlight/create-highlighter.ts';
import { hasMarkdown } from '../outputs/page-markdown.ts';
import { buildUtilities } from '../tailwind/build-utilities.ts';
import { extractClasses } from '../tailwind/extract-classes.ts';
import { bringFonts } from './bring-fonts.ts';
import { createClassFinder } from './create-class-finder.ts';
import { findThemeSurfaces } from './find-theme-surfaces.ts';
import { shortenMathSizes } from './shorten-math-sizes.ts';

export interface Stylesheets {
  assetsOf: (page: Page, parts: PageContent & { sidebar: SidebarView }) => Omit<LayoutAssets, 'integrations'>;
  /** By path in the output. */
  files: Map<string, string | Uint8Array>;
}

/** What a page shows, as far as style sheets depend on it. */
export interface PageContent {
  features: readonly string[];
  /** The page's HTML; `null` where more of it is made in the browser. */
  html: string | null;
}

/**
 * The style sheets that are made for the site in `folder`, named by their content so that browsers may keep them for
 * good.
 */
export async function createStylesheets(site: Site, folder: string): Promise<Stylesheets> {
  const files = new Map<string, string | Uint8Array>();
  const add = (name: string, css: string): string | null => {
    if (css.trim() === '') return null;
    const path = `_docwright/${name}.${hash(css)}.css`;
    files.set(path, css);
    return withBase(site.base, `/${path}`);
  };
  const math = site.config.styling.latex === false ? null : addMath(files, add);
  const code = add('code', await renderCodeColors(site.config.styling.codeblocks));
  const sheetsOf = addFeatureStyles(add);
  const utilityRules = shortenCss(
    await buildUtilities(classNamesOf(site), { ...site.config.colors, background: site.config.background.color }),
  );
  const utilities = add('utilities', utilityRules);
  const usesUtilities = createClassFinder(utilityRules);
  const own = site.styles.map((path) => encodePath(withBase(site.base, `/${path}`)));
  const fonts = bringFonts(site.config.fonts, (name, font) => {
    const path = `_docwright/fonts/${name}.${hash(font)}.woff2`;
    files.set(path, font);
    return withBase(site.base, `/${path}`);
  });
  const fontSheet = add('fonts', shortenCss(fonts.css));
  const siteStyle = renderHeadStyle(site.config, { base: site.base, surfaces: findThemeSurfaces(site, folder) });
  return {
    files,
    assetsOf: (page, { features, html, sidebar }) => {
      const needsMath = site.config.styling.latex ?? features.includes('math');
      const sheets = new Set([
        fontSheet,
        html === null || usesUtilities(html) ? utilities : null,
        features.includes('code') ? code : null,
        needsMath ? math : null,
        ...sheetsOf(features),
        ...own,
      ]);
      return {
        siteStyle,
        fonts: { families: fonts.families, preload: fonts.preload },
        beginsWithCode: (html ?? '').slice(0, firstScreen).includes('<pre'),
        styles: [...sheets].filter((href) => href !== null),
        scripts: site.scripts.map((path) => encodePath(withBase(site.base, `/${path}`))),
        sidebar: sidebar.partial ? withBase(site.base, `/_docwright/sidebar/${sidebar.id}.html`) : null,
        markdown: hasMarkdown(page) ? encodePath(withBase(site.base, markdownRoute(page.route))) : null,
      };
    },
  };
}

/** Characters of HTML that stand in the first screen of most pages. */
const firstScreen = 2500;

/** Every word of pages and snippets that may be the name of a class. */
function classNamesOf(site: Site): Set<string> {
  const names = new Set<string>();
  const collect = (text: string, file: string): void => {
    for (const name of extractClasses(text, file)) names.add(name);
  };
  const mixed = site.pages.filter(({ pending }) => pending);
  const mixedSnippets = reachedSnippets(
    site.snippets,
    mixed.map(({ source }) => source?.body ?? ''),
  );
  for (const { source } of mixed) if (source) collect(source.body, source.file);
  for (const [file, text] of Object.entries(mixedSnippets)) collect(text, file);
  // A part for some readers may have brought it, and the sheet is for all.
  for (const name of names) if (holdsText(name)) names.delete(name);
  for (const { source, pending } of site.pages) if (source && !pending) collect(source.body, source.file);
  for (const [file, text] of Object.entries(site.snippets))
    if (!Object.hasOwn(mixedSnippets, file)) collect(text, file);
  return names;
}

/** Whether the rule of a class shows words (`before:content-['words']`) or keeps them (`[--name:words]`). */
function holdsText(name: string): boolean {
  return /content-\[|\[--/.test(name);
}

/** Where nobody chose a theme, code stands on the ground that the site's theme gives it, not on that of the colours. */
async function renderCodeColors(themes: CodeblockStyle): Promise<string> {
  const css = (await createHighlighter({ themes })).css();
  const isChosen = themes.light !== LIGHT_CODE || themes.dark !== DARK_CODE;
  return isChosen ? css : css.replace(/--code-background:[^;}]*;?/g, '');
}

/**
 * API pages take theirs as one sheet: nearly all of them show fields and tabs, and one loads and packs better than
 * three.
 */
const apiFiles = [
  'src/view/content-components/styles/field.css',
  'src/view/content-components/styles/tabs.css',
  'src/view/api-reference/api.css',
];

/** Few of them are overviews. */
const overviewFile = 'src/view/api-reference/overview.css';

/** The addresses of the sheets for all features of a page, each made when it is first asked for. */
function addFeatureStyles(
  add: (name: string, css: string) => string | null,
): (features: readonly string[]) => (string | null)[] {
  const addresses = new Map<string, string | null>();
  const addSheet = (files: string[]): string | null => {
    const name = basename(files.at(-1)!, '.css');
    if (!addresses.has(name))
      addresses.set(
        name,
        add(name, files.map((file) => shortenCss(readFileSync(join(packageFolder, file), 'utf8'))).join('')),
      );
    return addresses.get(name)!;
  };
  return (features) => {
    const files = features.flatMap((feature) =>
      featureStyles[feature] ? `src/view/content-components/styles/${featureStyles[feature]}` : [],
    );
    if (!features.includes('api')) return files.map((file) => addSheet([file]));
    const further = files.filter((file) => !apiFiles.includes(file));
    if (features.includes('api-overview')) further.push(overviewFile);
    return [addSheet(apiFiles), ...further.map((file) => addSheet([file]))];
  };
}

/** Takes out comments and indentation, but nothing of what stands in quotes; more would need a parser. */
function shortenCss(css: string): string {
  const parts = /("(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*')|\/\*[\s\S]*?\*\/|\s*([{};,>]|:(?=\s))\s*|\s+/g;
  return css
    .replace(
      parts,
      (part: string, quoted?: string, sign?: string) => quoted ?? sign ?? (part.startsWith('/*') ? '' : ' '),
    )
    .trim();
}

function addMath(files: Stylesheets['files'], add: (name: string, css: string) => string | null): string | null {
  const folder = join(packageFolder, 'lib/katex');
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.woff2')) files.set(`_docwright/fonts/${name}`, readFileSync(join(folder, name)));
  }
  const css = readFileSync(join(folder, 'katex.min.css'), 'utf8').replace(
    /,url\([^)]*\) format\("(?:woff|truetype)"\)/g,
    '',
  );
  return add('math', shortenMathSizes(css));
}

function hash(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 10);
}
