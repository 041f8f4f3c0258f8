import { isComponentName } from '../../base/components/find-component.ts';
import { suggestNearest } from '../../base/errors/suggest.ts';
import type { Problem } from '../../model/problem.ts';
import type { EsmImport } from '../../read/markdown/read-esm.ts';
import type { Snippets } from '../../read/markdown/resolve-import.ts';
import { createPageSuggester } from '../../read/navigation/suggest-page.ts';
import { components } from '../../view/content-components/components.ts';
import { findImport, missingImport, type SuggestFile } from '../islands/missing-import.ts';
import type { FaultSource } from './guard-problems.ts';
import type { Exports } from './page-scope.ts';
import { UnknownComponent } from './unknown-component.ts';

/** What an import statement of a page leads to: a file or package with its exports, a file that fails, or nothing. */
export type ImportedModule =
  | { kind: 'found'; exports: Exports; file: string }
  | { kind: 'failed'; exports: Exports }
  | { kind: 'missing' };

interface BindOptions {
  source: FaultSource;
  /** Of `createFileSuggester`. */
  suggest: SuggestFile;
  warn: (problem: Problem) => void;
  /** Gets the names that have no value since their import leads nowhere. */
  lost: Set<string>;
}

/**
 * The values of an import's names. What leads nowhere and has a built-in component's name is that component: sites come
 * with imports from other tools' packages.
 */
export function bindImport({ specifier, names }: EsmImport, module: ImportedModule, options: BindOptions): Exports {
  const bound = Object.entries(names).map(([local, imported]) => {
    const value = module.kind === 'missing' ? builtIn(local, imported) : exported(module.exports, imported);
    if (value === undefined) options.lost.add(local);
    return [local, value ?? standIn(local)] as const;
  });
  const { source, suggest, warn, lost } = options;
  const without = Object.entries(names).filter(([local]) => lost.has(local));
  const isPartly = without.length < bound.length && !/^[./]/.test(specifier);
  if (module.kind === 'missing' && !isPartly) warn(missingImport(specifier, { ...source, suggest }));
  if (module.kind === 'missing' && isPartly)
    for (const [, imported] of without)
      warn({ ...missingComponent(imported, specifier), file: source.file, ...findImport(specifier, source) });
  if (module.kind === 'found')
    for (const [, imported] of without)
      warn({ ...missingExport(imported, module), file: source.file, ...findImport(specifier, source) });
  return Object.fromEntries(bound);
}

/** A namespace holds them all; a default export may have any name at home. */
function builtIn(local: string, imported: string): unknown {
  if (imported === '*') return components;
  const name = imported === 'default' ? local : imported;
  return isComponentName(name) && Object.hasOwn(components, name) ? components[name] : undefined;
}

function exported(exports: Exports, imported: string): unknown {
  if (imported === '*') return exports;
  return exports[imported] ?? (imported === 'default' ? undefined : exports['default']);
}

/** Components show what they wrap; a value is none. */
function standIn(local: string): unknown {
  return /^[A-Z]/.test(local) ? UnknownComponent : undefined;
}

function missingComponent(name: string, specifier: string): Problem {
  const nearest = suggestNearest(name, Object.keys(components));
  return {
    severity: 'warning',
    code: 'missing-import',
    cause: `${specifier} ${name}`,
    message: `There is no component "${name}", and "${specifier}" is not installed; only its children are shown`,
    hint: nearest === null ? undefined : `Did you mean "${nearest}"?`,
  };
}

function missingExport(name: string, { exports, file }: { exports: Exports; file: string }): Problem {
  const nearest = suggestNearest(name, Object.keys(exports));
  return {
    severity: 'warning',
    code: 'missing-export',
    cause: `${file} ${name}`,
    message: name === 'default' ? `"${file}" has no default export` : `"${file}" does not export "${name}"`,
    hint: nearest === null ? undefined : `Did you mean "${nearest}"?`,
  };
}

const suggesters = new WeakMap<Snippets, SuggestFile>();

/** Finds the file of a path like that of an import, or of its name elsewhere: once for all pages that share them. */
export function createFileSuggester(snippets: Snippets): SuggestFile {
  const known = suggesters.get(snippets);
  if (known) return known;
  // Imports may leave out the ending.
  const bare = (path: string): string => `/${path.replace(/^(?:\.{0,2}\/)+/, '').replace(/\.\w+$/, '')}`;
  const files = new Map(Object.keys(snippets).map((file) => [bare(file), file]));
  const suggestPath = createPageSuggester(files.keys());
  const suggest: SuggestFile = (specifier) => files.get(suggestPath(bare(specifier)) ?? '') ?? null;
  suggesters.set(snippets, suggest);
  return suggest;
}
