import type { Nodes } from 'mdast';
import { parseAst } from '../code-parser.ts';
import { walk } from '../walk-tree.ts';
import { codeStart } from './code-start.ts';
import type { Repair } from './repair.ts';
import { repairTypedStatements } from './repair-types.ts';
import { replaceText } from './replace-text.ts';
import { syntaxError } from './strip-types.ts';

export interface EsmRepair extends Repair {
  /** Where the block starts. */
  offset: number;
}

/** Blocks in which no statement begins. */
const leaves: ReadonlySet<string> = new Set(['heading', 'paragraph', 'table']);

/**
 * Mends the first block of `import` and `export` statements in `tree` that is no JavaScript. A sentence that begins
 * with one of the words becomes text; text right below statements gets a line of its own; types of TypeScript are taken
 * out; declarations are exported; statements that cannot be read, and other statements, are left out.
 */
export function repairEsm(source: string, tree: Nodes): EsmRepair | null {
  let repair: EsmRepair | null = null;
  walk(tree, (node) => {
    if (repair || node.type !== 'mdxjsEsm') return repair === null && !leaves.has(node.type);
    const offset = node.position?.start.offset;
    if (offset === undefined) return false;
    const reason = syntaxError(node.value);
    const typed = reason === null ? repairTypedStatements(source, { value: node.value, offset }) : null;
    const stray = reason === null && !typed ? repairStray(source, { value: node.value, offset }) : null;
    if (reason !== null) repair = mend(source, { value: node.value, offset, reason });
    else if (typed) repair = { ...typed, offset };
    else if (stray) repair = stray;
    return false;
  });
  return repair;
}

function mend(source: string, { value, offset, reason }: { value: string; offset: number; reason: string }): EsmRepair {
  const readable = readableLines(value);
  if (readable > 0) {
    return {
      offset,
      source: replaceText(source, { offset: offset + readable, length: 0, text: '\n' }),
      message: 'Text directly below import or export statements is read as code',
      hint: 'Add an empty line below the statements',
      added: [{ offset: offset + readable, lines: 1 }],
    };
  }
  if (!codeStart.test(value)) {
    return {
      offset,
      source: replaceText(source, { offset, length: 1, text: `&#${value.charCodeAt(0)};` }),
      message: `A paragraph that starts with the word "${/^\w+/.exec(value)![0]}" is read as code`,
      hint: 'Start it with another word',
    };
  }
  const length = endOfStatement(value);
  return {
    offset,
    source: replaceText(source, { offset, length, text: value.slice(0, length).replace(/[^\n]/g, '') }),
    message: `This statement is not valid JavaScript and is ignored: ${reason}`,
    hint: 'Fix the statement',
  };
}

/** MDX reads nothing but imports and exports: a declaration becomes one, and any other statement is left out. */
function repairStray(source: string, { value, offset }: { value: string; offset: number }): EsmRepair | null {
  const stray = parseAst(value, { lang: 'jsx' }).body.find(({ type }) => !/^(?:Import|Export)/.test(type));
  if (!stray) return null;
  const isDeclaration = /Declaration$/.test(stray.type);
  const place = { offset: offset + stray.start, length: isDeclaration ? 0 : stray.end - stray.start };
  const text = isDeclaration ? 'export ' : value.slice(stray.start, stray.end).replace(/[^\n]/g, '');
  return {
    offset: place.offset,
    source: replaceText(source, { ...place, text }),
    message: isDeclaration
      ? 'A declaration among the imports and exports is not exported'
      : 'A statement among the imports and exports is neither, and is ignored',
    hint: isDeclaration ? 'Write "export" before it' : 'Remove it',
  };
}

/** Length of the first lines that are complete statements by themselves. */
function readableLines(value: string): number {
  const lines = value.split('\n');
  for (let count = lines.length - 1; count > 0; count--) {
    const part = lines.slice(0, count).join('\n');
    if (syntaxError(part) === null) return part.length;
  }
  return 0;
}

/** Length of a statement: to the first empty line at which no bracket is open, else to the first empty line. */
export function endOfStatement(value: string): number {
  let depth = 0;
  let at = 0;
  for (const { 0: gap, index } of value.matchAll(/\n[ \t]*\n|$/g)) {
    const part = value.slice(at, index);
    depth += (part.match(/[([{]/g)?.length ?? 0) - (part.match(/[)\]}]/g)?.length ?? 0);
    if (depth <= 0 && part.trim() !== '') return index;
    at = index + gap.length;
  }
  const first = value.search(/\n[ \t]*\n/);
  return first < 0 ? value.length : first;
}
