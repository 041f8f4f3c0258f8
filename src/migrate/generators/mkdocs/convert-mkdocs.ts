import { posix } from 'node:path';
import { countBreaks, mapOutsideFences, mapProse, maskCode } from '../../../base/text/map-prose.ts';
import { renderFence } from '../../../base/text/render-fence.ts';
import { unescapeHtml } from '../../../base/text/unescape-html.ts';
import { isObject } from '../../../base/values/is-object.ts';
import type { MarkupContext, MigrationFolder } from '../../../model/migration.ts';
import { writtenText } from '../../folder/read-page-source.ts';
import { linesOf } from '../../markup/code-marks.ts';
import { convertAlerts, convertComments } from '../../markup/convert-alerts.ts';
import { convertEmoji } from '../../markup/convert-emoji.ts';
import { convertFences } from '../../markup/convert-fences.ts';
import { convertIndented } from '../../markup/convert-indented.ts';
import { convertSlashes } from '../../markup/convert-slashes.ts';
import { escapeSigns, formula } from '../../markup/escape-signs.ts';
import { lengthenFences } from '../../markup/lengthen-fences.ts';
import { createLineRecord } from '../../markup/line-record.ts';
import { sizePictures } from '../../markup/size-pictures.ts';
import { includeFiles, putInLines, splitSnippetBlocks } from '../include-files.ts';
import { convertDefinitions } from './convert-definitions.ts';
import { convertGrids } from './convert-grids.ts';
import { convertSigns, keyElement, withoutHighlighters } from './convert-signs.ts';
import { definedNames, withReferences, withTitles } from './link-names.ts';
import { materialIcon } from './material-icon.ts';

interface MkDocsContext {
  folder: MigrationFolder;
  /** Folders that files are put in from. */
  roots: readonly string[];
  /** Those that templates include files from. */
  includes: readonly string[];
  /** Names of a program that pages are about → the page (`findProgramNames`). */
  programNames: ReadonlyMap<string, string>;
  /** Extensions of Markdown that the settings name. */
  extensions: ReadonlySet<string>;
  /** What templates in pages can name; `null` where pages have none. */
  values: Record<string, unknown> | null;
  context: MarkupContext;
}

