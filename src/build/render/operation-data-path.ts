import { createHash } from 'node:crypto';
import { buildFolder } from '../../base/paths/build-folder.ts';
import type { Operation } from '../../model/api/operation.ts';

export const operationFolder = `${buildFolder}/operations`;

/** Where the data of an operation lies in the output (`OperationData`). */
export function operationDataPath({ document, method, path }: Pick<Operation, 'document' | 'method' | 'path'>): string {
  const name = createHash('sha256').update(`${document}\n${method}\n${path}`).digest('base64url').slice(0, 12);
  return `${operationFolder}/${name}.json`;
}
