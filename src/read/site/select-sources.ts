import { buildFolder, isOfBuild } from '../../base/paths/build-folder.ts';
import { foldPath } from '../../base/paths/fold-path.ts';
import { normalizeDocsPath, pathToRoute } from '../../base/paths/routes.ts';
import { trimEndSlashes } from '../../base/paths/trim-end-slashes.ts';
import { withoutFences } from '../../base/text/without-fences.ts';
import { addAll } from '../../base/values/add-all.ts';
import type { Problem } from '../../model/problem.ts';
import { resolveImport } from '../markdown/resolve-import.ts';
import { runsInBrowsers } from './runs-in-browsers.ts';
import type { ScannedFile } from './scan-folder.ts';
import type { SourceCache } from './source-cache.ts';

export interface SelectedSources {
  pages: ScannedFile[];
  /** Importable files, by path, with their text. */
  snippets: Record<string, string>;
  /** Files that are served as they are; those of a theme are built into pages. */
  assets: ScannedFile[];
  /**
   * Style sheets and scripts among them that every page loads: what lies among snippets is only imported or linked, and
   * a script that exports something is for others to import.
   */
  styles: string[];
  scripts: string[];
  /** Bytes of snippets that are no text. */
  problems: Problem[];
}

const sourceEnding = /\.(?:mdx?|jsx|tsx)$/;
const snippetFolder = /(?:^|\/)_?snippets\//;
// `skill.md` at the root is for agents.
const noPage = /(?:^|\/)(?:readme|license|contributing|contribute)\.md$|^skill\.md$/i;
// What systems leave beside files is nothing that an author wrote.
const left = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$|Zone\.Identifier$/i;
const settingsFile =
  /(?:^|\/)(?:docs\.json|mint\.json|docwright\.server\.json|\.mintignore|package\.json|package-lock\.json|pnpm-lock\.yaml|yarn\.lock)$/;
const noAsset = /\.(?:mdx?|jsx|tsx|ts)$/;

/** Whether a file lies where all files are for others to import. */
export function isSnippet(file: string): boolean {
  return snippetFolder.test(file);
}

export interface SourceContext {
  /** What navigation names. */
  named: ReadonlySet<string>;
  /** Files that the settings are made of. */
  settings: ReadonlySet<string>;
  cache: SourceCache;
}

/**
 * Sorts the files of a site into pages, importable snippets and assets. A page that navigation names is a page
 * wherever it lies; of `a.mdx` and `a.md` the first wins. Rules: docs/format.md#pages-and-files.
 */
