import type { Schema } from '../../model/api/schema.ts';
import { asList, asText, asTree, ownValue } from './untrusted-value.ts';

export interface EnumValue {
  value: unknown;
  /** Markdown; empty when the description says nothing of this value. */
  description: string;
}

const descriptionKeys = ['x-enumDescriptions', 'x-enum-descriptions', 'x-enumNames', 'x-enum-varnames'];

/** The values of an enumeration with what extensions say of each, either as a list in the same order or by value. */
export function enumValues(schema: Schema): EnumValue[] {
  const texts = descriptionKeys
    .map((key) => schema.extensions?.[key])
    .find((value) => asTree(value) ?? Array.isArray(value));
  return (schema.enum ?? []).map((value, index) => {
    const text = asTree(texts) ? ownValue(asTree(texts)!, String(value)) : asList(texts)[index];
    return { value, description: asText(text) === String(value) ? '' : asText(text) };
  });
}
