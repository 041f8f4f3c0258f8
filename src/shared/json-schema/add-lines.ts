import type { Node } from 'yaml';
import { isMap, isNode, isPair, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Problem } from '../../model/problem.ts';
import { pointerTokens } from './json-pointer.ts';

/** Reading a file again with positions is slow; past this size a problem has its JSON pointer only. */
const maxLength = 1_000_000;

/**
 * Adds the line to every problem of these files that has a JSON pointer and no line yet. Reads a text again only if
 * there is one. `texts`: by file.
 */
export function addLines(problems: readonly Problem[], texts: ReadonlyMap<string, string>): Problem[] {
  const finders = new Map<string, FindLine>();
  return problems.map((problem) => {
    const { file, line, key } = problem;
    const text = texts.get(file ?? '') ?? '';
    if (line !== undefined || key === undefined || text === '' || text.length > maxLength) return problem;
    const find = finders.get(file!) ?? createLineFinder(text);
    finders.set(file!, find);
    return { ...problem, ...find(key) };
  });
}

/** Nothing for what is no pointer. */
type FindLine = (pointer: string) => Pick<Problem, 'line' | 'column'>;

function createLineFinder(text: string): FindLine {
  const lines = new LineCounter();
  const root = parseDocument(text, {
    lineCounter: lines,
    uniqueKeys: false,
    strict: false,
    logLevel: 'silent',
  }).contents;
  return (pointer) => {
    const tokens = pointerTokens(pointer);
    const offset = tokens && offsetAt(root, tokens);
    if (offset === null) return {};
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
}

/** Where the key or item begins that the tokens lead to, or the last one on the way that there is. */
function offsetAt(root: Node | null, tokens: readonly string[]): number | null {
  let node: unknown = root;
  let offset = root?.range?.[0] ?? null;
  for (const token of tokens) {
    if (isMap(node)) {
      const pair = node.items.find(
        (item) => isPair(item) && String(isNode(item.key) && 'value' in item.key ? item.key.value : item.key) === token,
      );
      if (!pair) return offset;
      offset = (isNode(pair.key) && pair.key.range?.[0]) || offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(token)];
      if (!isNode(node)) return offset;
      offset = node.range?.[0] ?? offset;
    } else return offset;
  }
  return offset;
}
