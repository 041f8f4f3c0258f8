import { posix } from 'node:path';
import { countBreaks, createBreakCounter } from '../../base/text/map-prose.ts';
import type { MarkupContext, MigrationFolder } from '../../model/migration.ts';
import { joinPath } from '../folder/page-paths.ts';
import { linesOf } from '../markup/code-marks.ts';
import type { NoteLines } from '../markup/line-record.ts';

export interface IncludeForm {
  /** Its first group is the path. */
  pattern: RegExp;
  /** Folders that paths count from, besides that of the page. */
  from: readonly string[];
  /** What takes its place. */
  write: (text: string, path: string, written: string) => string;
  /** Where no file is, what names it is left out. */
  isDropped?: boolean;
  /** Files that are put in can put in others, all or those at a path; paths in them count from them. */
  isDeep?: boolean | ((path: string) => boolean);
}

interface IncludeOptions {
  folder: MigrationFolder;
  context: MarkupContext;
  form: IncludeForm;
  note: NoteLines;
  nesting?: Nesting;
}

interface Nesting {
  /** The page, and the files that the text was put in by. */
  above: readonly string[];
  /** Files that the page can still put in. */
  budget: { left: number };
}

/** A page of more files says nothing to anybody; without an end, some that double each other fill the memory. */
const mostFiles = 5000;

/** Puts files in the place of what names them: nothing does that while pages are read here. */
export function includeFiles(text: string, options: IncludeOptions): string {
  const { folder, context, form, note } = options;
  const { above, budget } = options.nesting ?? { above: [context.file], budget: { left: mostFiles } };
  const breaksBefore = createBreakCounter(text);
  return text.replace(form.pattern, (whole: string, ...found: unknown[]) => {
    const path = String(found[0]).trim();
    const file = fileAt(path, options);
    const offset = found.find((value): value is number => typeof value === 'number') ?? 0;
    const line = context.line + breaksBefore(offset);
    const put = file === undefined ? null : form.write(folder.read(file)?.trimEnd() ?? '', path, whole);
    const isDeep = typeof form.isDeep === 'function' ? form.isDeep(path) : form.isDeep === true;
    // A part of a file that stands in itself can be without what names it.
    const isCycle = put !== null && isDeep && above.includes(file!) && put.search(form.pattern) >= 0;
    if (put !== null && !isCycle && budget.left-- > 0) {
      const inner = isDeep ? putInInner(put, file!, { ...options, nesting: { above, budget } }) : put;
      const written = behindQuotes(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset), inner);
      note(line, countBreaks(whole), countBreaks(written));
      return written;
    }
    // What is too much is told once.
    if (put === null || isCycle || budget.left === -1)
      context.lose({
        file: context.file,
        line: ownLine(whole, line, options),
        message: `inclusion of ${path}${whyLeft(put, isCycle)}`,
      });
    return form.isDropped || put !== null ? '' : whole;
  });
}

/** In a quotation, each line of a file is of it, not the first alone. */
function behindQuotes(before: string, text: string): string {
  if (!/^[ \t]*>[ \t>]*$/.test(before)) return text;
  return text.replace(/\n(.?)/g, (_, next: string) => `\n${next === '' ? before.trimEnd() : before}${next}`);
}

/** Of a file that is put in, a part can be all that stands here: the line counts in the file. */
function ownLine(written: string, line: number, { folder, context, nesting }: IncludeOptions): number {
  const source = nesting === undefined ? '' : (folder.read(context.file) ?? '');
  const at = source.indexOf(written.trim());
  return nesting === undefined || at < 0 ? line : countBreaks(source.slice(0, at)) + 1;
}

function fileAt(path: string, { folder, context, form }: IncludeOptions): string | undefined {
  const own = joinPath(posix.dirname(context.file), path);
  const places = [own, ...form.from.map((base) => joinPath(base, path))];
  return places.find((place) => folder.has(place) && folder.read(place) !== null);
}

function putInInner(put: string, file: string, options: IncludeOptions & { nesting: Nesting }): string {
  const { above, budget } = options.nesting;
  return includeFiles(put, {
    ...options,
    context: { ...options.context, file, line: 1 },
    note: () => undefined,
    nesting: { above: [...above, file], budget },
  });
}

function whyLeft(put: string | null, isCycle: boolean): string {
  if (isCycle) return ', which includes this';
  return put === null ? '' : `: more than ${mostFiles} files are included; the rest is left out`;
}

const section = /^[ \t]*(?:\S+[ \t]*)?-{1,}8<-{1,}[ \t]+\[[ \t]*(start|end)[ \t]*:[ \t]*([\w-]+)[ \t]*\].*$/;

/**
 * The lines of a file that a line of PyMdown's snippets puts in, as deep as that line: all of them, those between the
 * marks of a section (`"a.py:setup"`), or those of numbers (`"a.py:2:5,8:9"`).
 */
export function putInLines(content: string, written: string): string {
  const [, indent = '', part = ''] = /^([ \t]*).*?"[^":]+:?([^"]*)"/.exec(written) ?? [];
  const isNumbered = /^[\d:, -]+$/.test(part);
  const lines = content.split('\n');
  const chosen = isNumbered ? numberedLines(lines, part) : sectionLines(lines, part);
  return chosen
    .filter((line) => !section.test(line))
    .map((line) => (line === '' ? '' : indent + line))
    .join('\n');
}

function numberedLines(lines: string[], part: string): string[] {
  return part.split(',').flatMap((range) => {
    const [from, to] = range.split(':').map((written) => Number(written));
    // One number alone is where to begin.
    return lines.slice(Math.max(0, (from || 1) - 1), to || undefined);
  });
}

function sectionLines(lines: string[], name: string): string[] {
  const at = (mark: string): number =>
    lines.findIndex((line) => {
      const [, kind, own] = section.exec(line) ?? [];
      return kind === mark && own === name;
    });
  const start = name === '' ? -1 : at('start');
  const end = at('end');
  return start < 0 ? lines : lines.slice(start + 1, end < 0 ? undefined : end);
}

/**
 * The lines of a file that `{! a.py !}` puts in (mdx_include, markdown-include), as deep as that stands: all of them,
 * or those of numbers (`[ln:1-3,5]`, `!lines=1-3 5`).
 */
export function putInNumbered(content: string, _: string, written: string): string {
  const [indent] = /^[ \t]*/.exec(written)!;
  const [, ranges, spaced] = /\[ln:([^\]]*)\]|!lines=([\d \t-]+)/.exec(written) ?? [];
  const numbers = ranges ?? spaced?.trim().replace(/[ \t]+/g, ',');
  const lines = content.split('\n');
  const chosen =
    numbers === undefined
      ? lines
      : // Columns are left out.
        linesOf(numbers.replace(/\.\d*/g, '').replace(/-(?=,|$)/g, `-${lines.length}`)).flatMap(
          (line) => lines[line - 1] ?? [],
        );
  return chosen.map((line) => (line === '' ? '' : indent + line)).join('\n');
}

/** A block of names of files between two marks of PyMdown's snippets, as a line for each. */
export function splitSnippetBlocks(text: string): string {
  return text.replace(
    /^([ \t]*)(-{1,}8<-{1,})[ \t]*\n((?:(?![ \t]*-{1,}8<)[^\n]*\n)*?)[ \t]*\2[ \t]*$/gm,
    (_, indent: string, mark: string, names: string) =>
      names
        .trimEnd()
        .split('\n')
        .map((name) => (/^[ \t]*(?:;.*)?$/.test(name) ? '' : `${indent}${mark} "${name.trim()}"`))
        .join('\n'),
  );
}
