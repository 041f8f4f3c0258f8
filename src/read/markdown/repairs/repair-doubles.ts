import type { Nodes } from 'mdast';
import { parseSync } from '../code-parser.ts';
import { walk } from '../walk-tree.ts';
import type { EsmRepair } from './repair-esm.ts';
import { replaceText } from './replace-text.ts';

/** A name that a statement of the page gives a value. */
interface Binding {
  name: string;
  /** What an import gives it: the same twice is no conflict. */
  from: string | null;
  /** Of an import: what gives the value another name. */
  rename?: { offset: number; length: number; text: string };
  /** The statement, in the page. */
  start: number;
  end: number;
}

/**
 * Leaves out the first statement in `tree` that gives a value to a name which a statement before it gives one: of such
 * a page nothing could be run. What the page declares itself counts before what it imports. `null` for none.
 */
export function repairDoubles(source: string, tree: Nodes): EsmRepair | null {
  const seen = new Map<string, Binding>();
  let found: { first: Binding; second: Binding } | null = null;
  walk(tree, (node) => {
    if (found !== null || node.type !== 'mdxjsEsm') return found === null;
    for (const second of bindingsOf(node.value, node.position?.start.offset ?? 0)) {
      const first = seen.get(second.name);
      const isSame = first !== undefined && first.from !== null && first.from === second.from;
      if (first !== undefined && !isSame) found ??= { first, second };
      else seen.set(second.name, second);
    }
    return false;
  });
  return found && leaveOut(source, found);
}

function leaveOut(source: string, { first, second }: { first: Binding; second: Binding }): EsmRepair {
  const imported = [first, second].filter(({ rename }) => rename !== undefined);
  if (imported.length === 1) return renameImport(source, imported[0]!);
  const { start, end, name } = second;
  return {
    offset: start,
    source: replaceText(source, {
      offset: start,
      length: end - start,
      text: source.slice(start, end).replace(/[^\n]/g, ''),
    }),
    message: `The name "${name}" is declared twice`,
    hint: 'Rename one of the two; until then, the second statement is ignored',
    first: first.start,
  };
}

function renameImport(source: string, { name, start, rename }: Binding): EsmRepair {
  return {
    offset: start,
    source: replaceText(source, rename!),
    message: `The page declares "${name}" itself`,
    hint: 'The import of that name is ignored; rename one of the two',
  };
}

interface Specifier {
  type: string;
  local?: { name?: string; start: number; end: number };
  imported?: { name?: string; value?: unknown; start: number };
}

interface Statement {
  type: string;
  start: number;
  end: number;
  source?: { value: unknown } | null;
  specifiers?: Specifier[];
  declaration?: Statement | null;
  declarations?: { id: { name?: string } }[];
  id?: { name: string } | null;
}

function bindingsOf(value: string, offset: number): Binding[] {
  const { program } = parseSync('page.jsx', value, { lang: 'jsx', sourceType: 'module' });
  return (program.body as unknown as Statement[]).flatMap((statement): Binding[] => {
    const place = { start: offset + statement.start, end: offset + statement.end };
    if (statement.type !== 'ImportDeclaration')
      return declaredBy(statement).map((name) => ({ name, from: null, ...place }));
    return (statement.specifiers ?? []).flatMap(({ type, local, imported }) => {
      const from = `${String(statement.source?.value)} ${type} ${imported?.name ?? String(imported?.value)}`;
      if (local?.name === undefined) return [];
      const text = `${imported?.start === local.start ? `${local.name} as ` : ''}${local.name}$`;
      const rename = { offset: offset + local.start, length: local.end - local.start, text };
      return [{ name: local.name, from, rename, ...place }];
    });
  });
}

function declaredBy(statement: Statement): string[] {
  if (statement.type.startsWith('Export')) return statement.declaration ? declaredBy(statement.declaration) : [];
  if (statement.declarations) return statement.declarations.flatMap(({ id }) => id.name ?? []);
  return statement.type.endsWith('Declaration') && statement.id ? [statement.id.name] : [];
}
