import { scalarText } from '../../base/values/scalar-text.ts';
import { writeJson } from '../../base/values/write-json.ts';
import type { Schema } from '../../model/api/schema.ts';
import { asList, asText, asTree, ownValue } from './untrusted-value.ts';

export interface EnumValue {
  value: unknown;
  /** Markdown; empty when the description says nothing of this value. */
  description: string;
  deprecated?: boolean;
}

const descriptionKeys = ['x-enumDescriptions', 'x-enum-descriptions'];
const nameKeys = ['x-enumNames', 'x-enum-varnames'];

/**
 * The values of an enumeration, each once, with what the description says of it; extensions do so as a list in the
 * same order or by value.
 */
export function enumValues(schema: Schema): EnumValue[] {
  const [names, texts] = [nameKeys, descriptionKeys].map((keys) => saidOfValues(schema, keys));
  const found = new Map<string, EnumValue>();
  for (const [index, value] of (schema.enum ?? []).entries()) {
    const key = JSON.stringify(value);
    if (found.has(key)) continue;
    const note = schema.enumNotes?.[key];
    const text = textOf(value, { texts, index }) || note?.description || '';
    const description = withName(textOf(value, { texts: names, index }), { text, value });
    found.set(key, { ...note, value, description: description === scalarText(value) ? '' : description });
  }
  return [...found.values()];
}

function saidOfValues(schema: Schema, keys: readonly string[]): unknown {
  return keys.map((key) => schema.extensions?.[key]).find((value) => asTree(value) ?? Array.isArray(value));
}

function textOf(value: unknown, { texts, index }: { texts: unknown; index: number }): string {
  const tree = asTree(texts);
  return asText(tree ? ownValue(tree, scalarText(value)) : asList(texts)[index]);
}

/** Beside a text, the name that a value has in code says something only where it is another word. */
function withName(name: string, { text, value }: { text: string; value: unknown }): string {
  if (name === '' || text === '') return name || text;
  const letters = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const isSaid = [scalarText(value), text].some((said) => letters(said) === letters(name));
  return isSaid ? text : `${name}: ${text}`;
}

/**
 * Values of an enumeration as readers see them: texts without quotes, but for one that would not be seen, or look like
 * another value.
 */
export function optionTexts(values: readonly unknown[]): string[] {
  const others = new Set(values.filter((value) => typeof value !== 'string').map((value) => writeJson(value)));
  return values.map((value) =>
    typeof value === 'string' && value.trim() !== '' && !others.has(value) ? value : writeJson(value)!,
  );
}
