import * as React from 'react';
import { components } from '../content-components/registry.ts';
import type { PageContext } from '../content-components/page-context.ts';
import { evaluateComponentModule } from '../islands/evaluate-module.ts';
import { compileMdx, type CompiledMdx } from '../markdown/compile-mdx.ts';
import { resolveImport, resolveSnippetFile } from '../markdown/resolve-import.ts';
import { parseFrontMatter } from '../markdown/parse-front-matter.ts';
import { substituteVariables } from '../markdown/substitute-variables.ts';
import type { Page } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { SharedServices } from './create-shared-services.ts';
import { createJsxRuntime } from './jsx-runtime.ts';
import { parseFence } from './parse-fence.ts';
import type { RenderContext } from './render-context.ts';

export interface EvaluateOptions {
  context: RenderContext;
  services: SharedServices;
  page: PageContext;
  literals: Set<string>;
  warn: (problem: Problem) => void;
}

type Exports = Record<string, unknown>;

/** A Markdown file whose code is compiled but not yet run: snippets run once for each use, with that use's props. */
interface MdxModule {
  file: string;
  compiled: CompiledMdx;
  /** Exports of what it imports, by local name. */
  bindings: Record<string, unknown>;
}

const hooks = {
  useState: React.useState, useEffect: React.useEffect, useRef: React.useRef, useCallback: React.useCallback, useMemo: React.useMemo,
  useContext: React.useContext, useReducer: React.useReducer, useLayoutEffect: React.useLayoutEffect, useId: React.useId,
};

const htmlOverrides = Object.fromEntries(Object.entries(components).filter(([name]) => /^[a-z]/.test(name))) as Record<string, React.ComponentType<never>>;
const runtime = createJsxRuntime(htmlOverrides);

/**
 * Compiles a page's MDX with everything it imports, loads the languages of its fences, and gives the node to render.
 * @throws whatever the page's own top-level code throws, ReferenceError for an unknown name among it
 */
export async function evaluateMdx(page: Page, options: EvaluateOptions): Promise<React.ReactNode> {
  const loader = createLoader(options);
  const source = page.source;
  if (!source || source.body.trim() === '') return null;
  const module = loader.load({ source: source.body, file: source.file, line: source.line });
  await options.services.prepareLanguages(loader.languages);
  return run(module, {}, options);
}

function createLoader(options: EvaluateOptions) {
  const { context, literals, warn } = options;
  const languages = new Set<string>();
  const loading = new Set<string>();

  function load({ source, file, line, isSnippet = false }: { source: string; file: string; line: number; isSnippet?: boolean }): MdxModule {
    const text = substituteVariables(source, context.config.variables);
    const compiled = compileMdx(text, { file, line, literals, fence: parseFence, fillFences: isSnippet ? 'fillProps' : undefined });
    for (const problem of compiled.problems) warn(problem);
    for (const language of compiled.languages) languages.add(language);
    if (compiled.code === null) throw new Error(compiled.problems.at(-1)?.message ?? 'The page is not valid MDX');
    const bindings: Record<string, unknown> = {};
    for (const { specifier, names } of compiled.imports) {
      const exports = importFile(specifier, file);
      for (const [local, imported] of Object.entries(names)) bindings[local] = bindingOf(exports, imported);
      if (!exports) warn(missingImport(specifier, file));
    }
    if (compiled.components.has('Snippet')) bindings['Snippet'] = legacySnippet(file);
    return { file, compiled, bindings };
  }

  function importFile(specifier: string, from: string): Exports | null {
    if (/^react(-dom)?($|\/)/.test(specifier)) return { default: React, ...React };
    const file = resolveImport(specifier, from, context.snippets);
    if (!file || loading.has(file)) return null;
    loading.add(file);
    try {
      return loadFile(file);
    } finally {
      loading.delete(file);
    }
  }

  function loadFile(file: string): Exports {
    const text = context.snippets[file]!;
    if (file.endsWith('.json')) return jsonExports(text);
    if (/\.mdx?$/.test(file)) return markdownExports(file, text);
    return evaluateComponentModule({
      source: substituteVariables(text, context.config.variables),
      file,
      scope: builtIns,
      resolveImport: (specifier) => importFile(specifier, file),
    });
  }

  function markdownExports(file: string, text: string): Exports {
    const { body, line } = parseFrontMatter(text, file);
    const module = load({ source: body, file, line, isSnippet: true });
    const Content = (props: Exports): React.ReactNode => run(module, props, options);
    return module.compiled.declared.length > 0 ? { ...evaluate(module, {}, options), default: Content } : { default: Content };
  }

  function legacySnippet(from: string): React.ComponentType<Exports> {
    return function Snippet(props) {
      const file = resolveSnippetFile(String(props['file'] ?? ''), context.snippets);
      if (!file) {
        warn(missingImport(String(props['file']), from));
        return null;
      }
      const Content = loadFile(file)['default'] as React.ComponentType<Exports>;
      return React.createElement(Content, props);
    };
  }

  return { load, languages };
}

