import { type ComponentType, createElement, isValidElement, type ReactNode } from 'react';
import { isJsName, jsNamePattern } from '../../base/text/js-name.ts';
import type { Page, PageSource } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import { placeholderNames } from '../../read/markdown/placeholder-names.ts';
import { layoutName } from '../../read/markdown/read-esm.ts';
import { literalSource } from '../../read/markdown/repairs/literal-source.ts';
import { components } from '../../view/content-components/components.ts';
import { browserOnly } from '../islands/browser-only.ts';
import { evaluateComponentModule } from '../islands/evaluate-module.ts';
import { pageStatements } from '../islands/island-sources.ts';
import { createComponentGuard } from './create-component-guard.ts';
import type { EvaluateOptions } from './evaluate-options.ts';
import { GuardedContent } from './GuardedContent.tsx';
import { guardExpressions, guardName } from './guard-expressions.ts';
import {
  blockProblem,
  componentProblem,
  expressionProblem,
  missingComponent,
  nameProblem,
  propertyProblem,
  unknownComponent,
} from './guard-problems.ts';
import { missingName } from './missing-name.ts';
import { createModuleLoader, type MdxModule } from './module-loader.ts';
import { holdsNotes, ownNotes } from './own-notes.ts';
import { type Exports, pageScope } from './page-scope.ts';
import { isUserValue, onlyShowsUser, personalUser } from './personal-user.ts';
import { placeOfFault } from './place-of-fault.ts';
import { traced } from './trace.ts';
import { componentPart, expressionPart } from './traced-parts.ts';
import { missingMembers, standIn } from './unknown-component.ts';
import { whyRefused } from './why-refused.ts';

/**
 * Compiles a page's MDX with everything it imports, loads the languages of its fences, and gives the node to render.
 * @throws whatever the page's own top-level code throws, ReferenceError for an unknown name among it
 */
export async function evaluateMdx(page: Page, options: EvaluateOptions): Promise<ReactNode> {
  const { source } = page;
  if (!source || source.body.trim() === '') return null;
  const evaluateModule = (module: MdxModule, props: Exports): Exports => {
    for (const [name, { written }] of module.standIns)
      if (!Object.hasOwn(props, name)) options.warn(unknownComponent(module.source, written));
    return evaluate(module, props, options);
  };
  const run = (module: MdxModule, props: Exports): ReactNode => {
    for (const name of module.unknown.bare)
      if (name !== 'children' && !Object.hasOwn(props, name)) options.warn(propertyProblem(module.source, name));
    return show(module, evaluateModule(module, props), { props, options });
  };
  const loader = createModuleLoader(options, { evaluate: evaluateModule, run });
  const module = loader.load({
    source: options.care === 'text' ? literalSource(source.body) : source.body,
    file: source.file,
    line: source.line,
  });
  await options.services.prepareLanguages(loader.languages);
  await options.services.prepareMath(source.body);
  const exports = Object.assign(module.values, await evaluatePage(module, options));
  registerPageIslands(source, { module, exports, options });
  return show(module, exports, { props: {}, options });
}

/**
 * Components that a page declares itself are compiled once more as a module: what the browser gets must be what the
 * server renders.
 */
function registerPageIslands(
  source: PageSource,
  { module: page, exports, options }: { module: MdxModule; exports: Exports; options: EvaluateOptions },
): void {
  const { text } = page.source;
  const isExporting = Object.keys(exports).some((name) => name !== 'default') || /^export\s+default\b/m.test(text);
  if (!isExporting) return;
  const { islands, islandSources, pageTexts } = options.services;
  pageTexts.set(source.file, source.body);
  const module = pageStatements(source.file);
  const evaluate = (): Exports =>
    evaluateComponentModule({
      source: islandSources.read(module) ?? '',
      file: source.file,
      scope: { ...pageScope, ...page.bindings },
      runtime: options.services.ownJsx,
      resolveImport: (specifier) => importedFrom(specifier, page),
    });
  islands.add(module, exports, () => orBrowserOnly(evaluate, Object.keys(exports)));
}

/** What a page has bound of a module, by the names that the module gives it. */
function importedFrom(specifier: string, { compiled, bindings }: MdxModule): Exports {
  const names = compiled.imports.flatMap((item) => (item.specifier === specifier ? Object.entries(item.names) : []));
  const whole = names.find(([, imported]) => imported === '*')?.[0];
  return {
    ...(whole === undefined ? {} : (bindings[whole] as Exports)),
    ...Object.fromEntries(names.map(([local, imported]) => [imported, bindings[local]])),
  };
}

/** What only a browser can run (`window` in a page's own statements) is left to it. */
function orBrowserOnly(evaluate: () => Exports, names: readonly string[]): Exports {
  try {
    return evaluate();
  } catch (error) {
    return browserOnly(names, error);
  }
}

function show(
  module: MdxModule,
  exports: Exports,
  { props, options }: { props: Exports; options: EvaluateOptions },
): ReactNode {
  const Content = exports['default'] as ComponentType<Exports>;
  const Layout = module.bindings[layoutName] as ComponentType<{ children: ReactNode }> | undefined;
  // An element, not a call: code in the page itself may use hooks.
  const known = { ...props, components: knownComponents(module, { props, options }) };
  const content =
    options.care === 'guarded'
      ? createElement(GuardedContent, {
          Content,
          props: known,
          onFault: (refused) =>
            options.afterwards(() => blockProblem(module.source, { ...refused, error: whyRefused(refused) })),
        })
      : createElement(Content, known);
  return Layout ? createElement(Layout, null, content) : content;
}

