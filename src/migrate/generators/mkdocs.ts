import { trimEndSlashes } from '../../base/paths/trim-end-slashes.ts';
import { isObject } from '../../base/values/is-object.ts';
import type { Generator, HeadingIds, MigrationFolder } from '../../model/migration.ts';
import { objectOf } from '../folder/evaluated-value.ts';
import { globPattern, joinPath, pathAt, readPattern, withoutEnding } from '../folder/page-paths.ts';
import { writtenText } from '../folder/read-page-source.ts';
import { pymdownIds, pythonIds } from '../markup/heading-ids.ts';
import { leadsAway, pathOfFile } from './find-page.ts';
import { splitSnippetBlocks } from './include-files.ts';
import { createMadePages } from './made-pages.ts';
import { convertMkDocs, convertMkDocsFrontMatter } from './mkdocs/convert-mkdocs.ts';
import { findSettings, hasSettings, pageFiles, type Settings } from './mkdocs/find-settings.ts';
import { optionsByName } from './mkdocs/options-by-name.ts';
import { findProgramNames } from './mkdocs/program-names.ts';
import { readExtensions } from './mkdocs/read-extensions.ts';
import { readMaterialMode } from './mkdocs/read-material-mode.ts';
import { readMaterialPalette } from './mkdocs/read-material-palette.ts';
import { readMkDocsTheme } from './mkdocs/read-mkdocs-theme.ts';
import { type PageInNav, readNav } from './mkdocs/read-nav.ts';
import { readOverrides } from './mkdocs/read-overrides.ts';
import {
  fallbackRedirects,
  readTranslations,
  type SiteLanguage,
  startOf,
  type Translations,
} from './mkdocs/read-translations.ts';
import { createNavigationLabels } from './navigation-labels.ts';
import { readExtras } from './read-extras.ts';

export const mkdocs: Generator = {
  name: 'MkDocs',
  detect: hasSettings,
  read: (folder, lose) => {
    const { file, root, docs, config, included } = findSettings(folder);
    if (Object.keys(config).length === 0) lose({ file, message: 'The settings, which are not valid YAML' });
    const overrides = readOverrides(folder, { root, config, lose });
    const labels = createNavigationLabels();
    const made = createMadePages();
    const isExcluded = createExclusion(config, docs);
    const isLeftOut = (own: string): boolean => isExcluded(own) || overrides.isTemplate(own);
    const plugins = optionsByName(config['plugins']);
    const translations = readTranslations(plugins);
    const placed = readPages(folder, { docs, config, included, isLeftOut, translations });
    const found = placed.map(({ page }) => page);
    const context = { folder, docs, labels, made, file, lose, names: {} };
    const navigation =
      translations === null
        ? readNav(config, { ...context, pages: placed })
        : readTranslatedNav(config, { ...context, pages: placed, translations });
    const pages = labels.label(found);
    const values = plugins.has('macros') ? { config, ...objectOf(config['extra']) } : null;
    const programNames = findProgramNames(found, folder);
    const extensions = readExtensions({ file, config });
    const places = [...snippetFolders(extensions, root), root, docs];
    const appended = appendedText(extensions, { folder, places });
    if (hooksOf(config) > 0) lose({ file, message: 'hooks: programs that change pages while they are built' });
    return {
      settings: {
        ...readMkDocsTheme(config),
        ...readExtras(
          {
            footer: [config['copyright']],
            analytics: [objectOf(objectOf(config['extra'])['analytics'])['property']],
            head: [],
          },
          { file, lose },
        ),
        ...(overrides.banner !== null && { banner: { content: overrides.banner, dismissible: true } }),
        ...readMaterialMode(objectOf(config['theme'])['palette']),
        colors: readMaterialPalette(objectOf(config['theme'])['palette'], { folder, docs }),
      },
      navigation,
      language: writtenText(objectOf(config['theme'])['language']),
      redirects: [...redirectsOf(config), ...(translations === null ? [] : fallbackRedirects(pages, translations))],
      keepsLanguage: translations !== null,
      pages,
      made: made.all,
      partials: new Map(),
      assets: [
        ...(translations?.languages ?? []).flatMap((language) =>
          language.folder === ''
            ? []
            : {
                from: joinPath(docs, language.folder),
                to: startOf(language),
                isServed: true,
                isLoaded: true,
                isLeftOut,
              },
        ),
        { from: docs, to: '', isServed: true, isLoaded: true, isLeftOut },
        ...included.map((site) => ({ from: site.docs, to: site.at, isServed: true, isLeftOut })),
        ...overrides.assets,
      ],
      headingIds: headingIdsOf(extensions),
      modules: /^$/,
      base: basePath(config),
      aliases: {},
      convert: (text, context) =>
        convertMkDocs(withDefinitions(overrides.fill(templateOf(context.data), text) ?? text, appended), {
          folder,
          roots: places,
          includes: [joinPath(root, writtenText(plugins.get('macros')?.['include_dir']) ?? ''), docs],
          programNames,
          extensions: new Set(extensions.keys()),
          values,
          context,
        }),
      convertFrontMatter: (data, { file: page }) => {
        const template = templateOf(data);
        if (template !== '' && overrides.fill(template, '') === null)
          lose({ file: page, line: 1, message: `template: ${template}, a program` });
        return convertMkDocsFrontMatter(data);
      },
    };
  },
};

