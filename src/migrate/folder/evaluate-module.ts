import { posix } from 'node:path';
import type { Lose, MigrationFolder } from '../../model/migration.ts';
import { declare, evaluateRaw, noteName, settled } from './evaluate-expression.ts';
import { Call, objectOf, once } from './evaluated-value.ts';
import { boundWork, type Work, within } from './evaluation-work.ts';
import { findChanges } from './find-changes.ts';
import type { ModuleNames } from './module-names.ts';
import { type Node, nameOf } from './names-in.ts';
import { brokenModule, parseModule } from './parse-module.ts';

interface OwnNames extends ModuleNames {
  exports: Map<string, () => unknown>;
  /** The names of what another module exports. */
  namesOf: (specifier: string) => string[];
}

const endings = ['.ts', '.mts', '.cts', '.tsx', '.js', '.mjs', '.cjs', '.jsx', '.json'];
const places = ['', ...endings, ...endings.map((ending) => `/index${ending}`)];

/**
 * What a configuration written as a program exports by default, read without running it: literals, what they are made
 * of, and modules of the same folder. `undefined` stands for everything else, which `lose` is told of.
 */
export function evaluateModule(folder: MigrationFolder, file: string, lose: Lose = () => {}): unknown {
  let isBroken = false;
  const tell: Lose = (loss) => {
    isBroken ||= loss.file === file && loss.message.startsWith(brokenModule);
    lose(loss);
  };
  const value = boundWork((work) => settled(createModules({ folder, work, lose: tell })(file)?.exported('default')));
  const isUnread = value === undefined || (value instanceof Call && Object.keys(objectOf(value)).length === 0);
  if (isUnread && !isBroken && folder.has(file)) lose({ file, message: 'What it exports, which is computed by code' });
  return value;
}

/** What a module exports under a name, or all of it under `*`. */
interface Module {
  names: () => string[];
  exported: (name: string) => unknown;
}

interface Reading {
  folder: MigrationFolder;
  work: Work;
  lose: Lose;
}

/** Opens each module once: what imports it twice, and itself, gets the same. */
function createModules({ folder, work, lose }: Reading): (file: string) => Module | null {
  const opened = new Map<string, Module>();
  const open = (file: string): Module | null => {
    const known = opened.get(file);
    const source = known === undefined ? folder.read(file) : null;
    if (known !== undefined || source === null) return known ?? null;
    const tellChanges: ModuleNames['tellChanges'] = (statements, names) => {
      for (const { start, shown } of findChanges(statements, names))
        lose({ file, line: source.slice(0, start).split('\n').length, message: `Changes made by code: ${shown}` });
    };
    const scope: OwnNames = {
      names: new Map(),
      exports: new Map(),
      work,
      tellChanges,
      importFrom: (specifier, name) => find(file, specifier)?.exported(name),
      namesOf: (specifier) => find(file, specifier)?.names() ?? [],
    };
    const module = file.endsWith('.json') ? jsonModule(source) : moduleOf(scope);
    opened.set(file, module);
    if (file.endsWith('.json')) return module;
    const statements = parseModule(file, source, lose);
    for (const statement of statements) noteStatement(statement, scope);
    tellChanges(statements, scope.names);
    return module;
  };
  const find = (from: string, specifier: string): Module | null => {
    const found = findModule(folder, from, specifier);
    return found === undefined ? null : within(work, () => open(found));
  };
  return open;
}

function jsonModule(source: string): Module {
  const value = parseJson(source);
  return {
    names: () => Object.keys(objectOf(value)),
    exported: (name) => (name === 'default' || name === '*' ? value : objectOf(value)[name]),
  };
}

function moduleOf({ exports }: OwnNames): Module {
  return {
    names: () => [...exports.keys()],
    exported: (name) => {
      if (name !== '*') return exports.get(name)?.();
      return exports.size === 0
        ? undefined
        : Object.fromEntries([...exports].map(([key, read]) => [key, settled(read())]));
    },
  };
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

/** Notes the names of a statement, and what it exports. */
function noteStatement(statement: Node, scope: OwnNames): void {
  switch (statement.type) {
    case 'ImportDeclaration':
      for (const specifier of statement.specifiers)
        noteName(scope, specifier.local.name, () => scope.importFrom(statement.source.value, importedName(specifier)));
      return;
    case 'ExportNamedDeclaration':
      noteExports(statement, scope);
      return;
    case 'ExportAllDeclaration':
      noteAll(statement.source.value, scope);
      return;
    case 'ExportDefaultDeclaration':
      noteExport(scope, 'default', () => evaluateRaw(statement.declaration, scope));
      return;
    case 'ExpressionStatement':
      noteAssignment(statement.expression, scope);
      return;
    default:
      declare(statement, scope);
  }
}

/** It is evaluated once, whoever imports it. */
function noteExport({ exports }: OwnNames, name: string, read: () => unknown): void {
  exports.set(name, once(read));
}

function importedName(specifier: Node): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  return specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : 'default';
}

/** A declaration that is exported, a list of names, and one of another module. */
function noteExports(statement: Node, scope: OwnNames): void {
  if (statement.type !== 'ExportNamedDeclaration') return;
  const { declaration, source, specifiers } = statement;
  if (declaration) {
    const before = new Set(scope.names.keys());
    noteStatement(declaration, scope);
    for (const [name, read] of scope.names) if (!before.has(name)) scope.exports.set(name, read);
  }
  for (const { local, exported } of specifiers) {
    const name = nameOf(local);
    const read = (): unknown => (source ? scope.importFrom(source.value, name) : scope.names.get(name)?.());
    scope.exports.set(nameOf(exported), read);
  }
}

/** Everything that another module exports. */
function noteAll(specifier: string, scope: OwnNames): void {
  for (const name of scope.namesOf(specifier))
    if (name !== 'default') scope.exports.set(name, () => scope.importFrom(specifier, name));
}

/** `module.exports = …`, `module.exports.name = …`, `exports.name = …` */
function noteAssignment(node: Node, scope: OwnNames): void {
  if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return;
  const { object, property } = node.left;
  if (isExports(node.left)) noteExport(scope, 'default', () => evaluateRaw(node.right, scope));
  if (!isExports(object)) return;
  const [before, name] = [scope.exports.get('default'), nameOf(property)];
  noteExport(scope, name, () => evaluateRaw(node.right, scope));
  const value = scope.exports.get(name)!;
  noteExport(scope, 'default', () => ({ ...objectOf(settled(before?.())), [name]: settled(value()) }));
}

function isExports(node: Node): boolean {
  if (node.type === 'Identifier') return node.name === 'exports';
  return node.type === 'MemberExpression' && nameOf(node.object) === 'module' && nameOf(node.property) === 'exports';
}

function findModule(folder: MigrationFolder, file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = posix.join(posix.dirname(file), specifier);
  // Sources in TypeScript name each other as they are called when they are compiled.
  const written = path.replace(/\.([cm]?)js$/, '.$1ts');
  return [...places.map((place) => path + place), written].find(folder.has);
}
