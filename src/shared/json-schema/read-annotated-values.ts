import { scalarText } from '../../base/values/scalar-text.ts';
import type { EnumNote, Schema } from '../../model/api/schema.ts';

const annotations = new Set<keyof Schema>(['const', 'enum', 'type', 'title', 'description', 'deprecated']);

/**
 * Writes a choice among values as an `enum`, with what the alternatives say of each (OpenAPI 3.1.1 and 3.2,
 * "Annotated Enumerations"). Any other choice stays one.
 */
export function readAnnotatedValues(schema: Schema): Schema {
  const { oneOf, anyOf, ...rest } = schema;
  const options = oneOf && anyOf ? undefined : (oneOf ?? anyOf);
  // What is said of the only alternative is said of the whole, unless that has a text of its own.
  const least = rest.description === undefined ? 2 : 1;
  if (!options || options.length < least || schema.enum || schema.const !== undefined || schema.discriminator)
    return schema;
  const values = options.map(soleValue);
  if (!values.every((value) => value !== undefined) || values.every(({ value }) => value === null)) return schema;
  const notes = values.flatMap(({ value, option }): [string, EnumNote][] => {
    const note = noteOf(value, option);
    return note ? [[JSON.stringify(value), note]] : [];
  });
  return {
    ...rest,
    enum: values.map(({ value }) => value),
    ...(notes.length > 0 && { enumNotes: Object.fromEntries(notes) }),
  };
}

/** The only value of an alternative, if that is all it asks for. */
function soleValue(option: Schema): { value: unknown; option: Schema } | undefined {
  if (option.type === 'null' && Object.keys(option).length === 1) return { value: null, option };
  if (!Object.keys(option).every((key) => annotations.has(key as keyof Schema))) return undefined;
  if (option.const !== undefined) return option.enum ? undefined : { value: option.const, option };
  return option.enum?.length === 1 ? { value: option.enum[0], option } : undefined;
}

function noteOf(value: unknown, { title = '', description = '', deprecated }: Schema): EnumNote | null {
  const name = title === scalarText(value) ? '' : title.replace(/[\\*_`<[\]]/g, '\\$&');
  const text = [name, description.trim()].filter(Boolean).join(': ');
  return text === '' && !deprecated ? null : { description: text, ...(deprecated && { deprecated }) };
}