function templateOf(data: Readonly<Record<string, unknown>>): string {
  return writtenText(data['template']) ?? '';
}

function basePath(config: Record<string, unknown>): string {
  const address = writtenText(config['site_url']);
  return address && URL.canParse(address) ? `${trimEndSlashes(new URL(address).pathname)}/` : '/';
}

interface TranslatedPage extends PageInNav {
  /** `null` on a site in one language. */
  language: SiteLanguage | null;
}

interface PageOptions extends Pick<Settings, 'docs' | 'config' | 'included'> {
  isLeftOut: (file: string) => boolean;
  translations: Translations | null;
}

function readPages(
  folder: MigrationFolder,
  { docs, config, included, isLeftOut, translations }: PageOptions,
): TranslatedPage[] {
  const isFlat = config['use_directory_urls'] === false;
  const files = [{ docs, at: '' }, ...included].flatMap((site) =>
    pageFiles(folder, site.docs).flatMap((file) =>
      isLeftOut(file) ? [] : { file, written: joinPath(site.at, file.slice(site.docs.length + 1)) },
    ),
  );
  const [first] = translations?.languages ?? [];
  const all = files.map(({ file, written }): TranslatedPage => {
    const { place, language } = translations?.split(written) ?? { place: written, language: null };
    const start = language === null ? '' : startOf(language);
    const path = pathAt(joinPath(start, pathOfFile(place).replace(/^index$/, '')));
    const isIndex = pathAt(withoutEnding(place)) !== pathOfFile(place);
    const address = isFlat && !isIndex && { address: `/${joinPath(start, withoutEnding(place))}.html` };
    const original = language !== null && language !== first && joinPath(docs, first!.folder, place);
    return { place, language, page: { file, path, ...(original && { original }), ...address } };
  });
  // What names its language goes before what does not.
  const named = new Set(all.filter(({ place, page }) => !page.file.endsWith(`/${place}`)).map(({ page }) => page.path));
  return all.filter(({ place, page }) => !page.file.endsWith(`/${place}`) || !named.has(page.path));
}

interface TranslatedNav extends Omit<Parameters<typeof readNav>[1], 'pages'> {
  pages: readonly TranslatedPage[];
  translations: Translations;
}

/** The navigation in each language that has pages. */
function readTranslatedNav(
  config: Record<string, unknown>,
  { translations, ...context }: TranslatedNav,
): Record<string, unknown> {
  const all = translations.languages.flatMap((language) => {
    const pages = context.pages.filter((page) => page.language === language);
    const { isFirst, names, nav = config['nav'], folder } = language;
    // What is not translated is missing there.
    const lose = isFirst ? context.lose : () => {};
    const own = { ...context, pages, names, lose, docs: joinPath(context.docs, folder) };
    return pages.length === 0
      ? []
      : [{ language: language.code.replace('_', '-'), ...readNav({ ...config, nav }, own) }];
  });
  return all.length > 1 ? { languages: all } : readNav(config, context);
}

function createExclusion(config: Record<string, unknown>, docs: string): (file: string) => boolean {
  const left = [...excludedFiles(config).map(globPattern), ...excludedByPlugin(config)];
  return (file) => file.startsWith(`${docs}/`) && left.some((pattern) => pattern.test(file.slice(docs.length + 1)));
}

