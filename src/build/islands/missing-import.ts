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
    message: `There is no snippet "${name}", so nothing is shown for it`,
    hint: 'Correct the name, which is relative to the `snippets` folder',
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
      message: `"${specifier}" contains no code, so nothing can be imported from it; its name is undefined`,
      hint: 'Use the address of the file instead: <img src="/images/example.png" />',
    };
  const isPath = written.test(specifier);
  const nearest = isPath ? suggest(specifier) : null;
  return {
    message: `The import "${specifier}" does not match ${isPath ? 'a file of the site' : 'an installed package'}; its components only show their children`,
    hint: nearest
      ? `Did you mean "/${nearest}"?`
      : isPath
        ? 'Correct the path; paths that start with / are relative to the site folder'
        : 'Install the package next to docs.json',
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
