import { parentPort, workerData } from 'node:worker_threads';
import { explainError } from '../../base/errors/explain-error.ts';
import { loadModel } from './load-model.ts';
import { planBatches } from './plan-batches.ts';
import type { WorkerInput } from './worker-input.ts';

export interface WorkerRequest {
  id: number;
  texts: string[];
}

export type WorkerReply =
  | { kind: 'ready' }
  | { kind: 'vectors'; id: number; vectors: Float32Array[] }
  | { kind: 'failure'; id: number; message: string };

interface OpenRequest extends WorkerRequest {
  vectors: Float32Array[];
  batches: number[][];
}

const reply = (message: WorkerReply): void => parentPort!.postMessage(message);
const input = workerData as WorkerInput;
const model = await loadModel(input);
const waiting: OpenRequest[] = [];
let running = false;

parentPort!.on('message', ({ id, texts }: WorkerRequest) => {
  waiting.push({ id, texts, vectors: [], batches: planBatches(texts, input.native ? 8 : 2) });
  if (!running) void work();
});
reply({ kind: 'ready' });

/** Of all that waits, what is least comes first: a query need not wait until a site is indexed. */
async function work(): Promise<void> {
  running = true;
  while (waiting.length > 0) {
    waiting.sort((a, b) => a.batches.length - b.batches.length || a.id - b.id);
    const request = waiting[0]!;
    try {
      const batch = request.batches.shift();
      const vectors = batch ? await model.embed(batch.map((place) => request.texts[place]!)) : [];
      batch?.forEach((place, index) => (request.vectors[place] = vectors[index]!));
      if (request.batches.length === 0) finish(request, { kind: 'vectors', id: request.id, vectors: request.vectors });
    } catch (error) {
      finish(request, {
        kind: 'failure',
        id: request.id,
        message: explainError(error),
      });
    }
    // Messages that came meanwhile are read here.
    await new Promise(setImmediate);
  }
  running = false;
}

function finish(request: OpenRequest, answer: WorkerReply): void {
  waiting.splice(waiting.indexOf(request), 1);
  reply(answer);
}
