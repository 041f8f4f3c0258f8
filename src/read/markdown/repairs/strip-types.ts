import { parseAst, transformSync } from '../code-parser.ts';

/** Why a program is no TypeScript with JSX; `null` when it is. */
export function syntaxError(source: string): string | null {
  return errorIn(source, 'tsx');
}

/**
 * A program of TypeScript as JavaScript on as many lines or fewer, JSX as it is; `null` for what is JavaScript already
 * and what is neither.
 */
export function stripTypes(source: string): string | null {
  // What is no program at all, as most of what is asked, is known by the first of the two.
  if (errorIn(source, 'tsx') !== null || errorIn(source, 'jsx') === null) return null;
  const { code, errors } = transformSync('page.tsx', source, {
    lang: 'tsx',
    sourceType: 'module',
    jsx: 'preserve',
    // An import that only a page's content uses looks unused here.
    typescript: { onlyRemoveTypeImports: true },
  });
  return errors.length > 0 ? null : code.replace(/^export \{\};\n?/m, '').trimEnd();
}

function errorIn(source: string, lang: 'jsx' | 'tsx'): string | null {
  try {
    parseAst(source, { lang });
    return null;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return /(?:^|\n)(?!Parse failed)([^\n]+)/.exec(text)?.[1] ?? text;
  }
}
