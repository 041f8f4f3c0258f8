import * as React from 'react';
import type { Problem } from '../../model/problem.ts';
import { splitFrontMatter } from '../../read/front-matter/split-front-matter.ts';
import { type CompiledMdx, compileMdx } from '../../read/markdown/compile-mdx.ts';
import { liftHandlers } from '../../read/markdown/lift-handlers.ts';
import { resolveImport, resolveSnippetFile } from '../../read/markdown/resolve-import.ts';
import { substituteVariables } from '../../read/markdown/substitute-variables.ts';
import { browserOnly } from '../islands/browser-only.ts';
import { ComponentError } from '../islands/component-error.ts';
import { evaluateComponentModule } from '../islands/evaluate-module.ts';
import { pageStatements } from '../islands/island-sources.ts';
import { loadPackage } from '../islands/load-package.ts';
import type { EvaluateOptions } from './evaluate-options.ts';
import type { FaultSource } from './guard-problems.ts';
import { type Exports, pageScope } from './page-scope.ts';
import { parseFence } from './parse-fence.ts';
import { UnknownComponent } from './unknown-component.ts';

/** A Markdown file whose code is compiled but not yet run: snippets run once for each use, with that use's props. */
export interface MdxModule {
  file: string;
  source: FaultSource;
  compiled: CompiledMdx;
  /** What its imports bind, by local name. */
  bindings: Exports;
}

export interface ModuleLoader {
  load: (source: MdxSource) => MdxModule;
  /** Of all fences seen so far, as written. */
  languages: ReadonlySet<string>;
}

interface MdxSource {
  source: string;
  file: string;
  line: number;
  isSnippet?: boolean;
}

/** How a Markdown module is run: given by `evaluateMdx`, which needs the loader for what modules import. */
export interface ModuleRunner {
  evaluate: (module: MdxModule, props: Exports) => Exports;
  run: (module: MdxModule, props: Exports) => React.ReactNode;
}

/** Loads what one page imports. Component files run once for all pages; Markdown belongs to the page that shows it. */
export function createModuleLoader(options: EvaluateOptions, runner: ModuleRunner): ModuleLoader {
  const { context, services, literals, warn } = options;
  const languages = new Set<string>();
  const loading = new Set<string>();

  function load({ source, file, line, isSnippet = false }: MdxSource): MdxModule {
    const text = liftHandlers(substituteVariables(source, context.config.variables));
    const compiled = compileMdx(text, {
      file,
      line,
      literals,
      fence: parseFence,
      fillFences: isSnippet ? 'fillProps' : undefined,
    });
    for (const problem of compiled.problems) warn(problem);
    for (const language of compiled.languages) languages.add(language);
    if (compiled.code === null) throw new Error(compiled.problems.at(-1)?.message ?? 'The page is not valid MDX');
    return { file, source: { file, text, line }, compiled, bindings: bindImports(compiled, file) };
  }

  function bindImports(compiled: CompiledMdx, file: string): Exports {
    const bindings: Exports = {};
    for (const { specifier, names } of compiled.imports) {
      const exports = importModule(specifier, file);
      for (const [local, imported] of Object.entries(names)) bindings[local] = bindingOf(exports, imported);
      if (!exports) warn(missingImport(specifier, file));
    }
    if (compiled.components.has('Snippet')) bindings['Snippet'] = legacySnippet(file);
    return bindings;
  }

  function importModule(specifier: string, from: string): Exports | null {
    if (/^react(-dom)?($|\/)/.test(specifier)) return { default: React, ...React };
    // Style sheets of the site are on every page.
    if (/\.(?:css|scss|sass|less)$/.test(specifier)) return { default: {} };
    const file = resolveImport(specifier, from, context.snippets);
    if (!file) return loadPackage(specifier, context.folder);
    if (loading.has(file)) return null;
    loading.add(file);
    try {
      return loadFile(file);
    } catch (error) {
      warn(
        error instanceof ComponentError
          ? error.problem
          : {
              severity: 'error',
              code: 'import-failed',
              message: `This file cannot be used: ${error instanceof Error ? error.message : String(error)}`,
              file,
            },
      );
      return interactiveExports(file, error);
    } finally {
      loading.delete(file);
    }
  }

  /** Interactive components of a file that fails here may work in a browser. */
  function interactiveExports(file: string, error: unknown): Exports {
    const exports = browserOnly(services.islands.islandsOf(file), error);
    services.islands.add(file, exports);
    services.componentModules.set(file, exports);
    return exports;
  }

  function loadFile(file: string): Exports {
    const text = context.snippets[file]!;
    if (file.endsWith('.json')) return jsonExports(text);
    return /\.mdx?$/.test(file) ? markdownExports(file, text) : componentExports(file, text);
  }

  function componentExports(file: string, text: string): Exports {
    const known = services.componentModules.get(file);
    if (known) return known;
    const exports = evaluateComponentModule({
      source: substituteVariables(text, context.config.variables),
      file,
      scope: pageScope,
      resolveImport: (specifier) => importModule(specifier, file),
    });
    services.islands.add(file, exports);
    services.componentModules.set(file, exports);
    return exports;
  }

  function markdownExports(file: string, text: string): Exports {
    const { body, line } = splitFrontMatter(text);
    const module = load({ source: body, file, line, isSnippet: true });
    const Content = (props: Exports): React.ReactNode => runner.run(module, props);
    if (module.compiled.declared.length === 0) return { default: Content };
    const exports = { ...runner.evaluate(module, {}), default: Content };
    services.islands.add(pageStatements(file), exports);
    return exports;
  }

  function legacySnippet(from: string): React.ComponentType<Exports> {
    return function Snippet(props) {
      const file = resolveSnippetFile(String(props['file'] ?? ''), context.snippets);
      if (file) return React.createElement(loadFile(file)['default'] as React.ComponentType<Exports>, props);
      warn(missingImport(String(props['file']), from));
      return null;
    };
  }

  return { load, languages };
}

function jsonExports(text: string): Exports {
  const value: unknown = JSON.parse(text);
  return { ...(typeof value === 'object' && value !== null ? (value as Exports) : {}), default: value };
}

function bindingOf(exports: Exports | null, imported: string): unknown {
  if (!exports) return UnknownComponent;
  if (imported === '*') return exports;
  return exports[imported] ?? (imported === 'default' ? undefined : exports['default']) ?? UnknownComponent;
}

function missingImport(specifier: string, file: string): Problem {
  return {
    severity: 'warning',
    code: 'missing-import',
    message: `The import "${specifier}" leads to no file of the site and to no installed package`,
    hint: 'Paths that start with / count from the site folder',
    file,
  };
}
