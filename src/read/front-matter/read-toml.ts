import { parse, TomlError } from 'smol-toml';
import type { JsonNode, JsonObject, JsonPosition, JsonScalar } from '../config/tree/json-node.ts';
import { problemAt } from '../config/tree/json-node.ts';
import { buildNode } from './build-node.ts';
import type { FrontMatterPlace, ReadFrontMatter } from './read-yaml.ts';
import { salvageLines } from './salvage-lines.ts';

/** Reads the TOML of front matter. Where it is broken as a whole, its `key = value` lines are read one by one. */
export function readToml(text: string, place: FrontMatterPlace): ReadFrontMatter {
  const top = { file: place.file, line: place.line, column: 1, at: '' };
  try {
    const root = buildNode(parse(text), top) as JsonObject;
    return { root: placeKeys(root, text), problems: [] };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const position = { ...top, line: error.line + place.line - 1, column: error.column };
    return {
      root: salvageLines(text, { ...top, sign: '=', read: readValue }),
      problems: [describeFault(position, error)],
    };
  }
}

function readValue(raw: string): JsonScalar['value'] | undefined {
  try {
    const node = buildNode(parse(`value = ${raw}`)['value'], { file: '', line: 0, column: 0, at: '' });
    return node.kind === 'scalar' ? node.value : undefined;
  } catch {
    return raw.replace(/^['"]|['"]$/g, '');
  }
}

/** The library tells no positions: a key of the outermost table is looked for at the beginning of lines. */
function placeKeys(root: JsonObject, text: string): JsonObject {
  const lines = new Map<string, number>();
  for (const [index, line] of text.split('\n').entries()) {
    const key = /^\s*\[*\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))/.exec(line)?.slice(1).find(Boolean);
    if (key !== undefined && !lines.has(key)) lines.set(key, index);
  }
  const entries = [...root.entries].map(([key, node]): [string, JsonNode] => [
    key,
    { ...node, line: root.line + (lines.get(key) ?? 0) },
  ]);
  return { ...root, entries: new Map(entries) };
}

function describeFault(position: JsonPosition, error: TomlError) {
  const [, what = ''] = /^Invalid TOML document: (.*)/.exec(error.message) ?? [];
  return problemAt(position, {
    severity: 'warning',
    code: 'front-matter-toml',
    message: `The front matter is not valid TOML: ${what}`,
    hint: 'Strings need quotes: `title = "Welcome"`',
  });
}
