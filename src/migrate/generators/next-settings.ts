import type { Lose, MigrationFolder } from '../../model/migration.ts';
import { evaluateModule } from '../folder/evaluate-module.ts';
import { objectOf, records } from '../folder/evaluated-value.ts';
import { joinPath, titleOf } from '../folder/page-paths.ts';
import { writtenText } from '../folder/read-page-source.ts';
import { type Attributes, type ElementRule, renamed } from '../markup/convert-elements.ts';
import { outwardLink } from './bar-links.ts';
import { bannerIn, chatIn, footerIn, logoIn } from './layout-parts.ts';
import { plainRedirects } from './plain-redirects.ts';
import { readExtras } from './read-extras.ts';

/** Where layouts say what a site is called, the surest place first. */
const names = [
  /\b(?:template|titleTemplate):\s*["'`]%s\s*[|–—·•:-]\s*([^"'`$\n]+)/,
  /\btitleTemplate:[^;]{0,120}?["'`]%s\s*[|–—·•:-]\s*([^"'`$\n]+)/,
  /\bsiteConfig\s*=\s*\{\s*name:\s*["'`]([^"'`$\n]+)/,
  /\b(?:siteName|websiteName|applicationName|site_name):\s*["'`]([^"'`$\n]+)/,
  /\bnav:\s*\{[^}]{0,400}?\btitle:\s*["'`]([^"'`$\n]+)/,
  /\blogo[:=][^;]{0,400}?<(?:span|b|strong)\b[^<>]{0,400}>\s*([^<>{}\s][^<>{}]*?)\s*</i,
  /\bmetadata\b[^;]{0,200}?\btitle:\s*(?:\{\s*default:\s*)?["'`]([^"'`$\n|–—]+)/,
  /\bexport const title\s*=\s*["'`]([^"'`$\n]+)/,
];
const descriptions = [/\bmetadata\b[^;]{0,400}?\bdescription:\s*["'`]([^"'`$\n]+)/];
const repositories = [
  /\b(?:projectLink=\{?|githubUrl[:=]\s*|project:\s*\{\s*link:\s*)["'`](https:\/\/github\.com\/[\w.-]+\/[\w.-]+)/,
  /\b(?:docsRepositoryBase|editUrl)[:=]\s*\{?["'`](https:\/\/github\.com\/[\w.-]+\/[\w.-]+)/,
];
const isLayout = /\/(?:layout[\w.-]*|theme\.config|metadata|site|config|constants|shared|\w*docs)\.[jt]sx?$/;
const pictures = ['favicon.svg', 'favicon.ico', 'favicon.png', 'icon.svg', 'icon.png', 'icon.ico'];

const pictureRule: ElementRule = {
  to: 'img',
  attributes: (given) =>
    renamed(given, { src: 'src', alt: 'alt', width: 'width', height: 'height', className: 'className' }),
};

/** Components of Next.js and its themes that show a picture. */
export const pictureRules = { Image: pictureRule, ImageZoom: pictureRule } as const;

/** What the layouts of a site on Next.js say of it: its name, repository and sign, read without running them. */
export function readNextSettings(folder: MigrationFolder, root: string, lose: Lose): Record<string, unknown> {
  const files = layoutFiles(folder, root);
  const layouts = files.map((file) => folder.read(file) ?? '');
  for (const [at, layout] of layouts.entries())
    readExtras({ footer: [footerIn(layout)], analytics: [], head: [] }, { file: files[at]!, lose });
  const find = (forms: readonly RegExp[]): string | undefined =>
    forms.flatMap((form) => layouts.flatMap((text) => form.exec(text)?.[1]?.trim() || []))[0];
  const repository = find(repositories);
  const description = find(descriptions);
  const favicon = signFile(folder, root);
  const [banner, logo, chat] = [bannerIn, logoIn, chatIn].map((read) => layouts.flatMap((text) => read(text) ?? [])[0]);
  const links = [
    ...(repository ? [outwardLink(repository, 'GitHub')] : []),
    ...(chat ? [/discord/.test(chat) ? { type: 'discord', href: chat } : outwardLink(chat, undefined)] : []),
  ];
  return {
    // A name can go on with what only a program knows.
    name: find(names)?.replace(/\s*[|–—·•:-]+$/, '') ?? packageName(folder, root) ?? 'Documentation',
    ...(description && { description }),
    ...(favicon && { favicon: `/${favicon.split('/').at(-1)!}` }),
    ...(logo && { logo }),
    ...(links.length > 0 && { navbar: { links } }),
    ...(banner && { banner: { content: banner, dismissible: true } }),
  };
}

/** Files that say what stands around the pages of a site, the nearest to its root first. */
export function layoutFiles(folder: MigrationFolder, root: string): string[] {
  return folder.files
    .filter((file) => isWithin(file, root) && isLayout.test(`/${file}`))
    .sort((a, b) => a.split('/').length - b.split('/').length);
}

export interface NextConfig {
  /** The path that the site is served under. */
  base: string;
  /** The one below which Nextra has the pages of its folder. */
  contentAt: string;
  redirects: { source: string; destination: string }[];
  /** The one whose pages have addresses without a language; absent where all pages have one. */
  language?: string | undefined;
  /** All that it names. */
  languages: readonly string[];
}

/** What the bundler of the site is told. */
export function readNextConfig(folder: MigrationFolder, root: string, lose: Lose): NextConfig {
  const endings = ['ts', 'mjs', 'js', 'mts', 'cjs'];
  const file = endings.map((ending) => joinPath(root, `next.config.${ending}`)).find(folder.has);
  const { basePath, redirects, i18n } = file === undefined ? {} : objectOf(evaluateModule(folder, file, lose));
  // It stands in an argument of a call.
  const [, contentAt = ''] = /\bcontentDirBasePath:\s*["'`]([^"'`$\n]*)/.exec(folder.read(file ?? '') ?? '') ?? [];
  return {
    base: `${writtenText(basePath) ?? ''}/`,
    contentAt,
    language: writtenText(objectOf(i18n)['defaultLocale']),
    languages: [objectOf(i18n)['locales']].flat().filter((name) => typeof name === 'string'),
    redirects: records(redirects).flatMap(({ source, destination }) => {
      if (typeof source !== 'string' || typeof destination !== 'string') return [];
      if (destination !== '') return plainRedirects({ source, destination });
      lose({ file: file!, message: `A redirect to a value from the environment: ${source}` });
      return [];
    }),
  };
}

/** Links of Next.js, which pages style with utility classes that are known here, too. */
export const linkRule: ElementRule = {
  to: 'a',
  attributes: (given) => renamed(given, { href: 'href', className: 'className' }),
};

/** Attributes of a card that ours has, too; an icon that is an element only its program knows. */
export function cardOf(given: Attributes): Attributes {
  const kept = renamed(given, { title: 'title', href: 'href', icon: 'icon', iconLibrary: 'iconLibrary' });
  const { icon, ...others } = kept;
  return typeof icon === 'string' && icon.startsWith('{') ? others : kept;
}

/** Pages that are programs: what they show is known where they run, but for those that show the files of pages. */
export function loseProgramPages(folder: MigrationFolder, root: string, lose: Lose): void {
  const at = root === '' ? '' : `${root}/`;
  for (const file of folder.files.filter((name) => name.startsWith(at))) {
    const place = file.slice(at.length).replace(/^src\//, '');
    const isPage =
      /^app\/(?:.*\/)?page\.[jt]sx?$/.test(place) || /^pages\/(?!api\/|(?:.*\/)?_)[^.]+\.[jt]sx$/.test(place);
    if (!isPage || /\[\.{3}\w+\]/.test(place)) continue;
    lose({ file, message: /\[\w+\]/.test(place) ? 'Pages that are created by code' : 'A page that is code' });
  }
}

/** The picture that browsers show beside the name, where it lies in `app`, which is served by its rules alone. */
export function signOf(folder: MigrationFolder, root: string): { from: string; to: string }[] {
  const file = signFile(folder, root);
  return file === undefined ? [] : [{ from: file, to: file.split('/').at(-1)! }];
}

function signFile(folder: MigrationFolder, root: string): string | undefined {
  return ['public', 'app', 'src/app']
    .flatMap((within) => pictures.map((name) => joinPath(root, within, name)))
    .find(folder.has);
}

function packageName(folder: MigrationFolder, root: string): string | undefined {
  const found = [...new Set([joinPath(root, 'package.json'), 'package.json'])].flatMap((file) => {
    const [, name] = /"name"\s*:\s*"(?:@[^/"]+\/)?([^"]+)"/.exec(folder.read(file) ?? '') ?? [];
    const bare = name?.replace(/[-_.](?:docs?|site|website|web|monorepo)$/, '') ?? '';
    return /^(?:docs?|documentation|site|web|website|www|app|root|monorepo|)$/.test(bare) ? [] : [titleOf(bare)];
  });
  return found[0];
}

function isWithin(file: string, folder: string): boolean {
  return folder === '' || file.startsWith(`${folder}/`);
}