/** A page may wait for what it declares: `export const data = await load()`. */
function evaluatePage(module: MdxModule, options: EvaluateOptions): Exports | Promise<Exports> {
  try {
    return evaluate(module, {}, options);
  } catch (error) {
    // Before a bracket, `await` reads as the name of a function.
    const isOfCode = error instanceof SyntaxError || error instanceof ReferenceError;
    if (!isOfCode || !/\bawait\b/.test(error.message)) throw error;
    return evaluate(module, {}, { ...options, waits: true });
  }
}

function evaluate(module: MdxModule, props: Exports, options: EvaluateOptions & { waits?: boolean }): Exports {
  const isGuarded = options.care === 'guarded';
  const guards = isGuarded ? { [guardName]: createExpressionGuard(module, options) } : {};
  const scope: Exports = {
    ...pageScope,
    ...personalScope(module, options),
    ...Object.fromEntries([...module.unknown.all].map((name) => [name, undefined])),
    ...Object.fromEntries([...module.standIns].map(([name, { component }]) => [name, component])),
    ...props,
    ...module.bindings,
    ...guards,
  };
  const names = Object.keys(scope).filter((name) => isJsName(name) && !reserved.has(name));
  const code = isGuarded ? guardExpressions(module.compiled.code!) : module.compiled.code;
  // The inner function keeps the page's own declarations from colliding with the names given to it.
  const make = new Function(
    'runtime',
    ...names,
    `return (${options.waits ? 'async ' : ''}function () {${code}\n}).call(null, runtime)`,
  );
  const jsx = isGuarded
    ? options.services.guardedJsx(
        createComponentGuard({
          onFault: (name, error) => options.warn(failedComponent(module, { name, error, options })),
          onMissing: () => options.warn(missingComponent(module.source)),
          showsContent: !options.isForSome,
          around: (name, run) => traced(options.trace, () => componentPart(module.source, name), run),
        }),
      )
    : options.services.jsx;
  return make(jsx, ...names.map((name) => scope[name])) as Exports;
}

/** The reader's values, where the service fills them in. */
function personalScope(module: MdxModule, { context: { readers } }: EvaluateOptions): Exports {
  return readers?.isPersonal && onlyShowsUser(module.source.text) ? { user: personalUser(readers.secret) } : {};
}

/** Gives an expression's value; nothing where it throws, but for a placeholder in a page, which stays as text. */
function createExpressionGuard(
  module: MdxModule,
  { warn, isForSome, trace }: EvaluateOptions,
): (evaluate: () => unknown, text: string, written: string) => unknown {
  const told = [...module.lost, ...module.unknown.all];
  const hasOwnUser = module.compiled.declared.includes('user') || 'user' in module.bindings;
  return (evaluate, text, written) => {
    try {
      return traced(trace, () => expressionPart(module.source, written), evaluate);
    } catch (error) {
      if (typeof error === 'object' && error !== null && 'then' in error) throw error;
      // Of a reader whom nobody knows, no place in `user` has a value, however deep it lies.
      if (!hasOwnUser && isUserValue(text)) return null;
      // What follows from a name that has no value has been told with the name.
      if (told.some((name) => mentions(text, name))) return null;
      const name = module.isSnippet || isForSome ? null : placeholderName(text, error);
      warn(name ? nameProblem(module.source, { text, name }) : expressionProblem(module.source, text, error));
      return name ? `{${text}}` : null;
    }
  };
}

/** The name that an expression is about, where it is no more than that and no name of the page's. */
function placeholderName(text: string, error: unknown): string | null {
  return placeholderNames(text).length > 0 ? missingName(error) : null;
}

function mentions(code: string, name: string): boolean {
  return new RegExp(jsNamePattern(name, '.'), 'u').test(code);
}

/** A component of a file of its own is told with its place there. */
function failedComponent(
  module: MdxModule,
  { name, error, options }: { name: string; error: unknown; options: EvaluateOptions },
): Problem {
  const problem = componentProblem(module.source, name, error);
  return { ...problem, ...placeOfFault(error, options.services.compiledModules) };
}

const reserved = new Set([
  'arguments',
  'eval',
  'runtime',
  'class',
  'default',
  'for',
  'in',
  'of',
  'if',
  'new',
  'this',
  'super',
  'with',
  'void',
  'typeof',
]);

/** A function, what React wraps around one, or several by name. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && !isValidElement(value));
}

/** Every component the module names, or is given; unknown ones show their content, with a warning. */
function knownComponents(module: MdxModule, { props, options }: { props: Exports; options: EvaluateOptions }): Exports {
  const given = [...module.compiled.components.keys()].filter((name) => isComponent(props[name]));
  const known: Exports = {
    ...components,
    ...Object.fromEntries(given.map((name) => [name, props[name]])),
    ...module.bindings,
  };
  for (const [name, members] of module.compiled.components) {
    const missing = Object.hasOwn(known, name)
      ? missingMembers(known[name], members).map((path) => `${name}.${path}`)
      : [name];
    if (missing.length === 0 || module.compiled.declared.includes(name)) continue;
    known[name] = standIn(known[name], members);
    for (const lost of missing) options.warn(unknownComponent(module.source, lost));
  }
  // A namespace may have any name (`<kit.Badge>`); any other name in lower case is an element's.
  for (const name of Object.keys(known))
    if (/^[a-z]/.test(name) && !module.compiled.components.has(name)) delete known[name];
  if (module.isSnippet && holdsNotes(module.compiled.code!)) Object.assign(known, ownNotes(options.page.ids));
  return known;
}
