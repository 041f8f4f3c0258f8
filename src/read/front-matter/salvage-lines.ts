import {
  type JsonNode,
  type JsonObject,
  type JsonPosition,
  type JsonScalar,
  joinKey,
} from '../config/tree/json-node.ts';

export interface SalvageOptions extends JsonPosition {
  /** Between key and value. */
  sign: ':' | '=';
  read: (raw: string) => JsonScalar['value'] | undefined;
}

/** Reads lines of a key and a value one by one, for front matter that is refused as a whole. */
export function salvageLines(text: string, { sign, read, ...top }: SalvageOptions): JsonObject {
  const pattern = new RegExp(`^\\s{0,3}(['"]?)([\\w:.-]+)\\1\\s*${sign}\\s*(.*)$`);
  const entries = new Map<string, JsonNode>();
  for (const [index, line] of text.split('\n').entries()) {
    const [, , key = '', raw = ''] = pattern.exec(line) ?? [];
    const value = key === '' ? undefined : read(raw.trim());
    if (value !== undefined)
      entries.set(key, {
        kind: 'scalar',
        file: top.file,
        line: top.line + index,
        column: 1,
        at: joinKey('', key),
        value,
      });
  }
  return { kind: 'object', ...top, entries };
}
