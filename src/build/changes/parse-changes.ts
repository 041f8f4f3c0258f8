import * as z from 'zod';
import type { SiteChanges } from '../../model/changes.ts';

const schema: z.ZodType<SiteChanges> = z.object({
  format: z.literal(1),
  pages: z.array(
    z.object({
      kind: z.enum(['new', 'changed', 'removed']),
      path: z.string().startsWith('/'),
      title: z.string(),
    }),
  ),
});

/** Reads what `docwright changes --json` wrote, which may come from a stranger; `null` where it is something else. */
export function parseChanges(text: string): SiteChanges | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
