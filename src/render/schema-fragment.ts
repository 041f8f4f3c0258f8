import { createHash } from 'node:crypto';
import type { SchemaFragmentReference } from '../model/rendered-page.ts';

export type SchemaFragment = SchemaFragmentReference;

/** Where a fragment lies in the output. Keys may hold anything, so their hash names the file. */
export function fragmentPath({ document, key, mode }: SchemaFragment): string {
  const name = createHash('sha256').update(`${document}\n${key}`).digest('base64url').slice(0, 12);
  return `_docwright/schemas/${name}-${mode}.html`;
}
