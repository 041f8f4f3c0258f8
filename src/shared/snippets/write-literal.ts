import { isExactNumber } from '../../base/values/exact-number.ts';
import { writeJson } from '../../base/values/write-json.ts';
import type { JsonValue } from './json-value.ts';

/** How a language writes JSON values as literals of its own. */
export interface LiteralRules {
  string: (text: string) => string;
  /** A key with what parts it from its value, e.g. `"name": `. */
  key: (name: string) => string;
  object: { open: string; close: string; empty: string };
  array: { open: string; close: string };
  constants: { true: string; false: string; null: string };
  indent: string;
  trailingComma: boolean;
}

const shortList = 60;

/** A literal over several lines whose first line stands at `level` steps of indentation. */
export function writeLiteral(value: JsonValue, rules: LiteralRules, level = 0): string {
  if (value === null || typeof value === 'boolean') return rules.constants[`${value}`];
  if (typeof value === 'string') return rules.string(value);
  if (typeof value === 'number' || isExactNumber(value)) return writeJson(value)!;
  if (Array.isArray(value)) return writeArray(value, rules, level);
  const entries = Object.entries(value).map(([name, inner]) => rules.key(name) + writeLiteral(inner, rules, level + 1));
  return entries.length === 0 ? rules.object.empty : wrap(entries, rules.object, rules, level);
}

function writeArray(items: JsonValue[], rules: LiteralRules, level: number): string {
  const written = items.map((item) => writeLiteral(item, rules, level + 1));
  const flat = rules.array.open + written.join(', ') + rules.array.close;
  const isFlat = items.every((item) => typeof item !== 'object' || item === null) && flat.length <= shortList;
  return isFlat ? flat : wrap(written, rules.array, rules, level);
}

function wrap(
  lines: string[],
  { open, close }: { open: string; close: string },
  { indent, trailingComma }: LiteralRules,
  level: number,
): string {
  const inner = indent.repeat(level + 1);
  return `${open}\n${lines.map((line) => inner + line).join(',\n')}${trailingComma ? ',' : ''}\n${indent.repeat(level)}${close}`;
}
