import { countBreaks } from '../../../base/text/map-prose.ts';
import { isObject } from '../../../base/values/is-object.ts';
import type { ForeignAssets, Lose, MigrationFolder } from '../../../model/migration.ts';
import { objectOf } from '../../folder/evaluated-value.ts';
import { joinPath } from '../../folder/page-paths.ts';
import { writtenText } from '../../folder/read-page-source.ts';
import { readHtml } from './read-html.ts';

/** What a site changes of its theme (MkDocs, `custom_dir`). */
export interface Overrides {
  /** Folders of it without templates, which are served as they are. */
  assets: ForeignAssets[];
  /** Of files among the pages, those that the theme reads. */
  isTemplate: (file: string) => boolean;
  /** Text of the bar above every page. */
  banner: string | null;
  /** The text of a page that is shown by a template of the site's own; `null` where the template has none. */
  fill: (template: string, own: string) => string | null;
}

interface Options {
  root: string;
  config: Record<string, unknown>;
  lose: Lose;
}

/** Blocks in which a template shows what readers read (Material for MkDocs, "Overriding blocks"). */
const shown = new Set(['tabs', 'hero', 'container', 'content']);
/** Of a banner, which is one line; in characters. */
const longestBanner = 400;
/** The place of the text of the page itself. */
const ownText = '<p>@@own@@</p>';

/**
 * Templates are read and never run: texts of their blocks are carried as Markdown, and each block, and each part of the
 * theme in a file of its own, that is something else is told.
 */
