import { escapeRegExp } from '../../base/text/escape-reg-exp.ts';
import { placeInText } from '../../base/text/place-in-text.ts';
import type { Problem } from '../../model/problem.ts';

/**
 * An import that leads nowhere. `text` is what the file holds from its line `line` on, `suggest` finds the file of the
 * site that may be meant.
 */
export function missingImport(
  specifier: string,
  { file, text, line, suggest = () => null }: ImportingFile & { suggest?: SuggestFile },
): Problem {
  return {
    severity: 'warning',
    code: 'missing-import',
    cause: specifier,
    ...describeLoss(specifier, suggest),
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

function describeLoss(specifier: string, suggest: SuggestFile): Pick<Problem, 'message' | 'hint'> {
  if (shown.test(specifier))
    return {
      message: `"${specifier}" holds no code, so that nothing can be imported from it; its name is undefined`,
      hint: 'Write the address of the file where it is used: <img src="/images/example.png" />',
    };
  const isPath = written.test(specifier);
  const nearest = isPath ? suggest(specifier) : null;
  return {
    message: `The import "${specifier}" leads to no ${isPath ? 'file of the site' : 'installed package'}; its components show what they wrap`,
    hint: nearest
      ? `Did you mean "/${nearest}"?`
      : isPath
        ? 'Correct the path: those that start with / count from the site folder'
        : 'Install the package beside docs.json',
  };
}

/** The file that the path of an import may mean. */
export type SuggestFile = (specifier: string) => string | null;

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
  const quoted = escapeRegExp(specifier);
  return (
    placeInText(text, new RegExp(`^[ \\t]*(?:import|export)\\b[^'"]*['"]${quoted}['"]`, 'm'), line) ??
    placeInText(text, specifier, line) ??
    {}
  );
}
