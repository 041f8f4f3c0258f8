/**
 * Where a schema of the package can be read once the package is published: its `$id`, and what the starter names. It
 * has no version in it, so that it stays the same; editors that have the package read the file in there.
 */
export function schemaAddress(name: `${string}.schema.json`): string {
  return `https://unpkg.com/docwright/schema/${name}`;
}
