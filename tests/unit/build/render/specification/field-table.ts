/** What shows a field, on pages and in their Markdown: words, or a form that they have; or why nothing does. */
export type ShownField = string | string[] | RegExp | { left: string };

/** By object of a specification and field. */
export type FieldTable = Record<string, Record<string, ShownField>>;

/** A field that no page shows, on purpose. */
export function left(why: string): ShownField {
  return { left: why };
}
