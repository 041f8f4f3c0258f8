import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildFolder } from '../../base/paths/build-folder.ts';
import { encodePath, withBase } from '../../base/paths/routes.ts';
import { pageAccess } from '../../base/readers/page-access.ts';
import type { CodeblockStyle } from '../../model/config.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { DARK_CODE, LIGHT_CODE } from '../../read/config/topics/styling.ts';
import { packageFolder } from '../../read/site/package-folder.ts';
import { reachedSnippets } from '../../read/site/reached-snippets.ts';
import { renderHeadStyle } from '../../view/shell/render-head-style.ts';
import { featureSheets, readersKey, type SiteSheets } from '../layout/sheets-of.ts';
import { extractClasses } from '../tailwind/extract-classes.ts';
import { grayChannels } from '../tailwind/gray-channels.ts';
import { bringFonts } from './bring-fonts.ts';
import { findTheme } from './find-theme.ts';
import { lookOfTheme } from './find-theme-surfaces.ts';
import { setsBarColor } from './sets-bar-color.ts';
import { shortenCss } from './shorten-css.ts';
import { shortenMathSizes } from './shorten-math-sizes.ts';
import type { StylesheetMemory } from './stylesheet-memory.ts';

export interface Stylesheets {
  sheets: SiteSheets;
  /** Says that a page loads the sheets of these addresses: those of features that none loads are not written. */
  use: (hrefs: readonly string[]) => void;
  /** By path in the output. */
  files: Map<string, string | Uint8Array>;
}

/**
 * The style sheets that are made for the site in `folder`, named by their content so that browsers may keep them for
 * good.
 */
export async function createStylesheets(
  site: Site,
  { folder, memory }: { folder: string; memory: StylesheetMemory },
): Promise<Stylesheets> {
  const files = new Map<string, string | Uint8Array>();
  const rare = new Map<string, { path: string; css: string }>();
  const name = (title: string, css: string): { path: string; href: string } | null => {
    const path = `${buildFolder}/${title}.${hash(css)}.css`;
    return css.trim() === '' ? null : { path, href: withBase(site.base, `/${path}`) };
  };
  const add = (title: string, css: string): string | null => {
    const named = name(title, css);
    if (named) files.set(named.path, css);
    return named?.href ?? null;
  };
  const addRare = (title: string, css: string): string | null => {
    const named = name(title, css);
    if (named) rare.set(named.href, { path: named.path, css });
    return named?.href ?? null;
  };
  const math = site.config.styling.latex === false ? null : addMath(files, add);
  const { codeblocks } = site.config.styling;
  const code = add('code', await memory.codeColors(codeblocks, () => renderCodeColors(codeblocks)));
  const classNames = [...classNamesOf(site, memory)].sort();
  const colors = { ...site.config.colors, background: site.config.background.color };
  const utilityRules = await memory.utilities([classNames, colors], async () =>
    shortenCss(await (await import('../tailwind/build-utilities.ts')).buildUtilities(classNames, colors)),
  );
  const utilities = add('utilities', utilityRules);
  const words: SiteSheets['words'] = {};
  for (const [readers, names] of wordClassesOf(site))
    words[readers] = add(
      'words',
      shortenCss(await (await import('../tailwind/build-utilities.ts')).buildUtilities(names, colors)),
    );
  const fonts = bringFonts(site.config.fonts, (name, font) => {
    const path = `${buildFolder}/fonts/${name}.${hash(font)}.woff2`;
    files.set(path, font);
    return withBase(site.base, `/${path}`);
  });
  const fontSheet = add('fonts', shortenCss(fonts.css));
  const theme = findTheme(site, folder);
  const ownStyles = site.styles.map((path) => readFileSync(join(folder, path), 'utf8'));
  const written = [...textsOf(site.pages), ...textsOfSnippets(site.snippets)].map(([text]) => text);
  const features = [...featureSheets()].map(
    ([title, sources]) => [title, addRare(title, readSheet(sources, theme))] as const,
  );
  return {
    sheets: {
      siteStyle:
        renderHeadStyle(site.config, { base: site.base, ...lookOfTheme(site, folder) }) +
        grayChannels(memory.graysOf([...ownStyles, ...written])),
      fonts: { families: fonts.families, preload: fonts.preload },
      fontSheet,
      utilities,
      utilityRules,
      words,
      code,
      math,
      needsMath: site.config.styling.latex,
      features: Object.fromEntries(features),
      setsBarColor: ownStyles.some(setsBarColor),
      search: add('search', readSheet(['search.css'], theme)),
      own: site.styles.map((path) => encodePath(withBase(site.base, `/${path}`))),
    },
    use: (hrefs) => {
      for (const href of hrefs) {
        const sheet = rare.get(href);
        if (sheet) files.set(sheet.path, sheet.css);
      }
    },
    files,
  };
}

/** Of files of the package, as far as it has them, each with the one of its name in the folder `theme`. */
function readSheet(files: readonly string[], theme: string): string {
  return files
    .flatMap((file) => [join(packageFolder, file), join(theme, basename(file))])
    .filter(existsSync)
    .map((file) => shortenCss(readFileSync(file, 'utf8')))
    .join('');
}

