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

const descriptionKeys = ['x-enumDescriptions', 'x-enum-descriptions', 'x-enumNames', 'x-enum-varnames'];

/**
 * The values of an enumeration, each once, with what the description says of it; extensions do so as a list in the
 * same order or by value.
 */
export function enumValues(schema: Schema): EnumValue[] {
  const texts = descriptionKeys
    .map((key) => schema.extensions?.[key])
    .find((value) => asTree(value) ?? Array.isArray(value));
  const found = new Map<string, EnumValue>();
  for (const [index, value] of (schema.enum ?? []).entries()) {
    const text = asTree(texts) ? ownValue(asTree(texts)!, scalarText(value)) : asList(texts)[index];
    const key = JSON.stringify(value);
    if (found.has(key)) continue;
    const note = schema.enumNotes?.[key];
    const description = asText(text) || note?.description || '';
    found.set(key, { ...note, value, description: description === scalarText(value) ? '' : description });
  }
  return [...found.values()];
}

/** A value of an enumeration as readers see it: a text without quotes, unless it would not be seen. */
export function optionText(value: unknown): string {
  return typeof value === 'string' && value.trim() !== '' ? value : writeJson(value)!;
}
