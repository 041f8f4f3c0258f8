import { compileFunction } from 'node:vm';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import { isJsName } from '../../base/text/js-name.ts';
import { type CompiledModule, compileModule } from './compile-module.ts';
import { ComponentError } from './component-error.ts';
import { globalReact, reactNames } from './react-names.ts';

export interface EvaluateModuleOptions {
  source: string;
  /** Path relative to the site folder; its ending chooses the language. */
  file: string;
  /**
   * Names in scope without an import beside those of React: built-in components. A name that the file declares or
   * imports itself wins; a component that comes from nowhere shows its children.
   */
  scope: Record<string, unknown>;
  /**
   * The exports of an imported module, of which the file imports `names`; `null` for one that does not exist: its names
   * become stand-ins that show their children.
   */
  resolveImport: (specifier: string, names: readonly string[]) => Record<string, unknown> | null;
  /** Instead of React's own JSX runtime. */
  runtime?: object;
  /** Gets the compiled file before it runs, to find places in it. */
  onCompiled?: (module: CompiledModule) => void;
}

/**
 * Runs a user's component file in this thread and gives its exports. `react` and its parts are resolved without asking.
 * @throws ComponentError with file, line and column when it does not parse or its own statements throw.
 */
export function evaluateComponentModule({
  source,
  file,
  scope,
  resolveImport,
  runtime,
  onCompiled,
}: EvaluateModuleOptions): Record<string, unknown> {
  const module = compileModule(file, source);
  onCompiled?.(module);
  return runModule(module, { scope, resolveImport, runtime });
}

/** The second half of `evaluateComponentModule`, for callers that keep compiled modules. */
export function runModule(
  module: CompiledModule,
  { scope, resolveImport, runtime = JsxRuntime }: Pick<EvaluateModuleOptions, 'scope' | 'resolveImport' | 'runtime'>,
): Record<string, unknown> {
  const variables = new Map<string, unknown>([
    ['React', React],
    [globalReact, React],
    // biome-ignore lint/performance/noDynamicNamespaceImportAccess: pages may use any name of React's
    ...reactNames.map((name) => [name, React[name]] as const),
    ...Object.entries(scope),
  ]);
  for (const name of module.freeTags) if (!variables.has(name) && !(name in globalThis)) variables.set(name, StandIn);
  for (const name of module.declared) variables.delete(name);
  const modules = new Map(
    module.specifiers.map((specifier) => {
      const names = module.imports.filter((item) => item.specifier === specifier).map(({ imported }) => imported);
      return [specifier, importModule(specifier, [...new Set(names)], { resolveImport, runtime })];
    }),
  );
  for (const { specifier, imported, local } of module.imports) {
    variables.set(local, readBinding(modules.get(specifier)!, imported));
  }
  const names = [...variables.keys()].filter(isJsName);
  try {
    const run = compileFunction(`${strict}${module.body}`, names, {
      filename: module.file,
      columnOffset: -strict.length,
    });
    return run(...names.map((name) => variables.get(name))) as Record<string, unknown>;
  } catch (error) {
    throw evaluationError(error, module);
  }
}

/** The place in the user's file at which `error` was thrown, for errors of compiled modules at any later time. */
export function locateError(error: unknown, module: CompiledModule): { line: number; column: number } | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const at = stack.indexOf(`${module.file}:`);
  const match = at === -1 ? null : /^:(\d+)(?::(\d+))?/.exec(stack.slice(at + module.file.length));
  return match ? module.originalPosition(Number(match[1]), Number(match[2] ?? 1)) : null;
}

const strict = '"use strict";';

function evaluationError(error: unknown, module: CompiledModule): ComponentError {
  const reason = error instanceof Error ? error.message : String(error);
  const place = locateError(error, module) ?? {};
  const message = `This component file failed to load: ${reason}`;
  return new ComponentError(
    { severity: 'error', code: 'component-failed', message, file: module.file, ...place },
    error,
  );
}

function importModule(
  specifier: string,
  names: readonly string[],
  { resolveImport, runtime }: Pick<EvaluateModuleOptions, 'resolveImport'> & { runtime: object },
): Record<string, unknown> | null {
  switch (specifier) {
    case 'react':
      return { default: React, ...React };
    case 'react-dom':
      return { default: ReactDom, ...ReactDom };
    case 'react/jsx-runtime':
    case 'react/jsx-dev-runtime':
      return { ...runtime };
    default:
      return resolveImport(specifier, names);
  }
}

function readBinding(module: Record<string, unknown> | null, imported: string): unknown {
  if (imported === '*') return module ?? {};
  if (module && Object.hasOwn(module, imported)) return module[imported];
  return module ? undefined : StandIn;
}

// What is unknown is most often a component: showing what it wraps loses the least.
function StandIn(props: { children?: React.ReactNode } | undefined): React.ReactNode {
  return props?.children ?? null;
}
