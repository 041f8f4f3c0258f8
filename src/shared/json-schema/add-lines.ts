import type { Node } from 'yaml';
import { isMap, isNode, isPair, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Problem } from '../../model/problem.ts';
import { pointerTokens } from './json-pointer.ts';

/** Reading a file again with positions is slow; past this size a problem has its JSON pointer only. */
const maxLength = 1_000_000;

/**
 * Adds the line to every problem of `file` that has a JSON pointer and no line yet. Reads the text again only if there
 * is one.
 */
export function addLines(problems: readonly Problem[], { file, text }: { file: string; text: string }): Problem[] {
  const needsLine = (problem: Problem): boolean =>
    problem.file === file && problem.line === undefined && problem.key !== undefined;
  if (text.length > maxLength || !problems.some(needsLine)) return [...problems];
  const lines = new LineCounter();
  const root = parseDocument(text, {
    lineCounter: lines,
    uniqueKeys: false,
    strict: false,
    logLevel: 'silent',
  }).contents;
  return problems.map((problem) => {
    const tokens = needsLine(problem) ? pointerTokens(problem.key!) : null;
    const offset = tokens && offsetAt(root, tokens);
    if (offset === null) return problem;
    const { line, col } = lines.linePos(offset);
    return { ...problem, line, column: col };
  });
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
