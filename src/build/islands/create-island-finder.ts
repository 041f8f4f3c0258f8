import type { ESTree } from 'rolldown/utils';
import { ComponentError } from './component-error.ts';
import { findNames } from './find-names.ts';
import { isInteractive } from './is-interactive.ts';
import { fileOfModule, type IslandSources, isPageStatements, pageStatements } from './island-sources.ts';
import { moduleClosure } from './module-closure.ts';
import { parseComponent } from './parse-component.ts';
import { declaredNames, importedName, moduleName } from './split-module.ts';
import type { SyntaxNode } from './walk-syntax.ts';

export interface IslandFinder {
  /**
   * Names of a module's exports (`default` among them) that are components which need a browser; none for a faulty one.
   */
  islandsOf: (module: string) => ReadonlySet<string>;
  /** Names of all of its exports that may be functions, and whose code may reach browsers. */
  functionsOf: (module: string) => ReadonlySet<string>;
}

/** Names that a module gives, each with whether it needs a browser and whether it can be a component. */
type Interactivity = Map<string, { interactive: boolean; component: boolean }>;

/**
 * Finds users' interactive components: those that keep state, handle events or use what only browsers have, by
 * themselves or through anything they use. Everything else stays static markup. Inline `<script>`s do not count:
 * they run from static markup as well. What was found is kept.
 */
export function createIslandFinder(sources: IslandSources): IslandFinder {
  const known = new Map<string, Interactivity>();

  function read(module: string): Interactivity {
    const found = known.get(module);
    if (found) return found;
    // Modules that import each other in a circle: the first to be asked for decides.
    known.set(module, new Map());
    const result = inspect(module);
    known.set(module, result);
    return result;
  }

  function inspect(module: string): Interactivity {
    const source = sources.read(module);
    if (!source || !mayHoldComponents(module)) return new Map();
    try {
      const { program } = parseComponent(module, source);
      return inspectProgram(program, (specifier) => readImport(specifier, module));
    } catch (error) {
      if (error instanceof ComponentError) return new Map();
      throw error;
    }
  }

  function readImport(specifier: string, from: string): Interactivity {
    const file = sources.resolve(specifier, fileOfModule(from));
    if (file === null) return new Map();
    return read(/\.mdx?$/.test(file) ? pageStatements(file) : file);
  }

  function namesOf(module: string, isMeant: (name: string, interactive: boolean) => boolean): ReadonlySet<string> {
    // Its script would tell every reader what the component keeps from some.
    if (moduleClosure(module, sources).some((part) => /\bVisibility\b/.test(sources.read(part) ?? '')))
      return new Set();
    const names = [...read(module)].filter(
      ([name, { interactive, component }]) => component && isMeant(name, interactive),
    );
    return new Set(names.map(([name]) => name));
  }

  return {
    islandsOf: (module) => namesOf(module, (name, interactive) => interactive && isComponentName(name)),
    functionsOf: (module) => namesOf(module, () => true),
  };
}

function mayHoldComponents(module: string): boolean {
  return isPageStatements(module) || /\.[jt]sx?$/.test(module);
}

function isComponentName(name: string): boolean {
  return name === 'default' || /^\p{Lu}/u.test(name);
}

interface Part {
  node: SyntaxNode;
  component: boolean;
}

function inspectProgram(program: ESTree.Program, imported: (specifier: string) => Interactivity): Interactivity {
  const { bound } = findNames(program);
  const parts = new Map<string, Part>();
  const outside = new Map<string, boolean>();
  const exports = new Map<string, string>();
  const result: Interactivity = new Map();
  let all = false;
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') readImports(statement, { imported, outside });
    else if (statement.type === 'ExportAllDeclaration') readStar(statement, { imported, result });
    else if (!readParts(statement, { parts, exports, imported, result }) && isInteractive(statement, bound)) all = true;
  }
  const reaches = createReach(parts, outside, bound);
  for (const [name, local] of exports) {
    const part = parts.get(local);
    result.set(name, { interactive: all || reaches(local), component: part?.component ?? outside.has(local) });
  }
  return result;
}

