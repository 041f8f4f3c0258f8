import { mapOutsideFences, mapProse, maskCode } from '../../../base/text/map-prose.ts';
import { renderFence } from '../../../base/text/render-fence.ts';
import { unescapeHtml } from '../../../base/text/unescape-html.ts';
import type { MarkupContext, MigrationFolder } from '../../../model/migration.ts';
import { writtenText } from '../../folder/read-page-source.ts';
import { linesOf } from '../../markup/code-marks.ts';
import { convertAlerts, convertComments } from '../../markup/convert-alerts.ts';
import { convertDefinitions } from '../../markup/convert-definitions.ts';
import { convertEmoji } from '../../markup/convert-emoji.ts';
import { convertFences } from '../../markup/convert-fences.ts';
import { convertIndented, fenceWithinBlocks } from '../../markup/convert-indented.ts';
import { convertSlashes } from '../../markup/convert-slashes.ts';
import { escapeSigns, mapFormulas } from '../../markup/escape-signs.ts';
import { fenceIndentedCode } from '../../markup/fence-indented-code.ts';
import { lengthenFences } from '../../markup/lengthen-fences.ts';
import { createLineRecord } from '../../markup/line-record.ts';
import { longestHeading } from '../../markup/plain-heading.ts';
import { sizePictures } from '../../markup/size-pictures.ts';
import { includeFiles, putInLines, putInNumbered, splitSnippetBlocks } from '../include-files.ts';
import { completeTables } from './complete-tables.ts';
import { convertAbbreviations } from './convert-abbreviations.ts';
import { convertGrids } from './convert-grids.ts';
import { convertSigns, withoutHighlighters } from './convert-signs.ts';
import { fillTemplates, includeTag } from './fill-templates.ts';
import { definedNames, withReferences, withTitles } from './link-names.ts';
import { materialIcon } from './material-icon.ts';
import { linkProgramNames, withoutGenerated } from './program-names.ts';

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
      isDeep: true,
    },
    {
      pattern: /(?:^[ \t]*)?\{![>+-]*[ \t]*([^!|[\]{}\s]+)[^!{}\n]*!(?:lines=[\d \t-]+!?)?\}/gm,
      write: putInNumbered,
      isDeep: true,
    },
    {
      pattern: /\{\*[ \t]*([^\s*]+)[^*]*\*\}/g,
      write: shownCode,
    },
  ].reduce(
    (whole, form) => change((note) => includeFiles(whole, { folder, context, form: { ...form, from: roots }, note })),
    values === null
      ? source
      : fillTemplates(
          change((note) => includeFiles(source, { folder, context, form: { ...includeTag, from: includes }, note })),
          values,
          context,
        ),
  );
  const linked = linkProgramNames(withoutGenerated(withoutTerminals(joinDrawings(included)), context), {
    programNames,
    file: context.file,
  });
  const fenced = fenceWithinBlocks(fenceIndentedCode(completeTables(linked)));
  const listed = extensions.has('def_list') ? convertDefinitions(fenced) : fenced;
  const { text: bare, putBack } = takeFormulas(listed, extensions);
  // Where a list of attributes goes, a code would stand at a word.
  const signed = convertEmoji(bare);
  const plain = mapProse(withoutAttributes(withoutHighlighters(withReferences(signed, names))), (prose) =>
    convertSigns(withTitles(prose, names), extensions)
      .replace(/^\[TOC\][ \t]*$/gm, '')
      .replace(/:fontawesome-(brands|solid|regular)-([\w-]+):/g, '<Icon icon="$2" iconType="$1" />')
      .replace(/:(material|octicons|simple)-([\w-]+):([ \t]*)/g, (_, set: string, name: string, gap: string) => {
        const icon = materialIcon(set, name);
        return icon === null ? '' : icon + gap;
      })
      .replace(/(?<=\S[ \t]?)\((\d+)\)!/g, '($1)')
      .replace(/(<[a-z][^<>]*?)[ \t]+markdown(?:="(?:1|block|span)")?(?=[ \t>])/g, '$1'),
  );
  const explained = extensions.has('abbr') ? convertAbbreviations(plain) : plain;
  const marked = convertIndented(convertSlashes(convertComments(escapeSigns(putBack(explained)))));
  return numberAnnotations(
    convertFences(convertAlerts(convertGrids(marked), extensions.has('pymdownx.quotes') ? 'Note' : null)),
  );
}

const formulas = new RegExp(
  [
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
  const take = (found: string): string => `\uE000${taken.push(found) - 1}\uE001`;
  const without = mapFormulas(text, {
    formula: take,
    other: (prose) =>
      prose.replace(formulas, (_, inLine?: string, alone?: string, environment?: string) =>
        take(inLine === undefined ? `$$${alone ?? `\n${environment}\n`}$$` : `$${inLine.trim()}$`),
      ),
  });
  return {
    text: without,
    putBack: (later) => later.replace(/\uE000(\d+)\uE001/g, (_, at: string) => taken[Number(at)]!),
  };
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

/** Of a heading or a cell, at its end: a list of attributes that holds no id. */
const listBehind = /(?<=\S)[ \t]+\{:?[ \t]*(?:\.[\w-]+|[\w-]+=["'\w])[^{}\n]*\}(?=[ \t]*(?:\||$))/g;
const idBehind = /[ \t]*\{:?[ \t]*(?:[^{}#\n]*[ \t])?(?:#\\?|id=["']?)([\w.-]+)[^{}\n]*\}[ \t]*$/;
/** Of what ends before it: code, emphasis, a link, a picture, an icon, an element. */
const listAfter =
  /(?=\{)(?<=[\]`*_:>^~=]|\]\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\))\{:?[ \t]*(?:\.[\w-]+|[\w-]+=)[^{}\n]*\}/g;

/**
 * Attribute lists (Python-Markdown) go, but for those of pictures; ids of headings stay, and so does what looks like a
 * list elsewhere in a text.
 */
function withoutAttributes(text: string): string {
  // A heading and a cell can hold code, which would be no prose.
  const headings = mapOutsideFences(text, (prose) =>
    prose
      .replace(/^#{1,6}[ \t][^\n]*$/gm, (line) =>
        line.length > longestHeading ? line : line.replace(idBehind, ' {#$1}'),
      )
      .replace(/^(?:#{1,6}[ \t]|[^|\n]*\|)[^\n]*$/gm, (line) => line.replace(listBehind, '')),
  );
  const placed = mapProse(headings, (prose) =>
    sizePictures(prose)
      // A place without a text, or one of the block above.
      .replace(/\[\]\(\)\{:?[ \t]*#([^\s{}]+)[ \t]*\}/g, '<span id="$1" />')
      .replace(/^[ \t]*\{:?[ \t]*#([^\s{}]+)[^{}\n]*\}[ \t]*$/gm, '<span id="$1" />')
      .replace(/(\[[^\]\n]*\]\([^)\n]*\))\{:?[ \t]*#([^\s{}]+)[ \t]*\}/g, '<span id="$2">$1</span>')
      .replace(/^[ \t]*\{:?[ \t]*(?:[.#][\w-]+|[\w-]+=)[^{}\n]*\}[ \t]*$/gm, ''),
  );
  return mapOutsideFences(placed, (prose) => {
    let last = 0;
    const kept = [...maskCode(prose).matchAll(listAfter)].map(({ 0: list, index }) => {
      const part = prose.slice(last, index);
      last = index + list.length;
      return part;
    });
    return kept.join('') + prose.slice(last);
  });
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