export function readOverrides(folder: MigrationFolder, { root, config, lose }: Options): Overrides {
  const written = writtenText(objectOf(config['theme'])['custom_dir']);
  const at = written === undefined ? null : joinPath(root, written);
  if (at === null) return { assets: [], isTemplate: () => false, banner: null, fill: () => null };
  const included = new Set<string>();
  const read = (name: string, depth = 0): string => {
    const text = (folder.read(`${at}/${name}`) ?? '').replace(/\{#[\s\S]*?#\}/g, '');
    return text.replace(/\{%-?\s*include\s+["']([^"']+)["'][^%]*%\}/g, (_, file: string) => {
      if (depth > 3 || file.endsWith('.svg')) return '';
      included.add(`${at}/${file}`);
      return read(file, depth + 1);
    });
  };
  const announced = blocksOf(read('main.html')).get('announce');
  const lines = announced === undefined ? [] : bannerLines(textOf(announced, { config }));
  const banner = lines.join(' ').length > longestBanner ? lines[0]! : lines.join(' ');
  if (lines.length > 1 && banner === lines[0])
    lose({ file: `${at}/main.html`, message: 'custom_dir: all but the first line of the banner' });
  const fill = (template: string, own: string): string | null => {
    const blocks = [...blocksOf(read(template))].filter(([name]) => shown.has(name));
    const text = blocks
      .map(([name, html]) => textOf(html, { config, inContent: name === 'content' }))
      .filter(Boolean)
      .join('\n\n');
    if (text.replace('@@own@@', '').trim() === '') return null;
    const hasPlace = blocks.some(([name]) => name === 'content');
    const whole = hasPlace ? text : `${text}\n\n@@own@@`;
    const filled = whole.replace('@@own@@', () => own.replace(/^\s*# [^\n]*\n/, '')).trim();
    // A hero shows its picture first; a page of ours begins with its title.
    return `${filled.replace(/^((?:!\[[^\n]*\n+)+)(# [^\n]*\n?)/, '$2\n$1')}\n`;
  };
  tellLosses(folder, { at, lose, read, included });
  const isTemplate = (file: string): boolean => file.startsWith(`${at}/`) && file.endsWith('.html');
  return { assets: servedFolders(folder, at), isTemplate, banner: banner || null, fill };
}

function servedFolders(folder: MigrationFolder, at: string): ForeignAssets[] {
  const files = folder.files.filter((file) => file.startsWith(`${at}/`)).map((file) => file.slice(at.length + 1));
  const byFolder = Map.groupBy(files, (file) => (file.includes('/') ? file.split('/')[0]! : ''));
  return [...byFolder].flatMap(([name, within]) =>
    name === '' || within.some((file) => /\.(?:html|py)$/.test(file))
      ? []
      : [{ from: `${at}/${name}`, to: name, isServed: true }],
  );
}

/** Blocks of a template that extends another one. */
function blocksOf(template: string): Map<string, string> {
  const form = /\{%-?\s*block\s+(\w+)\s*-?%\}([\s\S]*?)\{%-?\s*endblock\b[^%]*%\}/g;
  return new Map([...template.matchAll(form)].map(([, name, html]) => [name!, html!]));
}

/** One for each part of the bar, without pictures, for which a banner has no room. */
function bannerLines(markdown: string): string[] {
  const lines = markdown.replace(/!\[[^\]]*\]\([^)]*\)/g, '').split(/\n+/);
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
}

interface BlockContext {
  config: Record<string, unknown>;
  /** Whether it is the block in whose place the text of a page stands. */
  inContent?: boolean;
}

/** The text of a block: of conditions the first branch, of loops nothing, and the values that the settings hold. */
function textOf(html: string, { config, inContent = false }: BlockContext): string {
  const filled = html
    .replace(/\{%-?\s*for\b[\s\S]*?\{%-?\s*endfor\s*-?%\}/g, '')
    .replace(/\{%-?\s*(?:else|elif)\b(?:(?!\{%-?\s*endif)[\s\S])*/g, '')
    .replace(/\{%[^%]*%\}/g, '')
    .replace(/\{\{\s*super\(\)\s*\}\}/g, inContent ? ownText : '')
    .replace(/\{\{\s*page\.content\s*\}\}/g, ownText)
    .replace(/\{\{-?\s*([^{}]*?)\s*-?\}\}/g, (_, expression: string) => settingOf(expression, config))
    .replace(/\b(href|src)=(["'])(?![a-z]+:|[/#"'])(?:\.\/)?/gi, '$1=$2/')
    // An address that only a program knows.
    .replace(/\b(?:href|src)=(["'])\1/g, '');
  return readHtml(filled);
}

/** `'guide/' | url`, `config.site_name`. */
function settingOf(expression: string, config: Record<string, unknown>): string {
  const [, literal] = /^["']([^"']*)["']/.exec(expression) ?? [];
  if (literal !== undefined) return literal;
  const names = /^config((?:\.\w+)+)/.exec(expression)?.[1]?.slice(1).split('.') ?? ['?'];
  const value = names.reduce<unknown>((of, name) => (isObject(of) && Object.hasOwn(of, name) ? of[name] : ''), config);
  return typeof value === 'string' ? value : '';
}

interface Telling {
  at: string;
  lose: Lose;
  read: (name: string) => string;
  /** Files that templates have put into themselves. */
  included: ReadonlySet<string>;
}

function tellLosses(folder: MigrationFolder, { at, lose, read, included }: Telling): void {
  const files = folder.files.filter((file) => file.startsWith(`${at}/`) && file.endsWith('.html'));
  const isTemplate = (file: string): boolean => /\{%-?\s*(?:extends|block)\b/.test(folder.read(file)!);
  for (const file of files.filter(isTemplate)) read(file.slice(at.length + 1));
  for (const file of files) {
    const text = folder.read(file)!;
    const blocks = [...text.matchAll(/\{%-?\s*block\s+(\w+)/g)];
    for (const { 1: name, index } of blocks.filter(([, name]) => name !== 'announce' && !shown.has(name!)))
      lose({
        file,
        line: countBreaks(text.slice(0, index)) + 1,
        message: `custom_dir: the block "${name}" of the theme`,
      });
    if (!isTemplate(file) && !included.has(file)) lose({ file, message: 'custom_dir: a custom part of the theme' });
  }
}