/** Files that are no part of the site. */
function excludedFiles({ exclude_docs }: Record<string, unknown>): string[] {
  const lines = (writtenText(exclude_docs) ?? '').split('\n').map((line) => line.trim());
  const own = lines.filter((line) => line !== '' && !/^[#!]/.test(line));
  // A name without a folder stands for every file and folder that is called so.
  const anywhere = own.map((line) => (/\/./.test(line) ? line.replace(/^\//, '') : `**/${line}`));
  return anywhere.flatMap((line) => [line.replace(/\/$/, ''), `${line.replace(/\/$/, '')}/**`]);
}

/** Those of the plug-in for this (`mkdocs-exclude`), to which folders are no bounds. */
function excludedByPlugin({ plugins }: Record<string, unknown>): RegExp[] {
  const { glob, regex } = optionsByName(plugins).get('exclude') ?? {};
  const textsOf = (value: unknown): string[] => [value].flat().flatMap((one) => writtenText(one) ?? []);
  const globs = textsOf(glob).map((one) => globPattern(one.replace(/\*+/g, '**')));
  return [...globs, ...textsOf(regex).flatMap((source) => readPattern(`^(?:${source})`) ?? [])];
}

/** Other letters than Latin ones are in ids where the settings name a program for these, as a rule PyMdown's. */
function headingIdsOf(extensions: ReadonlyMap<string, Record<string, unknown>>): HeadingIds {
  const options = extensions.get('toc') ?? {};
  if (!('slugify' in options)) return pythonIds;
  const { slugify } = options;
  // One with options leaves letters as they are unless these say otherwise.
  const letters = isObject(slugify) ? (objectOf(slugify['kwds'])['case'] ?? 'none') : 'lower';
  return pymdownIds(letters !== 'none');
}

function hooksOf({ hooks }: Record<string, unknown>): number {
  return Array.isArray(hooks) ? hooks.length : 0;
}

/** Where PyMdown's Snippets look for files, besides the folder of the settings. */
function snippetFolders(extensions: ReadonlyMap<string, Record<string, unknown>>, root: string): string[] {
  const { base_path } = extensions.get('pymdownx.snippets') ?? {};
  return [base_path].flat().flatMap((path) => (typeof path === 'string' ? [joinPath(root, path)] : []));
}

/** What PyMdown's Snippets put below every page: as a rule, what names in brackets lead to. */
function appendedText(
  extensions: ReadonlyMap<string, Record<string, unknown>>,
  { folder, places }: { folder: MigrationFolder; places: readonly string[] },
): string {
  const { auto_append } = extensions.get('pymdownx.snippets') ?? {};
  const files = Array.isArray(auto_append) ? auto_append.map(String) : [];
  // Such a file can put in others in turn.
  const read = (name: string, depth: number): string => {
    const file = places.map((place) => joinPath(place, name)).find(folder.has);
    if (file === undefined || depth > 5) return '';
    return splitSnippetBlocks(folder.read(file)!).replace(
      /^[ \t]*-{1,}8<-{1,}[ \t]+"([^":\n]+)[^"\n]*"[ \t]*$/gm,
      (_, inner: string) => read(inner, depth + 1),
    );
  };
  return files.map((name) => read(name, 0)).join('\n');
}

/** With those of the definitions, and of the meanings of short words, that the text names. */
function withDefinitions(text: string, appended: string): string {
  const named = new Set([...text.matchAll(/\[([^[\]]+)\]/g)].map(([, name]) => name!.toLowerCase()));
  const used = appended.split('\n').filter((line) => {
    const [, mark, name = ''] = /^[ \t]*(\*?)\[([^[\]]+)\][ ]?:[ \t]*\S/.exec(line) ?? [];
    return mark === '*' ? text.includes(name) : named.has(name.toLowerCase());
  });
  return used.length === 0 ? text : `${text.trimEnd()}\n\n${used.join('\n')}\n`;
}

/** Of the plug-in for them (`mkdocs-redirects`): file → file. */
function redirectsOf({ plugins }: Record<string, unknown>): { source: string; destination: string }[] {
  const map = objectOf(optionsByName(plugins).get('redirects')?.['redirect_maps']);
  return Object.entries(map).flatMap(([from, to]) => {
    if (typeof to !== 'string') return [];
    const [file = '', hash] = to.split('#');
    const destination = leadsAway(to) ? to : `/${pathOfFile(file)}${hash === undefined ? '' : `#${hash}`}`;
    return [{ source: `/${pathOfFile(from)}`, destination: destination.replace(/^\/index$/, '/') }];
  });
}
