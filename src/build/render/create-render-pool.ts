import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Page } from '../../model/page.ts';
import type { RenderedPage } from '../../model/rendered-page.ts';
import type { RenderedFragment } from './create-page-renderer.ts';
import type { RenderContext } from './render-context.ts';
import type { SchemaFragment } from './schema-fragment.ts';
import type { WorkerAnswer, WorkerMessage } from './worker.ts';

export interface RenderPool {
  render: (page: Page) => Promise<RenderedPage>;
  renderFragment: (fragment: SchemaFragment) => Promise<RenderedFragment>;
  /** Pages rendered from now on belong to another state of the site. */
  update: (context: RenderContext) => void;
  close: () => Promise<void>;
}

type Task = { kind: 'render'; page: Page } | { kind: 'fragment'; fragment: SchemaFragment };

interface Job {
  task: Task;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

interface Seat {
  worker: Worker;
  running: Map<number, Job>;
}

/** Pages a worker holds at once: the next one is there when it finishes, and a slow page delays few others. */
const pagesPerWorker = 4;

/**
 * Renders pages on worker threads, one for each core. A page that takes a worker down (out of memory, an endless
 * loop stopped from outside) is rejected and the worker replaced.
 *
 * @param script compiled `worker.ts`
 */
export function createRenderPool(script: URL, first: RenderContext, size = availableParallelism()): RenderPool {
  let context = first;
  const waiting: Job[] = [];
  let nextId = 0;
  let closed = false;
  const seats = Array.from({ length: Math.max(1, size) }, () => createSeat());

  function createSeat(): Seat {
    const seat: Seat = {
      worker: new Worker(script, {
        workerData: context,
        resourceLimits: { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 2048 },
        env: { ...process.env, NODE_ENV: 'production' },
      }),
      running: new Map(),
    };
    seat.worker.on('message', (answer: WorkerAnswer) => settle(seat, answer));
    seat.worker.on('error', (error: Error) => replace(seat, error));
    seat.worker.unref();
    return seat;
  }

  function settle(seat: Seat, answer: WorkerAnswer): void {
    const job = seat.running.get(answer.id);
    seat.running.delete(answer.id);
    if (seat.running.size === 0) seat.worker.unref();
    if (answer.kind === 'done') job?.resolve(answer.result as never);
    else job?.reject(new Error(answer.message));
    dispatch();
  }

  function replace(seat: Seat, error: Error): void {
    for (const job of seat.running.values()) job.reject(error);
    seats[seats.indexOf(seat)] = createSeat();
    dispatch();
  }

  function dispatch(): void {
    while (!closed && waiting.length > 0) {
      const seat = seats.reduce((best, other) => (other.running.size < best.running.size ? other : best));
      if (seat.running.size >= pagesPerWorker) return;
      const job = waiting.shift()!;
      const id = nextId++;
      seat.running.set(id, job);
      seat.worker.ref();
      seat.worker.postMessage({ ...job.task, id } satisfies WorkerMessage);
    }
  }

  const perform = <Result>(task: Task): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ task, resolve, reject });
      dispatch();
    });

  return {
    render: (page) => perform({ kind: 'render', page }),
    renderFragment: (fragment) => perform({ kind: 'fragment', fragment }),
    update: (next) => {
      context = next;
      for (const { worker } of seats) worker.postMessage({ kind: 'context', context } satisfies WorkerMessage);
    },
    close: async () => {
      closed = true;
      await Promise.all(seats.map((seat) => seat.worker.terminate()));
    },
  };
}