function jsonExports(text: string): Exports {
  const value: unknown = JSON.parse(text);
  return { ...(typeof value === 'object' && value !== null ? (value as Exports) : {}), default: value };
}

function bindingOf(exports: Exports | null, imported: string): unknown {
  if (!exports) return Passthrough;
  if (imported === '*') return exports;
  return exports[imported] ?? (imported === 'default' ? undefined : exports['default']) ?? Passthrough;
}

function missingImport(specifier: string, file: string): Problem {
  return {
    severity: 'warning',
    code: 'missing-import',
    message: `The import "${specifier}" leads to no file of the site`,
    hint: 'Paths that start with / count from the site folder; packages from npm cannot be imported by pages',
    file,
  };
}

/** Stands for what is unknown: shows what it wraps, so that nothing a reader should see is lost. */
function Passthrough({ children }: { children?: React.ReactNode }): React.ReactNode {
  return children ?? null;
}

function run(module: MdxModule, props: Exports, options: EvaluateOptions): React.ReactNode {
  const exports = evaluate(module, props, options);
  const Content = exports['default'] as (props: Exports) => React.ReactNode;
  return Content({ ...props, components: knownComponents(module, options) });
}

function evaluate(module: MdxModule, props: Exports, options: EvaluateOptions): Exports {
  const scope: Exports = { ...builtIns, ...literalScope(options.literals), ...props, ...module.bindings };
  const names = Object.keys(scope).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && !reserved.has(name));
  // The inner function keeps the page's own declarations from colliding with the names given to it.
  const make = new Function('runtime', ...names, `return (function () {${module.compiled.code}\n}).call(null, runtime)`);
  return make(runtime, ...names.map((name) => scope[name])) as Exports;
}

/** A component called like something of JavaScript itself (`Error`) is known as an element only: code means the language's own. */
const builtIns: Exports = {
  ...Object.fromEntries(Object.entries(components).filter(([name]) => !(name in globalThis))),
  ...hooks,
  React,
  user: {},
  fillProps,
};

/** Puts the props of a snippet into its fences, where `{word}` is no expression. */
function fillProps(code: string, props: Exports): string {
  return code.replace(/\{\s*([A-Za-z_$][\w$]*)\s*\}/g, (whole, name: string) =>
    typeof props[name] === 'string' || typeof props[name] === 'number' ? String(props[name]) : whole,
  );
}

const reserved = new Set(['arguments', 'eval', 'runtime', 'class', 'default', 'for', 'in', 'of', 'if', 'new', 'this', 'super', 'with', 'void', 'typeof']);

/** Unknown names in props and attributes show as they were written. */
function literalScope(literals: ReadonlySet<string>): Exports {
  return Object.fromEntries([...literals].map((name) => [name, `{${name}}`]));
}

/** Every component the module names, the unknown ones as `Passthrough` with a warning. */
function knownComponents(module: MdxModule, options: EvaluateOptions): Exports {
  const known: Exports = { ...components, ...module.bindings };
  for (const [name, members] of module.compiled.components) {
    if (Object.hasOwn(known, name) && [...members].every((path) => hasMember(known[name], path))) continue;
    if (module.compiled.declared.includes(name)) continue;
    known[name] = standIn(known[name], members);
    options.warn({
      severity: 'warning',
      code: 'unknown-component',
      message: `<${name}> is no component of Docwright, of this page or of its imports; only its content is shown`,
      file: module.file,
    });
  }
  for (const name of Object.keys(known)) if (/^[a-z]/.test(name)) delete known[name];
  return known;
}

function hasMember(component: unknown, path: string): boolean {
  return path.split('.').reduce<unknown>((value, key) => (value as Exports | undefined)?.[key], component) !== undefined;
}

function standIn(component: unknown, members: ReadonlySet<string>): unknown {
  const base: Exports = Object.assign((props: { children?: React.ReactNode }) => Passthrough(props), component ?? {}) as never;
  for (const path of members) {
    let target = base;
    for (const key of path.split('.')) {
      target[key] ??= Object.assign((props: { children?: React.ReactNode }) => Passthrough(props), {});
      target = target[key] as Exports;
    }
  }
  return base;
}
