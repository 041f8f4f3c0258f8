import type { ESTree } from 'rolldown/utils';
import { applyEdits, type Edit } from '../../read/markdown/apply-edits.ts';
import { namesOfPattern } from './names-of-pattern.ts';

export interface ImportBinding {
  specifier: string;
  /** `default`, `*` for the whole module, or the exported name. */
  imported: string;
  local: string;
}

/** An ES module taken apart: statements that can run inside a function, and what they need from and give to others. */
export interface SplitModule {
  /** The same number of lines as the module. Ends in a `return` of the exports. */
  body: string;
  imports: ImportBinding[];
  /** Modules imported for their effect or named by an import, each once. */
  specifiers: string[];
  /** Names that the statements themselves declare. */
  declared: Set<string>;
}

interface Draft {
  edits: Edit[];
  imports: ImportBinding[];
  specifiers: Set<string>;
  declared: Set<string>;
  /** Exported name to the expression that holds it. */
  exports: Map<string, string>;
  stars: string[];
}

/** Takes `code`, plain JavaScript with the tree `program`, apart. Line numbers stay as they are. */
export function splitModule(code: string, program: ESTree.Program): SplitModule {
  const draft: Draft = {
    edits: [],
    imports: [],
    specifiers: new Set(),
    declared: new Set(),
    exports: new Map(),
    stars: [],
  };
  for (const statement of program.body) readStatement(statement, draft, code);
  const members = [...draft.stars.map((name) => `...${name}`)];
  for (const [name, value] of draft.exports) members.push(`${JSON.stringify(name)}: ${value}`);
  return {
    body: `${applyEdits(code, draft.edits)}\nreturn { ${members.join(', ')} };`,
    imports: draft.imports,
    specifiers: [...draft.specifiers],
    declared: draft.declared,
  };
}

function readStatement(statement: ESTree.Program['body'][number], draft: Draft, code: string): void {
  switch (statement.type) {
    case 'ImportDeclaration':
      readImport(statement, draft);
      draft.edits.push(blank(statement, code));
      return;
    case 'ExportNamedDeclaration':
      readNamedExport(statement, draft, code);
      return;
    case 'ExportDefaultDeclaration':
      readDefaultExport(statement, draft);
      return;
    case 'ExportAllDeclaration':
      readStarExport(statement, draft);
      draft.edits.push(blank(statement, code));
      return;
    default:
      for (const name of declaredNames(statement)) draft.declared.add(name);
  }
}

function readImport(statement: ESTree.ImportDeclaration, draft: Draft): void {
  const specifier = statement.source.value;
  draft.specifiers.add(specifier);
  for (const item of statement.specifiers) {
    draft.imports.push({ specifier, imported: importedName(item), local: item.local.name });
  }
}

/** What an import takes from its module: an exported name, `default`, or `*` for all of it. */
export function importedName(item: ESTree.ImportDeclarationSpecifier): string {
  if (item.type === 'ImportDefaultSpecifier') return 'default';
  if (item.type === 'ImportNamespaceSpecifier') return '*';
  return moduleName(item.imported);
}

function readNamedExport(statement: ESTree.ExportNamedDeclaration, draft: Draft, code: string): void {
  if (statement.declaration) {
    draft.edits.push({ start: statement.start, end: statement.declaration.start, text: '' });
    for (const name of declaredNames(statement.declaration)) {
      draft.declared.add(name);
      draft.exports.set(name, name);
    }
    return;
  }
  draft.edits.push(blank(statement, code));
  const specifier = statement.source?.value;
  for (const item of statement.specifiers) {
    const imported = moduleName(item.local);
    const local = specifier === undefined ? imported : `__reexport${draft.imports.length}`;
    if (specifier !== undefined) {
      draft.specifiers.add(specifier);
      draft.imports.push({ specifier, imported, local });
    }
    draft.exports.set(moduleName(item.exported), local);
  }
}

function readDefaultExport(statement: ESTree.ExportDefaultDeclaration, draft: Draft): void {
  const { declaration } = statement;
  const named =
    (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') && declaration.id;
  if (named) {
    draft.declared.add(named.name);
    draft.edits.push({ start: statement.start, end: declaration.start, text: '' });
  } else {
    draft.edits.push({ start: statement.start, end: declaration.start, text: 'const __default = ' });
  }
  draft.exports.set('default', named ? named.name : '__default');
}

function readStarExport(statement: ESTree.ExportAllDeclaration, draft: Draft): void {
  const specifier = statement.source.value;
  const local = `__reexport${draft.imports.length}`;
  draft.specifiers.add(specifier);
  draft.imports.push({ specifier, imported: '*', local });
  if (statement.exported) draft.exports.set(moduleName(statement.exported), local);
  else draft.stars.push(local);
}

/** Names that one statement of a module's top level declares. */
export function declaredNames(statement: ESTree.Program['body'][number] | ESTree.Declaration): string[] {
  switch (statement.type) {
    case 'VariableDeclaration':
      return statement.declarations.flatMap((item) => namesOfPattern(item.id));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return statement.id ? [statement.id.name] : [];
    default:
      return [];
  }
}

/** The name between `import {` and `as`, which may be a string. */
export function moduleName(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}

// Line breaks stay, so that positions in errors stay right.
function blank(range: { start: number; end: number }, code: string): Edit {
  const text = code.slice(range.start, range.end).replace(/[^\n]+/g, '');
  return { start: range.start, end: range.end, text };
}
