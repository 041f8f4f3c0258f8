import type { Node } from 'yaml';
import { isMap, isNode, isPair, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Problem } from '../../model/problem.ts';
import { createJsonFinder, type FindOffset } from './create-json-finder.ts';
import { createYamlFinder } from './create-yaml-finder.ts';
import { pointerTokens } from './json-pointer.ts';

/** Characters; to parse more of YAML once more would take more than a second. */
const mostYaml = 1_000_000;

/**
 * Adds the line to every problem of these files that has a JSON pointer and no line yet. Reads a text again only if
 * there is one. `texts`: by file.
 */
export function addLines(problems: readonly Problem[], texts: ReadonlyMap<string, string>): Problem[] {
  const finders = new Map<string, FindLine>();
  return problems.map((problem) => {
    const { file, line, key } = problem;
    const text = texts.get(file ?? '') ?? '';
    if (line !== undefined || key === undefined || text === '') return problem;
    const find = finders.get(file!) ?? createLineFinder(text);
    finders.set(file!, find);
    return { ...problem, ...find(key) };
  });
}

/** Nothing for what is no pointer. */
type FindLine = (pointer: string) => Pick<Problem, 'line' | 'column'>;

function createLineFinder(text: string): FindLine {
  const find = createOffsetFinder(text);
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return (pointer) => {
    const tokens = pointerTokens(pointer);
    const offset = tokens && find(tokens);
    if (offset === null) return {};
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
}

function createOffsetFinder(text: string): FindOffset {
  const inYaml = text.length > mostYaml ? createYamlFinder(text) : createTreeFinder(text);
  if (!/^\s*\{/.test(text)) return inYaml;
  const inJson = createJsonFinder(text);
  return (tokens) => inJson(tokens) ?? inYaml(tokens);
}

function createTreeFinder(text: string): FindOffset {
  let root: Node | null | undefined;
  return (tokens) => {
    root ??= parseDocument(text, { uniqueKeys: false, strict: false, logLevel: 'silent' }).contents;
    return offsetAt(root, tokens);
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
