import { parentPort } from 'node:worker_threads';
import type { ApiDocument } from '../../model/api/document.ts';
import type { Problem } from '../../model/problem.ts';
import { validateAsyncApi } from '../../read/asyncapi/validate-asyncapi.ts';
import { validateOpenApi } from '../../read/openapi/validate-openapi.ts';
import { createFetchMemory } from '../../read/site/fetch-memory.ts';
import { createPatientFetch } from '../../read/site/patient-fetch.ts';
import { readDescription } from '../../read/site/read-description.ts';
import { createDescriptionCache } from '../cache/create-description-cache.ts';

/** The description to check, and what is known of it; the answer is a list of problems. */
export interface ValidationTask {
  id: string;
  kind: Exclude<ApiDocument['kind'], 'page'>;
  folder: string;
  isUntrusted: boolean;
  known: Problem[];
}

/** What stands for a server that does not answer, as it did for the pages, and is waited for once. */
const [cache, memory] = [createDescriptionCache(), createFetchMemory()];

parentPort!.on('message', async ({ id, kind, folder, isUntrusted, known }: ValidationTask) => {
  const options = { folder, isUntrusted, cache, fetch: createPatientFetch(memory) };
  const readRef = (location: string): Promise<string> => readDescription(location, options);
  const validate = kind === 'openapi' ? validateOpenApi : validateAsyncApi;
  parentPort!.postMessage(await validate({ id, text: await readRef(id), readRef, known }));
});