export function selectSources(scanned: readonly ScannedFile[], context: SourceContext): SelectedSources {
  const files = scanned.filter(({ path }) => !isOfBuild(path));
  const namedPaths = new Set([...context.named].map(normalizeDocsPath));
  const isNamed = (file: ScannedFile): boolean => namedPaths.has(normalizeDocsPath(file.path));
  const sources = files.filter(
    (file) => sourceEnding.test(file.path) && (!file.ignored || isNamed(file) || snippetFolder.test(file.path)),
  );
  const texts: Record<string, string> = Object.create(null);
  for (const file of sources) texts[file.path] = '';
  const isSetting = ({ path }: ScannedFile): boolean => settingsFile.test(path) || context.settings.has(path);
  const modules = files.filter(
    (file) =>
      /\.(?:js|ts|json)$/.test(file.path) && (snippetFolder.test(file.path) || !(file.ignored || isSetting(file))),
  );
  for (const file of modules) texts[file.path] = '';
  for (const file of files) if (file.path.endsWith('.css')) texts[file.path] = '';
  const imported = importedFiles({ sources, modules }, texts, context.cache);
  const snippets: Record<string, string> = {};
  const problems: Problem[] = scanned.filter(({ path, ignored }) => !ignored && isOfBuild(path)).map(ofBuild);
  for (const file of [...sources, ...modules]) {
    const isImportable = snippetFolder.test(file.path) || imported.has(file.path) || /\.[jt]sx$/.test(file.path);
    if (!isImportable) continue;
    snippets[file.path] = context.cache.text(file);
    addAll(problems, context.cache.faultsOf(file));
  }
  const pages = sources.filter(
    (file) =>
      /\.mdx?$/.test(file.path) &&
      (isNamed(file) || !(snippetFolder.test(file.path) || imported.has(file.path) || noPage.test(file.path))),
  );
  const themes = files.flatMap(({ path }) => /^themes\/[^/]+\/(?=Layout\.astro$)/.exec(path) ?? []);
  const isOfTheme = ({ path }: ScannedFile): boolean => themes.some((folder) => path.startsWith(folder));
  // Settings tell of pages for some readers alone: how they are called, and where they are.
  const isAsset = (file: ScannedFile): boolean =>
    !file.ignored && !noAsset.test(file.path) && !left.test(file.path) && !isSetting(file);
  const assets = files.filter((file) => isAsset(file) && !isOfTheme(file));
  const isLoaded = ({ path }: ScannedFile): boolean => !snippetFolder.test(path);
  const styles = assets.filter((file) => file.path.endsWith('.css') && (isLoaded(file) || imported.has(file.path)));
  const scripts = assets.filter(
    (file) => file.path.endsWith('.js') && isLoaded(file) && runsInBrowsers(context.cache.text(file)),
  );
  const addressed = pages.filter((file) => canBeAddress(file.path, problems));
  for (const { path } of addressed) if (/[#?]/.test(path)) problems.push(beyondLinks(path));
  for (const { path, ignored } of files) {
    if (!ignored && endsLikePage(path)) problems.push(capitalEnding(path));
    if (!ignored && path !== path.normalize('NFC')) problems.push(decomposedName(path));
  }
  return {
    pages: onePerRoute(addressed, problems),
    snippets,
    assets,
    styles: styles.map(({ path }) => path),
    scripts: scripts.map(({ path }) => path),
    problems,
  };
}

/** Files that others import, by modules that are imported, too: by that they are no pages. */
function importedFiles(
  { sources, modules }: Record<'sources' | 'modules', readonly ScannedFile[]>,
  texts: Record<string, string>,
  cache: SourceCache,
): Set<string> {
  const imported = new Set<string>();
  // Looked at first, as most imports in examples are of packages.
  const names = new Set(['', ...Object.keys(texts).flatMap(importNames)]);
  const readers = new Map(modules.filter(({ path }) => /\.[jt]s$/.test(path)).map((file) => [file.path, file]));
  const waiting = [...sources, ...modules.filter(({ path }) => readers.has(path) && snippetFolder.test(path))];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    readers.delete(file.path);
    const find = findImports(file, { cache, names, texts });
    // Most imports are of packages, in examples: only where one leads to a file are examples looked for.
    if (find('imports', (text) => text).length === 0) continue;
    for (const target of find('own-imports', withoutFences)) {
      imported.add(target);
      if (readers.has(target)) waiting.push(readers.get(target)!);
    }
  }
  return imported;
}

function findImports(
  file: ScannedFile,
  { cache, names, texts }: { cache: SourceCache; names: ReadonlySet<string>; texts: Record<string, string> },
): (name: string, prepare: (text: string) => string) => string[] {
  return (name, prepare) =>
    cache
      .remember(file, name, () => scanImports(prepare(cache.text(file))))
      .filter((specifier) => names.has(lastName(specifier)))
      .map((specifier) => resolveImport(specifier, file.path, texts))
      .filter((target) => target !== null);
}

/** What the last part of a path begins with that leads to this file, or to the folder that it is the index of. */
function importNames(file: string): string[] {
  return [lastName(file), lastName(file.slice(0, Math.max(0, file.lastIndexOf('/'))))];
}

/** Endings may be left out (`resolveImport`). Nothing for paths that end in `.`, `..` and names that begin so. */
function lastName(path: string): string {
  const trimmed = trimEndSlashes(path);
  return trimmed.slice(trimmed.lastIndexOf('/') + 1).split('.', 1)[0]!;
}

/** Specifiers of import statements, read without parsing: one too many only costs a file its place among the pages. */
function scanImports(text: string): string[] {
  // Most pages that say the word have no statement.
  if (!/^[ \t]*import\s/m.test(text)) return [];
  return [...text.matchAll(importStatement)].map((match) => match[1]!);
}

/** No list of names is longer than this: looking for its end would take the time of the whole file each time. */
const importStatement = /^[ \t]*import\s+(?:[^'"();]{0,4000}?\sfrom\s*)?['"]([^'"\n]+)['"]/gm;

function ofBuild({ path }: ScannedFile): Problem {
  return {
    severity: 'warning',
    code: 'page-name',
    message: `The folder ${buildFolder} is reserved for build output, so this file is left out`,
    hint: 'Move it to another folder, or list it in .mintignore',
    file: path,
  };
}

/** A page, but for the case of its ending, of which systems differ in what they make: Windows shows no difference. */
function endsLikePage(file: string): boolean {
  return /\.mdx?$/i.test(file) && !/\.mdx?$/.test(file) && !noPage.test(file);
}

function capitalEnding(file: string): Problem {
  const [name, ending = ''] = [file.slice(file.lastIndexOf('/') + 1), /\.mdx?$/i.exec(file)?.[0]];
  return {
    severity: 'warning',
    code: 'page-name',
    message: `This file is not a page: page names end in ${ending.toLowerCase()}, not ${ending}`,
    hint: `Rename it to ${name.slice(0, -ending.length)}${ending.toLowerCase()}`,
    file,
  };
}

/** Browsers take control characters out of addresses, and backslashes for slashes (URL Standard, 4.4). */
function canBeAddress(file: string, problems: Problem[]): boolean {
  if (!/[\u0000-\u001f\u007f\\]/.test(file)) return true;
  problems.push({
    severity: 'error',
    code: 'page-name',
    message: 'A URL cannot contain a backslash or a control character, so this page is left out',
    hint: 'Rename the file',
    file,
  });
  return false;
}

function beyondLinks(file: string): Problem {
  return {
    severity: 'warning',
    code: 'page-name',
    message: 'Links and navigation entries cannot refer to this page: `#` and `?` end the page name there',
    hint: 'Rename the file; its title can contain them',
    file,
  };
}

/** As some programs on macOS store it; what keyboards write looks the same and is another name. */
function decomposedName(file: string): Problem {
  return {
    severity: 'warning',
    code: 'page-name',
    message: 'This name separates letters from their marks (Unicode NFD), so links spell it differently',
    hint: `Retype the name as ${file.slice(file.lastIndexOf('/') + 1).normalize('NFC')}, and those of its folders if affected`,
    file,
  };
}

function onePerRoute(pages: readonly ScannedFile[], problems: Problem[]): ScannedFile[] {
  const byRoute = new Map<string, ScannedFile>();
  for (const page of pages) {
    const route = pathToRoute(page.path);
    const known = byRoute.get(route);
    const isBetter = known?.path.endsWith('.md') && page.path.endsWith('.mdx');
    if (!known || isBetter) byRoute.set(route, page);
    if (known) problems.push(sameAddress(isBetter ? known : page, isBetter ? page : known));
  }
  const shown = [...byRoute.values()];
  for (const [first, ...twins] of Map.groupBy(shown, ({ path }) => foldPath(pathToRoute(path))).values())
    for (const twin of twins) problems.push(twinAddress(twin, first!));
  return shown;
}

/** Systems that take both names for one (macOS, Windows) check one of the two files out, and some hosts show one. */
function twinAddress({ path }: ScannedFile, first: ScannedFile): Problem {
  return {
    severity: 'warning',
    code: 'same-address',
    message: `${first.path} has an address that differs only in case, so one of the two is lost on some systems and hosts`,
    hint: 'Rename one of them',
    file: path,
  };
}

function sameAddress({ path }: ScannedFile, shown: ScannedFile): Problem {
  return {
    severity: 'warning',
    code: 'same-address',
    message: `${shown.path} has the same address, so this page is left out`,
    hint: 'Rename or remove one of them',
    file: path,
  };
}
