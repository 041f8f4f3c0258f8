import { Worker } from 'node:worker_threads';
import type { Embedder } from './embedder.ts';
import type { WorkerReply, WorkerRequest } from './worker.ts';
import type { WorkerInput } from './worker-input.ts';

/** A thread that holds the model. */
export interface EmbeddingThread {
  /** As in `WorkerInput`. */
  native: string | null;
  embed: Embedder['embed'];
  close: Embedder['close'];
}

interface Pending {
  resolve: (vectors: Float32Array[]) => void;
  reject: (error: Error) => void;
}

/** @returns `null` when the model cannot be loaded */
export function startEmbeddingThread(script: string, workerData: WorkerInput): Promise<EmbeddingThread | null> {
  const worker = new Worker(script, { workerData, stdout: false, stderr: true });
  const pending = new Map<number, Pending>();
  let count = 0;
  const fail = (error: Error): void => {
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  const embed = (texts: readonly string[]): Promise<Float32Array[]> =>
    new Promise((resolve, reject) => {
      if (worker.threadId === -1) return reject(new Error('The embedding model has stopped'));
      const request: WorkerRequest = { id: ++count, texts: [...texts] };
      pending.set(request.id, { resolve, reject });
      worker.ref();
      worker.postMessage(request);
    });
  return new Promise((resolve) => {
    worker.on('message', (reply: WorkerReply) => {
      if (reply.kind === 'ready') {
        worker.unref();
        resolve({ native: workerData.native, embed, close: async () => void (await worker.terminate()) });
      } else {
        const waiting = pending.get(reply.id);
        pending.delete(reply.id);
        if (pending.size === 0) worker.unref();
        if (reply.kind === 'vectors') waiting?.resolve(reply.vectors);
        else waiting?.reject(new Error(reply.message));
      }
    });
    worker.on('error', (error) => {
      fail(error instanceof Error ? error : new Error(String(error)));
      resolve(null);
    });
    worker.on('exit', () => {
      fail(new Error('The embedding model has stopped'));
      resolve(null);
    });
  });
}
