import type { Schema } from '../../model/api/schema.ts';
import { schemaName } from '../../shared/json-schema/schema-name.ts';

/**
 * What a schema calls itself where that says more than the name of its field; else empty. Generators write a title on
 * every field that is its name in other letters, and one on each model.
 */
export function ownTitle(name: string, schema: Schema): string {
  const title = schema.title?.trim() ?? '';
  const said = [name, schemaName(schema) ?? '', schema.description ?? ''].map(lettersOf);
  return title === '' || said.some((text) => text !== '' && text.includes(lettersOf(title))) ? '' : title;
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
