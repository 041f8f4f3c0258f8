import { fork } from 'node:child_process';
import type { PublishedIndex } from '../../service/retrieval/publish-index.ts';
import { createQueue } from '../../service/store/create-queue.ts';
import type { IndexingJob, IndexingReply } from './indexing-worker.ts';

/**
 * Makes indexes in processes of their own, one at a time: requests do not wait for it, and a crash of it is no crash of
 * the service.
 */
export interface Indexer {
  /**
   * Publishes the index of a build; `null` when a newer build of the same site took its place, or the indexer was
   * closed.
   * @throws Error that says why there is no index; the last one then stays
   */
  index: (job: IndexingJob) => Promise<PublishedIndex | null>;
  close: () => Promise<void>;
}

/** @param script the compiled `indexing-worker.ts` */
export function createIndexer(script: string): Indexer {
  const inTurn = createQueue();
  const newest = new Map<string, AbortController>();
  return {
    index: (job) => {
      newest.get(job.domain)?.abort();
      const stop = new AbortController();
      newest.set(job.domain, stop);
      return inTurn(async () => (stop.signal.aborted ? null : runJob(script, job, stop.signal)));
    },
    close: () => {
      for (const stop of newest.values()) stop.abort();
      return inTurn(async () => undefined);
    },
  };
}

const longestComplaint = 2_000;

function runJob(script: string, job: IndexingJob, signal: AbortSignal): Promise<PublishedIndex | null> {
  return new Promise((resolve, reject) => {
    let reply: IndexingReply | null = null;
    let complaint = '';
    const child = fork(script, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], signal, killSignal: 'SIGKILL' });
    const complain = (text: string): void => void (complaint = (complaint + text).slice(-longestComplaint));
    child.stderr!.setEncoding('utf8').on('data', complain);
    child.on('message', (message) => (reply = message as IndexingReply));
    child.once('error', (error) => (signal.aborted ? undefined : reject(error)));
    child.once('close', (code, killed) => {
      if (signal.aborted) resolve(null);
      else if (reply?.kind === 'published') resolve(reply.index);
      else
        reject(
          new Error(
            `${job.domain} could not be indexed: ${reply?.message ?? (complaint.trim() || `the process ended with ${killed ?? code}`)}`,
          ),
        );
    });
    // A process that is gone before it hears of its work says so with `close`.
    child.send(job, () => undefined);
  });
}
