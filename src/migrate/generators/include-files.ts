import { posix } from 'node:path';
import { countBreaks, createBreakCounter } from '../../base/text/map-prose.ts';
import type { MarkupContext, MigrationFolder } from '../../model/migration.ts';
import { joinPath } from '../folder/page-paths.ts';
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
}

interface IncludeOptions {
  folder: MigrationFolder;
  context: MarkupContext;
  form: IncludeForm;
  note: NoteLines;
}

/** Puts files in the place of what names them: nothing does that while pages are read here. */
export function includeFiles(text: string, { folder, context, form, note }: IncludeOptions): string {
  const breaksBefore = createBreakCounter(text);
  return text.replace(form.pattern, (whole: string, ...found: unknown[]) => {
    const path = String(found[0]).trim();
    const own = joinPath(posix.dirname(context.file), path);
    const file = [own, ...form.from.map((base) => joinPath(base, path))].find(folder.has);
    const content = file === undefined ? null : folder.read(file);
    const offset = found.find((value): value is number => typeof value === 'number') ?? 0;
    const line = context.line + breaksBefore(offset);
    if (content !== null) {
      const written = form.write(content.trimEnd(), path, whole);
      note(line, countBreaks(whole), countBreaks(written));
      return written;
    }
    context.lose({
      file: context.file,
      line,
      message: `inclusion of ${path}`,
    });
    return form.isDropped ? '' : whole;
  });
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
