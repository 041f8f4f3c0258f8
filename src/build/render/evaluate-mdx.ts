import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Page, PageSource } from '../../model/page.ts';
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
import { blockProblem, componentProblem, expressionProblem } from './guard-problems.ts';
import { createModuleLoader, type MdxModule } from './module-loader.ts';
import { type Exports, pageScope } from './page-scope.ts';
import { onlyShowsUser, personalUser } from './personal-user.ts';
import { hasMember, standIn } from './unknown-component.ts';

/**
 * Compiles a page's MDX with everything it imports, loads the languages of its fences, and gives the node to render.
 * @throws whatever the page's own top-level code throws, ReferenceError for an unknown name among it
 */
export async function evaluateMdx(page: Page, options: EvaluateOptions): Promise<ReactNode> {
  const { source } = page;
  if (!source || source.body.trim() === '') return null;
  const evaluateModule = (module: MdxModule, props: Exports): Exports => evaluate(module, props, options);
  const run = (module: MdxModule, props: Exports): ReactNode =>
    show(module, evaluateModule(module, props), { props, options });
  const loader = createModuleLoader(options, { evaluate: evaluateModule, run });
  const module = loader.load({
    source: options.care === 'text' ? literalSource(source.body) : source.body,
    file: source.file,
    line: source.line,
  });
  await options.services.prepareLanguages(loader.languages);
  const exports = evaluateModule(module, {});
  registerPageIslands(source, { text: module.source.text, exports, bindings: module.bindings, options });
  return show(module, exports, { props: {}, options });
}

/**
 * Components that a page declares itself are compiled once more as a module: what the browser gets must be what the
 * server renders.
 */
function registerPageIslands(
  source: PageSource,
  page: { text: string; exports: Exports; bindings: Exports; options: EvaluateOptions },
): void {
  const { text, exports, bindings, options } = page;
  if (!/^export\s/m.test(text)) return;
  const { islands, islandSources, pageTexts } = options.services;
  pageTexts.set(source.file, source.body);
  const module = pageStatements(source.file);
  const names = islands.islandsOf(module);
  if (names.size === 0) return;
  const evaluate = (): Exports =>
    evaluateComponentModule({
      source: islandSources.read(module) ?? '',
      file: source.file,
      scope: { ...pageScope, ...bindings },
      resolveImport: () => bindings,
    });
  islands.add(module, exports, orBrowserOnly(evaluate, names));
}

/** What only a browser can run (`window` in a page's own statements) is left to it. */
function orBrowserOnly(evaluate: () => Exports, names: ReadonlySet<string>): Exports {
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
  const known = { ...props, components: knownComponents(module, options) };
  const content =
    options.care === 'guarded'
      ? createElement(GuardedContent, {
          Content,
          props: known,
          onFault: (text: string) => options.warn(blockProblem(module.source, text)),
        })
      : createElement(Content, known);
  return Layout ? createElement(Layout, null, content) : content;
}

function evaluate(module: MdxModule, props: Exports, options: EvaluateOptions): Exports {
  const isGuarded = options.care === 'guarded';
  const guards = isGuarded ? { [guardName]: createExpressionGuard(module, options) } : {};
  const scope: Exports = {
    ...pageScope,
    ...personalScope(module, options),
    ...literalScope(options.literals),
    ...props,
    ...module.bindings,
    ...guards,
  };
  const names = Object.keys(scope).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && !reserved.has(name));
  const code = isGuarded ? guardExpressions(module.compiled.code!) : module.compiled.code;
  // The inner function keeps the page's own declarations from colliding with the names given to it.
  const make = new Function('runtime', ...names, `return (function () {${code}\n}).call(null, runtime)`);
  const jsx = isGuarded
    ? options.services.guardedJsx(
        createComponentGuard({
          onFault: (name, error) => options.warn(componentProblem(module.source, name, error)),
          showsContent: !options.isPending,
        }),
      )
    : options.services.jsx;
  return make(jsx, ...names.map((name) => scope[name])) as Exports;
}

/** The reader's values, where the service fills them in. */
function personalScope(module: MdxModule, { context: { readers } }: EvaluateOptions): Exports {
  return readers?.isPersonal && onlyShowsUser(module.source.text) ? { user: personalUser(readers.secret) } : {};
}

/** Gives an expression's value, or, where it throws, the text that the author wrote. */
function createExpressionGuard(
  module: MdxModule,
  { warn, isPending }: EvaluateOptions,
): (evaluate: () => unknown, text: string) => unknown {
  return (evaluate, text) => {
    try {
      return evaluate();
    } catch (error) {
      if (typeof error === 'object' && error !== null && 'then' in error) throw error;
      warn(expressionProblem(module.source, text, error));
      return text === '' || isPending ? null : `{${text}}`;
    }
  };
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

/** Unknown names in props and attributes show as they were written. */
function literalScope(literals: ReadonlySet<string>): Exports {
  return Object.fromEntries([...literals].map((name) => [name, `{${name}}`]));
}

/** Every component the module names; unknown ones show their content, with a warning. */
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
