import { parentPort } from 'node:worker_threads';
import type { ApiDocument } from '../../model/api/document.ts';
import type { Problem } from '../../model/problem.ts';
import { validateAsyncApi } from '../../read/asyncapi/validate-asyncapi.ts';
import { validateOpenApi } from '../../read/openapi/validate-openapi.ts';
import { readDescription } from '../../read/site/read-description.ts';

/** The description to check, and what is known of it; the answer is a list of problems. */
export interface ValidationTask {
  id: string;
  kind: Exclude<ApiDocument['kind'], 'page'>;
  folder: string;
  isUntrusted: boolean;
  known: Problem[];
}

parentPort!.on('message', async ({ id, kind, folder, isUntrusted, known }: ValidationTask) => {
  const readRef = (location: string): Promise<string> => readDescription(location, { folder, isUntrusted });
  const validate = kind === 'openapi' ? validateOpenApi : validateAsyncApi;
  parentPort!.postMessage(await validate({ id, text: await readRef(id), readRef, known }));
});
