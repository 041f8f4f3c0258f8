import type { ApiDocument } from '../../model/api/document.ts';
import type { Operation } from '../../model/api/operation.ts';

/** Of a description that an overlay of the web changes: that can have written any part of it. */
export function markFromElsewhere(document: ApiDocument): ApiDocument {
  const mark = (operation: Operation): Operation => ({
    ...operation,
    docs: { ...operation.docs, isFromElsewhere: true },
  });
  return { ...document, operations: document.operations.map(mark), webhooks: document.webhooks.map(mark) };
}
