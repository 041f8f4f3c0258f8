import * as React from 'react';
import { withoutByteOrderMark } from '../../base/text/without-byte-order-mark.ts';
import type { Problem } from '../../model/problem.ts';
import { splitFrontMatter } from '../../read/front-matter/split-front-matter.ts';
import { compileMdx } from '../../read/markdown/compile-mdx.ts';
import type { CompiledMdx } from '../../read/markdown/compiled-mdx.ts';
import { resolveImport, resolveSnippetFile } from '../../read/markdown/resolve-import.ts';
import { substituteVariables } from '../../read/markdown/substitute-variables.ts';
import { browserOnly } from '../islands/browser-only.ts';
import { ComponentError } from '../islands/component-error.ts';
import { evaluateComponentModule } from '../islands/evaluate-module.ts';
import { pageStatements } from '../islands/island-sources.ts';
import { loadPackage, namesPackage } from '../islands/load-package.ts';
import { findImport, missingSnippet } from '../islands/missing-import.ts';
import { bindImport, createFileSuggester, type ImportedModule } from './bind-import.ts';
import { bindTags, type StandIns, type Surroundings } from './bind-tags.ts';
import { checkProps } from './check-props.ts';
import type { EvaluateOptions } from './evaluate-options.ts';
import { type FaultSource, unknownComponent } from './guard-problems.ts';
import { nameProblems, nameUnknown } from './name-unknown.ts';
import { type Exports, pageScope } from './page-scope.ts';
import { parseFence } from './parse-fence.ts';
import type { TracedPart } from './trace.ts';
import { traced } from './trace.ts';
import type { UnknownNames } from './unknown-names.ts';

/** A Markdown file whose code is compiled but not yet run: snippets run once for each use, with that use's props. */
export interface MdxModule {
  file: string;
  source: FaultSource;
  compiled: CompiledMdx;
  isSnippet: boolean;
  /** What its imports bind, by local name, and the components that it has from elsewhere. */
  bindings: Exports;
  /** What it exports, for the snippets that it shows; empty until it has been evaluated. */
  values: Exports;
  /** Names of imports that lead nowhere. */
  lost: ReadonlySet<string>;
  /** Names in its code that nothing gives a value; looked for where one was missed. */
  unknown: UnknownNames;
  /** For components in its code that nothing has; those of a snippet may come by its props. */
  standIns: StandIns;
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
  /** Of the file that shows this one. */
  around?: Surroundings | null;
}

/** How a Markdown module is run: given by `evaluateMdx`, which needs the loader for what modules import. */
export interface ModuleRunner {
  evaluate: (module: MdxModule, props: Exports) => Exports;
  run: (module: MdxModule, props: Exports) => React.ReactNode;
}

