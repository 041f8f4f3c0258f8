import { placeInText } from '../../base/text/place-in-text.ts';
import type { Problem } from '../../model/problem.ts';

/** An import that leads nowhere. `text` is what the file holds from its line `line` on. */
export function missingImport(specifier: string, { file, text, line }: ImportingFile): Problem {
  const isPath = /^[./]/.test(specifier);
  return {
    severity: 'warning',
    code: 'missing-import',
    cause: specifier,
    message: `The import "${specifier}" leads to no ${isPath ? 'file of the site' : 'installed package'}; its components show what they wrap`,
    hint: isPath
      ? 'Correct the path: those that start with / count from the site folder'
      : 'Install the package beside docs.json',
    file,
    ...findImport(specifier, { text, line }),
  };
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
