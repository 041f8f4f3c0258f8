import { suggestNearest } from '../../base/errors/suggest.ts';
import { placeInText } from '../../base/text/place-in-text.ts';
import type { Problem } from '../../model/problem.ts';

/**
 * An import that leads nowhere. `text` is what the file holds from its line `line` on, `files` are those of the site
 * that could be meant.
 */
export function missingImport(
  specifier: string,
  { file, text, line, files = [] }: ImportingFile & { files?: readonly string[] },
): Problem {
  return {
    severity: 'warning',
    code: 'missing-import',
    cause: specifier,
    ...describeLoss(specifier, files),
    file,
    ...findImport(specifier, { text, line }),
  };
}

/** A `<Snippet file="…" />` of which there is no file. */
export function missingSnippet(name: string, { file, text, line }: ImportingFile): Problem {
  return {
    severity: 'warning',
    code: 'missing-import',
    cause: name,
    message: `There is no snippet "${name}"; nothing is shown in its place`,
    hint: 'Correct the name, which counts from the folder `snippets`',
    file,
    ...placeInText(text, name, line),
  };
}

/** What pages show, but hold no code. */
const shown = /\.(?:avif|bmp|gif|ico|jpe?g|mov|mp3|mp4|ogg|pdf|png|svg|wav|webm|webp)$/i;
/** Some packages are named like scripts (`three.js`), but none like these. */
const written = /^[./]|\.(?:mdx?|jsx|tsx)$/;

function describeLoss(specifier: string, files: readonly string[]): Pick<Problem, 'message' | 'hint'> {
  if (shown.test(specifier))
    return {
      message: `"${specifier}" holds no code, so that nothing can be imported from it; its name is undefined`,
      hint: 'Write the address of the file where it is used: <img src="/images/example.png" />',
    };
  const isPath = written.test(specifier);
  const nearest = isPath ? nearestFileTo(specifier, files) : null;
  return {
    message: `The import "${specifier}" leads to no ${isPath ? 'file of the site' : 'installed package'}; its components show what they wrap`,
    hint: nearest
      ? `Did you mean "/${nearest}"?`
      : isPath
        ? 'Correct the path: those that start with / count from the site folder'
        : 'Install the package beside docs.json',
  };
}

/** The file of a path like it, else of the same name in another folder. */
function nearestFileTo(specifier: string, files: readonly string[]): string | null {
  const nameOf = (path: string): string =>
    path
      .slice(path.lastIndexOf('/') + 1)
      .replace(/\.\w+$/, '')
      .toLowerCase();
  const likely = suggestNearest(specifier.replace(/^(?:\.{0,2}\/)+/, ''), files);
  return likely ?? files.find((file) => nameOf(file) === nameOf(specifier)) ?? null;
}

export interface ImportingFile {
  file: string;
  text: string;
  line: number;
}

/** The place of the statement that imports from `specifier`. */
export function findImport(
  specifier: string,
  { text, line }: Pick<ImportingFile, 'text' | 'line'>,
): Pick<Problem, 'line' | 'column'> {
  const quoted = specifier.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return (
    placeInText(text, new RegExp(`^[ \\t]*(?:import|export)\\b[^'"]*['"]${quoted}['"]`, 'm'), line) ??
    placeInText(text, specifier, line) ??
    {}
  );
}
