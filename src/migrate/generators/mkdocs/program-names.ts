import { posix } from 'node:path';
import { countBreaks, mapOutsideFences, maskCode } from '../../../base/text/map-prose.ts';
import type { MarkupContext, MigrationFolder } from '../../../model/migration.ts';

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
export function withoutGenerated(text: string, context: MarkupContext): string {
  return mapOutsideFences(text, (prose, start) =>
    prose.replace(programName, (block: string, indent: string, name: string, offset: number) => {
      const line = context.line + start + countBreaks(prose.slice(0, offset));
      context.lose({ file: context.file, line, message: `::: ${name}, which a plug-in reads from code` });
      return `${indent}<span id="${name}">\`${name}\`</span>${'\n'.repeat(countBreaks(block))}`;
    }),
  );
}

/** `[text][package.module.name]` and `[package.module.name][]` lead to where the name, or what holds it, is shown. */
export function linkProgramNames(
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
