import { applyEdits } from '../../read/markdown/apply-edits.ts';
import { findNames } from './find-names.ts';
import { normalizeJsx } from './normalize-jsx.ts';
import { parseComponent, type SourceLanguage } from './parse-component.ts';
import { globalReact, reactNames } from './react-names.ts';
import { declaredNames, importedName, moduleName } from './split-module.ts';

export interface TransformOptions {
  /** Names of the built-in components that are in scope. */
  builtIns: ReadonlySet<string>;
  /** What the built-in components are imported from: a module that exports them in one object, `components`. */
  builtInModule: string;
}

export interface TransformedModule {
  code: string;
  language: SourceLanguage;
  /** Names that each imported module must give; `default` and `*` among them. */
  imports: Map<string, Set<string>>;
}

const hookNames: ReadonlySet<string> = new Set(reactNames);

/**
 * Makes a module for the bundler of a user's component file: React's hooks and the built-in components that it uses
 * without an import are imported, components that come from nowhere show their children, and what is written in HTML's
 * way is put into React's. Lines stay where they are.
 * @throws ComponentError when the source does not parse
 */
export function transformModule(file: string, source: string, options: TransformOptions): TransformedModule {
  const { program, language } = parseComponent(file, source);
  const { references, tags, bound } = findNames(program);
  const declared = new Set([...program.body.flatMap(topLevelNames)]);
  const used = new Set([...references, ...tags].filter((name) => !declared.has(name)));
  const free = [...tags].filter(
    (name) => !bound.has(name) && !options.builtIns.has(name) && !hookNames.has(name) && name !== 'React',
  );
  const imports = readImports(program.body);
  const edits = normalizeJsx(program);
  if (edits.some(({ text }) => text === globalReact)) used.add(globalReact);
  return { code: prelude(used, free, options) + applyEdits(source, edits), language, imports };
}

function prelude(used: ReadonlySet<string>, free: string[], { builtIns, builtInModule }: TransformOptions): string {
  const hooks = [...used].filter((name) => hookNames.has(name));
  const components = [...used].filter((name) => builtIns.has(name) && !(name in globalThis));
  let code = '';
  if (used.has('React')) code += `import * as React from 'react';`;
  if (used.has(globalReact)) code += `import * as ${globalReact} from 'react';`;
  if (hooks.length > 0) code += `import { ${hooks.join(', ')} } from 'react';`;
  if (components.length > 0) {
    code += `import { components as __components } from ${JSON.stringify(builtInModule)};const { ${components.join(', ')} } = __components;`;
  }
  for (const name of free.filter((item) => !(item in globalThis)))
    code += `const ${name} = ({ children }) => children ?? null;`;
  return code;
}

type Statement = ReturnType<typeof parseComponent>['program']['body'][number];

function topLevelNames(statement: Statement): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map((item) => item.local.name);
  if (statement.type === 'ExportNamedDeclaration')
    return statement.declaration ? declaredNames(statement.declaration) : [];
  if (statement.type === 'ExportDefaultDeclaration') return declaredNames(statement.declaration as Statement);
  return declaredNames(statement);
}

function readImports(body: Statement[]): TransformedModule['imports'] {
  const imports: TransformedModule['imports'] = new Map();
  const add = (specifier: string, name?: string): void => {
    const names = imports.get(specifier) ?? new Set();
    if (name !== undefined) names.add(name);
    imports.set(specifier, names);
  };
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration' && statement.importKind !== 'type') {
      add(statement.source.value);
      for (const item of statement.specifiers) add(statement.source.value, importedName(item));
    } else if (statement.type === 'ExportNamedDeclaration' && statement.source) {
      for (const { local } of statement.specifiers) add(statement.source.value, moduleName(local));
    } else if (statement.type === 'ExportAllDeclaration') {
      add(statement.source.value, '*');
    }
  }
  return imports;
}
