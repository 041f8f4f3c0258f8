import { SourceMap } from 'node:module';
import { applyEdits } from '../../read/markdown/apply-edits.ts';
import { parseSync, transformSync } from '../../read/markdown/code-parser.ts';
import { ComponentError } from './component-error.ts';
import { findNames } from './find-names.ts';
import { normalizeJsx } from './normalize-jsx.ts';
import { parseComponent } from './parse-component.ts';
import { type SplitModule, splitModule } from './split-module.ts';

/** A user's component file as statements of a function, JSX and types taken away. */
export interface CompiledModule extends SplitModule {
  file: string;
  /** Components that are used but come from nowhere in the file. */
  freeTags: string[];
  /** Place in the user's file of a place in `body`; all numbers count from 1. */
  originalPosition: (line: number, column: number) => { line: number; column: number } | null;
}

/**
 * Compiles the source of a `.jsx`, `.tsx`, `.js` or `.ts` file, or a page's import and export statements.
 * @throws ComponentError when it does not parse.
 */
export function compileModule(file: string, source: string): CompiledModule {
  const { program: original, language } = parseComponent(file, source);
  const { tags, bound } = findNames(original);
  const output = transformSync(file, applyEdits(source, normalizeJsx(original)), {
    lang: language,
    sourceType: 'module',
    sourcemap: true,
    jsx: { runtime: 'automatic', development: false },
  });
  const error = output.errors[0];
  if (error) throw new ComponentError({ severity: 'error', code: 'invalid-component', message: error.message, file });
  const { program } = parseSync(`${file}.js`, output.code, { lang: 'js', sourceType: 'module' });
  const freeTags = [...tags].filter((name) => !bound.has(name));
  return { ...splitModule(output.code, program), file, freeTags, originalPosition: positionReader(output.map) };
}

function positionReader(map: unknown): CompiledModule['originalPosition'] {
  if (!map) return () => null;
  const reader = new SourceMap(map as ConstructorParameters<typeof SourceMap>[0]);
  return (line, column) => {
    const entry = reader.findEntry(line - 1, column - 1);
    if (!('originalLine' in entry)) return null;
    return { line: entry.originalLine + 1, column: entry.originalColumn + 1 };
  };
}
