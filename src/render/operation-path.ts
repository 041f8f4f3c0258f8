import { createHash } from 'node:crypto';
import type { Operation } from '../model/api.ts';

/** Where the data of an operation lies in the output (`OperationData`). */
export function operationPath({ document, method, path }: Pick<Operation, 'document' | 'method' | 'path'>): string {
  const name = createHash('sha256').update(`${document}\n${method}\n${path}`).digest('base64url').slice(0, 12);
  return `_docwright/operations/${name}.json`;
}
