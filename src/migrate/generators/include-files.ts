import { posix } from 'node:path';
import { countBreaks } from '../../base/text/map-prose.ts';
import type { MarkupContext, MigrationFolder } from '../../model/migration.ts';
import { joinPath } from '../folder/page-paths.ts';

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

/** Puts files in the place of what names them: nothing does that while pages are read here. */
export function includeFiles(
  text: string,
  { folder, context, form }: { folder: MigrationFolder; context: MarkupContext; form: IncludeForm },
): string {
  return text.replace(form.pattern, (whole: string, ...found: unknown[]) => {
    const path = String(found[0]).trim();
    const own = joinPath(posix.dirname(context.file), path);
    const file = [own, ...form.from.map((base) => joinPath(base, path))].find(folder.has);
    const content = file === undefined ? null : folder.read(file);
    if (content !== null) return form.write(content.trimEnd(), path, whole);
    const offset = found.find((value): value is number => typeof value === 'number') ?? 0;
    context.lose({
      file: context.file,
      line: context.line + countBreaks(text.slice(0, offset)),
      message: `inclusion of ${path}`,
    });
    return form.isDropped ? '' : whole;
  });
}