/** Loads what one page imports. Component files run once for all pages; Markdown belongs to the page that shows it. */
export function createModuleLoader(options: EvaluateOptions, runner: ModuleRunner): ModuleLoader {
  const { context, services, warn } = options;
  const languages = new Set<string>();
  const suggest = createFileSuggester(context.snippets);
  const loading = new Set<string>();

  function load({ source, file, line, isSnippet = false, around = null }: MdxSource): MdxModule {
    const lifted = services.liftHandlers(substituteVariables(source, context.config.variables));
    const text = isSnippet ? lifted : services.liftExpressions(lifted);
    const faultSource = { file, text, line };
    const compile = (literals?: ReadonlySet<string>): CompiledMdx =>
      compileMdx(text, {
        file,
        line,
        literals,
        repair: services.repair,
        fence: parseFence,
        fillFences: isSnippet ? 'fillProps' : undefined,
      });
    const named = nameUnknown(compile, { isSnippet, findsNames: options.findsNames });
    const { compiled } = named;
    for (const problem of compiled.problems) warn(problem);
    for (const language of compiled.languages) languages.add(language);
    if (compiled.code === null) throw new Error(compiled.problems.at(-1)?.message ?? 'The page is not valid MDX');
    const tags = bindTags({ text, compiled, unknown: named.unknown, around });
    const { unknown, standIns } = tags;
    if (!isSnippet) for (const { written } of standIns.values()) warn(unknownComponent(faultSource, written));
    if (!isSnippet) for (const problem of nameProblems(faultSource, { compiled, unknown })) warn(problem);
    for (const element of compiled.elements)
      if (!isOwnName(compiled, element.name)) for (const problem of checkProps(element, faultSource)) warn(problem);
    const lost = new Set<string>();
    const { bindings } = tags;
    const values: Exports = {};
    const names: Surroundings = {
      has: (name) => isOwnName(compiled, name) || around?.has(name) === true,
      find: (name) => bindings[name] ?? values[name] ?? around?.find(name),
    };
    for (const statement of compiled.imports) {
      const module = importModule(statement.specifier, faultSource, names);
      Object.assign(bindings, bindImport(statement, module, { source: faultSource, suggest, warn, lost }));
    }
    if (compiled.components.has('Snippet')) bindings['Snippet'] = legacySnippet(faultSource, names);
    return { file, isSnippet, source: faultSource, compiled, bindings, values, lost, unknown, standIns };
  }

  function importModule(specifier: string, from: FaultSource, around: Surroundings | null): ImportedModule {
    if (/^react(-dom)?($|\/)/.test(specifier))
      return { kind: 'found', exports: { default: React, ...React }, file: specifier };
    // Style sheets of the site are on every page.
    if (/\.(?:css|scss|sass|less)$/.test(specifier)) return { kind: 'failed', exports: { default: {} } };
    const file = resolveImport(specifier, from.file, context.snippets);
    if (!file) {
      if (!namesPackage(specifier)) return { kind: 'missing' };
      services.outside.note();
      const exports = context.isUntrusted ? null : loadPackage(specifier, context.folder);
      return exports ? { kind: 'found', exports, file: specifier } : { kind: 'missing' };
    }
    if (loading.has(file)) {
      warn(circularImport([...loading, file], { specifier, from }));
      return { kind: 'failed', exports: {} };
    }
    loading.add(file);
    try {
      const part = (): TracedPart => ({ text: `the import of ${file}`, file });
      return { kind: 'found', exports: traced(options.trace, part, () => loadFile(file, around)), file };
    } catch (error) {
      warn(importFailure(file, error));
      return { kind: 'failed', exports: interactiveExports(file, error) };
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

  function loadFile(file: string, around: Surroundings | null): Exports {
    const text = context.snippets[file]!;
    if (file.endsWith('.json')) return jsonExports(text);
    return /\.mdx?$/.test(file) ? markdownExports(file, { text, around }) : componentExports(file, text);
  }

  function componentExports(file: string, text: string): Exports {
    const known = services.componentModules.get(file);
    if (known) {
      if (services.volatileModules.has(file)) services.outside.note();
      return known;
    }
    const noted = services.outside.count();
    const source = { file, text: substituteVariables(text, context.config.variables), line: 1 };
    const exports = evaluateComponentModule({
      source: source.text,
      file,
      scope: pageScope,
      runtime: services.ownJsx,
      resolveImport: (specifier, names) => {
        // Such a file runs once for all pages, which have different names.
        const module = importModule(specifier, source, null);
        return {
          ...(module.kind === 'missing' ? {} : module.exports),
          ...bindNames(names, { specifier, module, source }),
        };
      },
      onCompiled: (module) => services.compiledModules.set(file, module),
    });
    if (services.outside.count() > noted) services.volatileModules.add(file);
    services.islands.add(file, exports);
    services.componentModules.set(file, exports);
    return exports;
  }

  function markdownExports(file: string, { text, around }: { text: string; around: Surroundings | null }): Exports {
    const { body, line } = splitFrontMatter(text);
    const module = load({ source: body, file, line, isSnippet: true, around });
    const Content = (props: Exports): React.ReactNode => runner.run(module, props);
    if (module.compiled.declared.length === 0) return { default: Content };
    const exports = { ...Object.assign(module.values, runner.evaluate(module, {})), default: Content };
    services.islands.add(pageStatements(file), exports);
    return exports;
  }

  /** The names that a component file imports, by exported name. */
  function bindNames(
    names: readonly string[],
    { specifier, module, source }: { specifier: string; module: ImportedModule; source: FaultSource },
  ): Exports {
    const named = Object.fromEntries(names.map((name) => [name, name]));
    return bindImport({ specifier, names: named }, module, { source, suggest, warn, lost: new Set() });
  }

  function legacySnippet(from: FaultSource, around: Surroundings): React.ComponentType<Exports> {
    return function Snippet(props) {
      const file = resolveSnippetFile(String(props['file'] ?? ''), context.snippets);
      if (file) return React.createElement(loadFile(file, around)['default'] as React.ComponentType<Exports>, props);
      warn(missingSnippet(String(props['file']), from));
      return null;
    };
  }

  return { load, languages };
}

/** Whether the page declares or imports what an element names. */
function isOwnName({ declared, imports }: CompiledMdx, name: string): boolean {
  const root = name.split('.')[0]!;
  return declared.includes(root) || imports.some(({ names }) => Object.hasOwn(names, root));
}

function jsonExports(text: string): Exports {
  const value: unknown = JSON.parse(withoutByteOrderMark(text));
  return { ...(typeof value === 'object' && value !== null ? (value as Exports) : {}), default: value };
}

function importFailure(file: string, error: unknown): Problem {
  if (error instanceof ComponentError) return error.problem;
  const reason = error instanceof Error ? error.message : String(error);
  return { severity: 'error', code: 'import-failed', message: `This file cannot be used: ${reason}`, file };
}

/** `files` ends with the one that is imported again. */
function circularImport(
  files: readonly string[],
  { specifier, from }: { specifier: string; from: FaultSource },
): Problem {
  const chain = files.slice(files.indexOf(files.at(-1)!));
  return {
    severity: 'warning',
    code: 'circular-import',
    cause: chain.slice(1).sort().join(' '),
    message: `Files import each other in a circle: ${chain.join(' → ')}`,
    hint: 'The last of these imports is empty',
    file: from.file,
    ...findImport(specifier, from),
  };
}