/** Every word of pages and snippets that may be the name of a class, but for those of `wordClassesOf`. */
function classNamesOf(site: Site, memory: StylesheetMemory): Set<string> {
  const mixed = site.pages.filter(isForSome);
  const mixedSnippets = snippetsOf(mixed, site);
  const ofGroups = site.pages.filter((page) => !isForSome(page) && isForGroups(page));
  const others = site.pages.filter((page) => !isForSome(page) && !isForGroups(page));
  const othersSnippets = ofGroups.length > 0 ? snippetsOf(others, site) : {};
  const groupSnippets = Object.entries(snippetsOf(ofGroups, site)).filter(
    ([file]) => !Object.hasOwn(othersSnippets, file),
  );
  const restricted = { ...mixedSnippets, ...Object.fromEntries(groupSnippets) };
  const partly = [...textsOf(mixed), ...textsOf(ofGroups), ...textsOfSnippets(restricted)];
  const whole = [
    ...textsOf(others),
    ...textsOfSnippets(site.snippets).filter(([, file]) => !Object.hasOwn(restricted, file)),
  ];
  const found = memory.classesOf([...partly, ...whole]);
  const names = new Set<string>();
  // Only some readers may see what brought it, and the sheet is for all.
  for (const [position, classes] of found.entries())
    for (const name of classes) if (position >= partly.length || !holdsText(name)) names.add(name);
  return names;
}

/** The classes by which pages for groups show words, by who may read these pages: in the sheet of all, all could. */
function wordClassesOf(site: Site): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const ofGroups = site.pages.filter((page) => !isForSome(page) && isForGroups(page));
  for (const [readers, pages] of Map.groupBy(ofGroups, readersKey)) {
    const classes = [...textsOf(pages), ...textsOfSnippets(snippetsOf(pages, site))].map(([text, file]) =>
      extractClasses(text, file),
    );
    const names = new Set(classes.flatMap((set) => [...set].filter(holdsText)));
    if (names.size > 0) found.set(readers, [...names].sort());
  }
  return found;
}

function textsOf(pages: readonly Page[]): Text[] {
  return pages.flatMap(({ source }) => (source ? [[source.body, source.file] as const] : []));
}

function textsOfSnippets(snippets: Site['snippets']): Text[] {
  return Object.entries(snippets).map(([file, text]) => [text, file] as const);
}

function snippetsOf(pages: readonly Page[], { snippets }: Site): Site['snippets'] {
  return pages.length === 0
    ? {}
    : reachedSnippets(
        snippets,
        pages.map(({ source }) => source?.body ?? ''),
      );
}

function isForGroups({ visibility }: Page): boolean {
  const access = pageAccess(visibility, { isPrivate: true });
  return access.kind === 'members' && access.groups !== null;
}

function isForSome({ pending }: Page): boolean {
  return pending?.kind === 'readers';
}

type Text = readonly [text: string, file: string];

/** Whether the rule of a class shows words (`before:content-['words']`) or keeps them (`[--name:words]`). */
function holdsText(name: string): boolean {
  return /content-\[|\[--/.test(name);
}

/** Where nobody chose a theme, code stands on the ground that the site's theme gives it, not on that of the colours. */
async function renderCodeColors(themes: CodeblockStyle): Promise<string> {
  const css = (await import('../highlight/create-highlighter.ts')).codeStyleSheet(themes);
  const isChosen = themes.light !== LIGHT_CODE || themes.dark !== DARK_CODE;
  return isChosen ? css : css.replace(/--code-background:[^;}]*;?/g, '');
}

/** Of options that are never given, of a version that nothing shows, and for browsers of before. */
const unusedRules =
  /(?<=\})[^{}]*\.(?:leqno|fleqn|katex-version)\b[^{}]*\{[^{}]*\}|-ms-high-contrast-adjust:[^;}]*;|width:-\w+-min-content;/g;

/**
 * A formula in lines of its own scrolls where it is wider than the text. In a narrow window a paragraph does, and not
 * the page: within its parts none breaks. Of an item it is the list, as its sign stands beside it.
 * On paper it breaks at its signs.
 */
const wideFormulas =
  '.math-display{overflow:auto hidden;padding-block:.25em}@media(width<64rem){:not(li):has(>.math:not(.math-display)),:has(>li>.math){overflow:auto hidden}}@media print{.math-display .katex{white-space:normal}}';

function addMath(files: Stylesheets['files'], add: (name: string, css: string) => string | null): string | null {
  const folder = join(packageFolder, 'lib/katex');
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.woff2')) files.set(`${buildFolder}/fonts/${name}`, readFileSync(join(folder, name)));
  }
  const css = readFileSync(join(folder, 'katex.min.css'), 'utf8')
    .replace(/,url\([^)]*\) format\("(?:woff|truetype)"\)/g, '')
    .replace(unusedRules, '');
  return add('math', shortenMathSizes(css) + wideFormulas);
}

function hash(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 10);
}