/** Markdown of MkDocs with Material: blocks by their indentation, attribute lists, files that are put in, grids. */
export function convertMkDocs(
  text: string,
  { folder, roots, includes, programNames, extensions, values, context: page }: MkDocsContext,
): string {
  const { context, change } = createLineRecord(page);
  const source = splitSnippetBlocks(lengthenFences(text));
  const names = definedNames(text);
  const included = [
    {
      pattern: /^[ \t]*-{1,}8<-{1,}[ \t]+"([^":]+)[^"]*"[ \t]*$/gm,
      write: (found: string, _: string, written: string) => putInLines(found, written),
      isDropped: true,
    },
    { pattern: /\{!>?[ \t]*([^!\s]+)[ \t]*!\}/g, write: (found: string) => found },
    {
      pattern: /\{\*[ \t]*([^\s*]+)[^*]*\*\}/g,
      write: shownCode,
    },
  ].reduce(
    (whole, form) => change((note) => includeFiles(whole, { folder, context, form: { ...form, from: roots }, note })),
    values === null
      ? source
      : fillTemplates(
          change((note) => includeFiles(source, { folder, context, form: { ...template, from: includes }, note })),
          values,
          context,
        ),
  );
  const linked = linkProgramNames(withoutGenerated(withoutTerminals(joinDrawings(included)), context), {
    programNames,
    file: context.file,
  });
  const listed = extensions.has('def_list') ? convertDefinitions(linked) : linked;
  const { text: bare, putBack } = takeFormulas(listed, extensions);
  const plain = mapProse(withoutAttributes(withoutHighlighters(withReferences(bare, names))), (prose) =>
    convertSigns(withTitles(prose, names), extensions)
      .replace(/^\[TOC\][ \t]*$/gm, '')
      .replace(/^\*\[[^\]]+\]:[^\n]*$/gm, '')
      .replace(/:fontawesome-(brands|solid|regular)-([\w-]+):/g, '<Icon icon="$2" iconType="$1" />')
      .replace(/:(material|octicons|simple)-([\w-]+):([ \t]*)/g, (_, set: string, name: string, gap: string) => {
        const icon = materialIcon(set, name);
        return icon === null ? '' : icon + gap;
      })
      .replace(/(?<=\S[ \t]?)\((\d+)\)!/g, '($1)')
      .replace(/(<[a-z][^<>]*?)[ \t]+markdown(?:="(?:1|block|span)")?(?=[ \t>])/g, '$1')
      .replace(/\+\+([a-z\d+"-]+)\+\+/g, (_, keys: string) => keys.split('+').map(keyElement).join('+'))
      .replace(/(?<!=)==(?!=)([^\n=]+)==(?!=)/g, '<mark>$1</mark>'),
  );
  const marked = convertIndented(convertSlashes(convertComments(escapeSigns(putBack(convertEmoji(plain))))));
  return numberAnnotations(
    convertFences(convertAlerts(convertGrids(marked), extensions.has('pymdownx.quotes') ? 'Note' : null)),
  );
}

const formulas = new RegExp(
  [
    formula,
    String.raw`(?<!\\)\\\(((?:(?!\n\n)[\s\S])+?)\\\)`,
    String.raw`(?<!\\)\\\[((?:(?!\n\n)[\s\S])+?)\\\]`,
    String.raw`^[ \t]*(\\begin\{(?:align|equation|gather|multline)\*?\}[\s\S]+?\\end\{\w+\*?\})`,
  ].join('|'),
  'gm',
);

/**
 * `text` without its formulas (PyMdown Extensions, Arithmatex), in which carets and braces are no marks, and what puts
 * them back, between dollars.
 */
function takeFormulas(
  text: string,
  extensions: ReadonlySet<string>,
): { text: string; putBack: (text: string) => string } {
  if (!extensions.has('pymdownx.arithmatex')) return { text, putBack: (same) => same };
  const taken: string[] = [];
  const without = mapProse(text, (prose) =>
    prose.replace(formulas, (whole: string, inLine?: string, alone?: string, environment?: string) => {
      const block = environment === undefined ? alone : `\n${environment}\n`;
      taken.push(inLine !== undefined ? `$${inLine.trim()}$` : block !== undefined ? `$$${block}$$` : whole);
      return `\uE000${taken.length - 1}\uE001`;
    }),
  );
  return {
    text: without,
    putBack: (later) => later.replace(/\uE000(\d+)\uE001/g, (_, at: string) => taken[Number(at)]!),
  };
}

/** A file that a template includes. */
const template = {
  pattern: /\{%-?[ \t]*include[ \t]+["']([^"'\n]+)["'][^%\n]*%\}/g,
  write: (found: string) => found,
  isDropped: true,
};

const block = /\{%-?[ \t]*(end)?(for|if|macro|call|set|import|from|include)\b[^%]*%\}/g;

const expression = /\{\{\s*([^{}]+?)\s*\}\}/g;

/**
 * Templates of mkdocs-macros, which are in code, too: values of the settings are filled in; what a program would
 * repeat or choose is told.
 */
function fillTemplates(text: string, values: Record<string, unknown>, context: MarkupContext): string {
  const lose = (before: string, message: string): void =>
    context.lose({ file: context.file, line: context.line + countBreaks(before), message });
  const parts = text.split(/\{%-?[ \t]*raw[ \t]*-?%\}([\s\S]*?)\{%-?[ \t]*endraw[ \t]*-?%\}/);
  return parts
    .map((part, index) => {
      if (index % 2 === 1) return part;
      const before = parts.slice(0, index).join('');
      const plain = withoutBlocks(part, (at, message) => lose(before + part.slice(0, at), message));
      const filled = plain.replace(expression, (whole, path: string) => valueAt(values, path) ?? whole);
      for (const { 1: path, index } of filled.matchAll(expression))
        lose(before + filled.slice(0, index), `{{ ${path} }}, which a program knows`);
      // Code that is incomplete would say something else.
      return mapProse(filled, (prose) => prose.replace(expression, ''));
    })
    .join('');
}

/** Without what stands from the start of a block to its end, with its breaks. */
function withoutBlocks(text: string, tell: (at: number, message: string) => void): string {
  let [result, last, depth, start] = ['', 0, 0, 0];
  for (const { 0: written, 1: end, 2: name = '', index } of text.matchAll(block)) {
    const isAlone = depth === 0 && !end && /^(?:set|import|from|include)$/.test(name);
    if (depth === 0 && !end) {
      result += text.slice(last, index);
      start = index;
      tell(index, `${written}, which a program makes`);
    }
    if (!/^(?:set|import|from|include)$/.test(name)) depth = Math.max(0, depth + (end ? -1 : 1));
    if (depth > 0 || (!end && !isAlone)) continue;
    last = index + written.length;
    result += '\n'.repeat(countBreaks(text.slice(start, last)));
  }
  return result + text.slice(last);
}

function valueAt(values: Record<string, unknown>, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<unknown>(
      (value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      values,
    );
  return writtenText(found);
}

/** `{* code.py ln[2:9,12] hl[3:5] *}`: only these lines, of which these are marked; both count in the file. */
function shownCode(found: string, path: string, written: string): string {
  const read = (name: string): number[] =>
    linesOf((new RegExp(`\\b${name}\\[([^\\]]*)\\]`).exec(written)?.[1] ?? '').replaceAll(':', '-'));
  const lines = found.split('\n');
  const [chosen, marked] = [read('ln'), new Set(read('hl'))];
  const shown = chosen.length > 0 ? chosen.filter((line) => line <= lines.length) : lines.map((_, index) => index + 1);
  const marks = shown.flatMap((line, index) => (marked.has(line) ? [index + 1] : []));
  const info = [path.split('.').at(-1), marks.length > 0 ? `{${marks.join(',')}}` : ''].filter(Boolean).join(' ');
  return renderFence(shown.map((line) => lines[line - 1]).join('\n'), info);
}

/** Drawings of several lines as one: MDX takes lines within an element for paragraphs, in which tags have to end. */
function joinDrawings(text: string): string {
  return mapOutsideFences(text, (prose) =>
    prose.replace(
      /^([ \t]*)(?:<\?xml[^>\n]*>\s*)?(<svg\b[\s\S]*?<\/svg>)/gm,
      (_, indent: string, drawing: string) => indent + drawing.replace(/\s*\n\s*/g, ' '),
    ),
  );
}

/** What a terminal shows that is played (`termynal`): code in HTML, whose colours are elements. */
function withoutTerminals(text: string): string {
  return text.replace(
    /(<div class="termy"[^>]*>\s*\n[ \t]*(`{3,})[^\n]*\n)([\s\S]*?)(\n[ \t]*\2)/g,
    (_, start: string, __, code: string, end: string) => start + withoutTags(code) + end,
  );
}

function withoutTags(html: string): string {
  return unescapeHtml(html.replace(/<\/?(?:font|span|b|i|u|a)\b[^>\n]*>/g, ''));
}

/** `# (1)!` in code leads to the list below it, which is read with these numbers. */
function numberAnnotations(text: string): string {
  return text.replace(/((?:#|\/\/|<!--|\/\*|--|;)[ \t]*(?:\(\d+\)!?[ \t]*)*)\((\d+)\)!/g, '$1($2)');
}

const programName = /^([ \t]*):::[ \t]+([\w.:-]+)[ \t]*(?:\n\1[ \t]+[^\n]+)*$/gm;

/** The names that pages show what a plug-in reads in a program of, each with the page that shows it. */
export function findProgramNames(pages: readonly { file: string }[], folder: MigrationFolder): Map<string, string> {
  return new Map(
    pages.flatMap(({ file }) =>
      [...(folder.read(file) ?? '').matchAll(programName)].map(([, , name]): [string, string] => [name!, file]),
    ),
  );
}

/**
 * `::: package.module` and the options below it, which a plug-in fills with what it reads in a program: its name stays,
 * with the id that links to it have.
 */
function withoutGenerated(text: string, context: MarkupContext): string {
  return mapOutsideFences(text, (prose, start) =>
    prose.replace(programName, (block: string, indent: string, name: string, offset: number) => {
      const line = context.line + start + countBreaks(prose.slice(0, offset));
      context.lose({ file: context.file, line, message: `::: ${name}, which a plug-in reads in a program` });
      return `${indent}<span id="${name}">\`${name}\`</span>${'\n'.repeat(countBreaks(block))}`;
    }),
  );
}

/** `[text][package.module.name]` and `[package.module.name][]` lead to where the name, or what holds it, is shown. */
function linkProgramNames(
  text: string,
  { programNames, file }: { programNames: ReadonlyMap<string, string>; file: string },
): string {
  if (programNames.size === 0) return text;
  const nameOf = (written: string): string => written.replaceAll('`', '');
  return mapOutsideFences(text, (prose) => {
    const masked = maskCode(prose);
    return prose.replace(programLink, (whole, label: string, given: string | undefined, offset: number) => {
      const shown = masked[offset] === '[' ? shownName(given || nameOf(label), programNames) : null;
      if (shown === null) return whole;
      const place = posix.relative(posix.dirname(file), programNames.get(shown)!);
      return `[${label}](${place}#${shown})`;
    });
  });
}

const programLink = /\[((?:`[^`\n]+`|[^`[\]\n])+)\]\[((?:[a-z_]\w*\.)*\w+)?\](?![[(])/gi;

/** The name, or the longest beginning of it that is shown. */
function shownName(name: string, programNames: ReadonlyMap<string, string>): string | null {
  if (programNames.has(name)) return name;
  const end = name.lastIndexOf('.');
  return end < 0 ? null : shownName(name.slice(0, end), programNames);
}

/** Attribute lists (Python-Markdown) go, but for those of pictures; ids of headings stay. */
function withoutAttributes(text: string): string {
  // A heading can hold code, which would be no prose.
  const headings = mapOutsideFences(text, (prose) =>
    prose.replace(
      /(?<=^#{1,6}[ \t][^\n]*)[ \t]*\{:?[ \t]*(?:[^{}#\n]*[ \t])?(?:#\\?|id=["']?)([\w.-]+)[^{}\n]*\}[ \t]*$/gm,
      ' {#$1}',
    ),
  );
  return mapProse(headings, (prose) =>
    sizePictures(prose)
      // A place without a text, or one of the block above.
      .replace(/\[\]\(\)\{:?[ \t]*#([^\s{}]+)[ \t]*\}/g, '<span id="$1" />')
      .replace(/^[ \t]*\{:?[ \t]*#([^\s{}]+)[^{}\n]*\}[ \t]*$/gm, '<span id="$1" />')
      .replace(/(\[[^\]\n]*\]\([^)\n]*\))\{:?[ \t]*#([^\s{}]+)[ \t]*\}/g, '<span id="$2">$1</span>')
      .replace(/^[ \t]*\{:?[ \t]*(?:[.#][\w-]+|[\w-]+=)[^{}\n]*\}[ \t]*$/gm, '')
      .replace(/(?<=[\])`*_\S])\{:?[ \t]*(?:\.[\w-]+|[\w-]+=)[^{}\n]*\}/g, '')
      .replace(/(?<=\S)[ \t]+\{:?[ \t]*(?:\.[\w-]+|[\w-]+=["'\w])[^{}\n]*\}/g, ''),
  );
}

/** Front matter of MkDocs in the names of ours. */
export function convertMkDocsFrontMatter(data: Record<string, unknown>): Record<string, unknown> {
  const { title, description, tags, hide } = data;
  return {
    ...(writtenText(title) && { title: writtenText(title) }),
    ...(writtenText(description) && { description: writtenText(description) }),
    ...(Array.isArray(tags) && tags.length > 0 && { keywords: tags.map(String) }),
    ...(Array.isArray(hide) && hide.includes('toc') && { mode: 'wide' }),
  };
}
