import { createHash } from 'node:crypto';
import type { SchemaFragmentReference } from '../../model/rendered-page.ts';

export type SchemaFragment = SchemaFragmentReference;

/** Where a fragment lies in the output. What it shows names the file, so that equal ones share it. */
export function fragmentPath({ document, schema, mode, language }: SchemaFragment): string {
  const name = createHash('sha256')
    .update(`${document}\n${language ?? ''}\n${JSON.stringify(schema)}`)
    .digest('base64url')
    .slice(0, 12);
  return `_docwright/schemas/${name}-${mode}.html`;
}
