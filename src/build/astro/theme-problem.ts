import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Problem } from '../../model/problem.ts';

/** What Astro, Vite and Rolldown say of a file that they cannot compile, or that fails while it draws a page. */
export interface ToolFailure {
  message: string;
  stack?: string | undefined;
  loc?: { file?: string | undefined; line?: number | undefined; column?: number | undefined } | undefined;
}

/** The failure as a problem of the site. `folder`: of the site; `root`: of Astro's project. */
export function themeProblem(
  { loc: given, stack = '', message }: ToolFailure,
  { folder, root }: { folder: string; root: string },
): Problem {
  // In development the message is HTML, and the stack begins with it as text.
  const text = stack.split(/\n\s+at /)[0]!.replace(/^\w*Error: /, '') || message;
  const loc = given?.file ? given : placeWithin(folder, stack);
  const file = loc?.file && locate(loc.file, root);
  const path = file && relative(folder, file).replaceAll('\\', '/');
  return {
    severity: 'error',
    code: 'theme-failed',
    message: stripVTControlCharacters(text)
      .replace(/ \(The stacktrace appears to be already rewritten[^)]*\)/, '')
      .trim(),
    ...(path && { file: path.startsWith('../') ? file : path }),
    ...(path && loc?.line !== undefined && { line: loc.line }),
    ...(path && loc?.column !== undefined && { column: loc.column }),
  };
}

/** Where a failure came from that neither Astro nor Vite could place: of its stack, the first file of its themes. */
function placeWithin(folder: string, stack: string): ToolFailure['loc'] {
  for (const [, file = '', line, column] of stack.matchAll(/^\s+at (?:.*? \()?(\S.*?):(\d+):(\d+)\)?$/gm))
    if (file.startsWith(join(folder, 'themes', sep))) return { file, line: Number(line), column: Number(column) };
  return undefined;
}

/** Astro puts its project's path before those of files outside of it. */
function locate(file: string, root: string): string {
  const rest = file.startsWith(root) ? file.slice(root.length) : '';
  return rest !== '' && !existsSync(file) && existsSync(rest) ? rest : file;
}