/** Whether a name of the module needs a browser, by itself or through the other names it mentions. */
function createReach(
  parts: Map<string, Part>,
  outside: Map<string, boolean>,
  bound: ReadonlySet<string>,
): (name: string) => boolean {
  const known = new Map<string, boolean>();
  const reaches = (name: string): boolean => {
    const found = known.get(name) ?? outside.get(name);
    if (found !== undefined) return found;
    const part = parts.get(name);
    if (!part) return false;
    known.set(name, false);
    const { references, tags } = findNames(part.node);
    const answer =
      isInteractive(part.node, bound) || [...references, ...tags].some((other) => other !== name && reaches(other));
    known.set(name, answer);
    return answer;
  };
  return reaches;
}

function readImports(
  { specifiers, source }: ESTree.ImportDeclaration,
  { imported, outside }: { imported: (specifier: string) => Interactivity; outside: Map<string, boolean> },
): void {
  const module = imported(source.value);
  for (const item of specifiers) {
    const name = importedName(item);
    const states = name === '*' ? [...module.values()] : [module.get(name)];
    outside.set(
      item.local.name,
      states.some((state) => state?.interactive),
    );
  }
}

function readStar(
  { source, exported }: ESTree.ExportAllDeclaration,
  { imported, result }: Pick<Collected, 'imported' | 'result'>,
): void {
  // A namespace is no component.
  if (exported) return;
  for (const [name, state] of imported(source.value)) if (name !== 'default') result.set(name, state);
}

interface Collected {
  parts: Map<string, Part>;
  exports: Map<string, string>;
  imported: (specifier: string) => Interactivity;
  result: Interactivity;
}

/** Reads what a statement declares and exports; false when it is a statement that just runs. */
function readParts(
  statement: ESTree.Program['body'][number],
  { parts, exports, imported, result }: Collected,
): boolean {
  if (statement.type === 'ExportDefaultDeclaration') {
    const { declaration } = statement;
    const named = 'id' in declaration && declaration.id && 'name' in declaration.id ? declaration.id.name : null;
    const local = named ?? (declaration.type === 'Identifier' ? declaration.name : '*default*');
    if (declaration.type !== 'Identifier')
      parts.set(local, { node: declaration, component: canBeComponent(declaration) });
    exports.set('default', local);
    return true;
  }
  if (statement.type !== 'ExportNamedDeclaration') return readDeclaration(statement, parts);
  if (statement.declaration) {
    for (const name of declaredNames(statement.declaration)) exports.set(name, name);
    return readDeclaration(statement.declaration, parts);
  }
  const module = statement.source ? imported(statement.source.value) : null;
  for (const { local, exported } of statement.specifiers) {
    if (!module) exports.set(moduleName(exported), moduleName(local));
    else result.set(moduleName(exported), module.get(moduleName(local)) ?? { interactive: false, component: false });
  }
  return true;
}

function readDeclaration(
  statement: ESTree.Program['body'][number] | ESTree.Declaration,
  parts: Map<string, Part>,
): boolean {
  const names = declaredNames(statement);
  if (statement.type === 'VariableDeclaration') {
    for (const item of statement.declarations) {
      const part = { node: item, component: item.init !== null && canBeComponent(item.init) };
      for (const name of declaredNames({ ...statement, declarations: [item] })) parts.set(name, part);
    }
  } else {
    for (const name of names) parts.set(name, { node: statement, component: true });
  }
  return names.length > 0 || statement.type.startsWith('TS');
}

function canBeComponent(node: { type: string }): boolean {
  return !/^(?:Literal|TemplateLiteral|ObjectExpression|ArrayExpression|JSXElement|JSXFragment|BinaryExpression|UnaryExpression)$/.test(
    node.type,
  );
}
