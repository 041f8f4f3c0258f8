import { posix } from 'node:path';
import type { MigrationFolder } from '../../../model/migration.ts';
import { objectOf } from '../../folder/evaluated-value.ts';
import { readYamlObject, writtenText } from '../../folder/read-page-source.ts';

/** Finds the name of the schema that `docusaurus-plugin-openapi-docs` has made a page of (`pet-food.schema.mdx`). */
export function createSchemaFinder(folder: MigrationFolder, description: string): (page: string) => string | null {
  // A description can be large: it is read for the first page of a schema.
  let names: Map<string, string> | undefined;
  return (page) => {
    const file = posix.basename(page);
    if (!file.endsWith('.schema.mdx')) return null;
    names ??= namesIn(readYamlObject(folder.read(description) ?? ''));
    return names.get(lettersOf(file.slice(0, -'.schema.mdx'.length))) ?? null;
  };
}

/** Names of schemas by what the plug-in makes names of files of: titles, where they have one. */
function namesIn(description: Record<string, unknown>): Map<string, string> {
  const schemas = objectOf(objectOf(description['components'])['schemas']);
  return new Map(
    Object.entries(schemas).map(([name, schema]) => [lettersOf(writtenText(objectOf(schema)['title']) ?? name), name]),
  );
}

/** `Pet.FoodBowl`, `pet-foodbowl` → `petfoodbowl`. */
function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
