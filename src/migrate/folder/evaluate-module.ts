import { posix } from 'node:path';
import { parseSync } from 'rolldown/utils';
import type { MigrationFolder } from '../../model/migration.ts';
import { declare, evaluateRaw, type ModuleNames, noteName, settled } from './evaluate-expression.ts';
import { objectOf } from './evaluated-value.ts';
import { type Node, nameOf } from './names-in.ts';

interface OwnNames extends ModuleNames {
  exports: Map<string, () => unknown>;
}

const endings = ['', '.ts', '.mts', '.js', '.mjs', '.cjs', '.json', '/index.ts', '/index.js'];
const deepest = 8;
const mostCalls = 10_000;

/**
 * What a configuration written as a program exports by default, read without running it: literals, what they are made
 * of, and modules of the same folder. `undefined` stands for everything else.
 */
export function evaluateModule(folder: MigrationFolder, file: string): unknown {
  return settled(openModule(folder, file, { depth: 0, calls: { left: mostCalls } })?.exported('default'));
}

/** What a module exports under a name, or all of it under `*`. */
interface Module {
  exported: (name: string) => unknown;
}

function openModule(
  folder: MigrationFolder,
  file: string,
  { depth, calls }: Pick<ModuleNames, 'calls'> & { depth: number },
): Module | null {
  const source = folder.read(file);
  if (source === null || depth > deepest) return null;
  if (file.endsWith('.json')) return { exported: () => parseJson(source) };
  const { program } = parseSync(file, source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const importFrom: ModuleNames['importFrom'] = (specifier, name) => {
    const found = findModule(folder, file, specifier);
    return found === undefined ? undefined : openModule(folder, found, { depth: depth + 1, calls })?.exported(name);
  };
  const scope: OwnNames = { names: new Map(), exports: new Map(), importFrom, calls };
  for (const statement of program.body) {
    const exported = readStatement(statement, scope);
    if (exported !== null) scope.exports.set('default', () => evaluateRaw(exported, scope));
  }
  return {
    exported: (name) =>
      name === '*'
        ? Object.fromEntries([...scope.exports].map(([key, read]) => [key, settled(read())]))
        : scope.exports.get(name)?.(),
  };
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

/** Notes the names of a statement; gives the node of what it exports by default. */
function readStatement(statement: Node, scope: OwnNames): Node | null {
  switch (statement.type) {
    case 'ImportDeclaration':
      for (const specifier of statement.specifiers)
        noteName(scope, specifier.local.name, () => scope.importFrom(statement.source.value, importedName(specifier)));
      return null;
    case 'ExportNamedDeclaration':
      return noteExports(statement, scope);
    case 'ExportAllDeclaration':
      noteAll(statement.source.value, scope);
      return null;
    case 'ExportDefaultDeclaration':
      return statement.declaration;
    case 'ExpressionStatement':
      return exportedBy(statement.expression);
    default:
      declare(statement, scope);
      return null;
  }
}

function importedName(specifier: Node): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  return specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : 'default';
}

/** A declaration that is exported, a list of names, and one of another module. */
function noteExports(statement: Node, scope: OwnNames): null {
  if (statement.type !== 'ExportNamedDeclaration') return null;
  const { declaration, source, specifiers } = statement;
  if (declaration) {
    const before = new Set(scope.names.keys());
    readStatement(declaration, scope);
    for (const [name, read] of scope.names) if (!before.has(name)) scope.exports.set(name, read);
  }
  for (const { local, exported } of specifiers) {
    const name = nameOf(local);
    const read = (): unknown => (source ? scope.importFrom(source.value, name) : scope.names.get(name)?.());
    scope.exports.set(nameOf(exported), read);
  }
  return null;
}

/** Everything that another module exports. */
function noteAll(specifier: string, scope: OwnNames): void {
  for (const name of Object.keys(objectOf(scope.importFrom(specifier, '*'))))
    scope.exports.set(name, () => scope.importFrom(specifier, name));
}

/** `module.exports = …` */
function exportedBy(node: Node): Node | null {
  if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return null;
  const { object, property } = node.left;
  const isModule = object.type === 'Identifier' && object.name === 'module';
  return isModule && property.type === 'Identifier' && property.name === 'exports' ? node.right : null;
}

function findModule(folder: MigrationFolder, file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = posix.join(posix.dirname(file), specifier);
  return endings.map((ending) => path.replace(/\.js$/, ending === '.ts' ? '' : '.js') + ending).find(folder.has);
}
