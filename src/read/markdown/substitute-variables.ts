/**
 * Replaces `{{ name }}` by the variables of `docs.json`, everywhere in a page or snippet. HTML tags are stripped from
 * the values; an unknown name is left as it stands.
 */
export function substituteVariables(source: string, variables: Readonly<Record<string, string>>): string {
  if (!source.includes('{{')) return source;
  return source.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(variables, name) ? variables[name]!.replace(/<[^>]*>/g, '') : whole,
  );
}
