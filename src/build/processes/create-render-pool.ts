import { isDeepStrictEqual } from 'node:util';
import type { PageLimits } from '../../model/page-limits.ts';
import { defaultPageLimits } from '../render/default-page-limits.ts';
import type { RenderContext } from '../render/render-context.ts';
import type { TracedPart } from '../render/trace.ts';
import { countWorkers } from './count-workers.ts';
import { failedStart, mostFailedStarts } from './failed-start.ts';
import { openRenderProcess, type RenderWorker } from './open-render-process.ts';
import type { RenderPool } from './render-pool.ts';
import { type StopReason, stoppedPageProblem, stoppedResult } from './stopped-page.ts';
import type { Arranging, RenderTask, WorkerAnswer, WorkerMessage } from './worker-messages.ts';

export interface RenderPoolOptions {
  /** Compiled `worker.ts`. */
  script: URL;
  /** `null`: `update` tells it. */
  context: RenderContext | null;
  limits?: PageLimits;
  size?: number;
  /** Workers that start before there is work; all unless told. */
  atOnce?: number;
}

interface Job {
  task: RenderTask;
  /** Parts of a traced page that have begun and not ended. */
  parts: TracedPart[];
  /** Why the first attempt was stopped. */
  stopped: StopReason | null;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

interface Seat {
  /** `null` until there is work. */
  worker: RenderWorker | null;
  /** What the worker has been told and not taken in yet, itself among it. */
  owed: number;
  /** Whether it was told of the site. */
  knowsSite: boolean;
  /** Whether it has taken in everything once. */
  isReady: boolean;
  /** In the order in which the worker takes them. */
  running: Map<number, Job>;
  /** The job whose turn it is; `null` between two. */
  current: number | null;
  /** Milliseconds since the worker last said something; `null` while it starts. */
  quiet: number | null;
  /** What the worker said of its processor time at the last look. */
  busy: number | null;
}

/** Pages a worker holds at once: the next one is there when it finishes, and a slow page delays few others. */
const pagesPerWorker = 4;
/** Milliseconds after which other pages go elsewhere. */
const longQuiet = 1000;
/** Milliseconds between two looks at the workers. */
const lookInterval = 200;
/** Milliseconds for a second attempt, which only finds out where a page stands. */
const traceTime = 5000;

/**
 * Renders pages in workers, as many as `countWorkers` says. A page that takes longer or needs more memory than
 * `limits`, or ends its worker in another way, is rendered once more, traced, to learn where it stands, and then shows
 * a notice; its worker is replaced, and other pages that the worker held are rendered by another.
 */
export function createRenderPool(options: RenderPoolOptions): RenderPool {
  const { script, limits = defaultPageLimits, size = countWorkers() } = options;
  let { context } = options;
  let arranging: Arranging | null = null;
  const waiting: Job[] = [];
  let nextId = 0;
  let closed = false;
  let failedStarts = 0;
  /** Why no worker is started any more. */
  let broken: Error | null = null;
  const seats = Array.from({ length: Math.max(1, size) }, () => createSeat());
  for (const seat of seats.slice(0, options.atOnce)) occupy(seat);
  let lastLook = performance.now();
  const timer = setInterval(look, lookInterval).unref();
  // A worker sees by itself that this process is gone, except in a page that never ends. It comes first: what workers
  // write into would come back behind whoever removes it.
  process.prependOnceListener('exit', endAll);

  function createSeat(): Seat {
    const idle = { worker: null, owed: 0, knowsSite: false, isReady: false };
    return { ...idle, running: new Map(), current: null, quiet: null, busy: null };
  }

  /**
   * One that would have to start first is worth waiting for only while the others work; where few are to start, only
   * while one of them works for long.
   */
  function loadOf({ running, worker, quiet }: Seat): number {
    if (!worker) return !options.atOnce ? 0.5 : pagesPerWorker - 0.5;
    return running.size + ((quiet ?? 0) > longQuiet ? pagesPerWorker : 0);
  }

  /** What a site consists of is told to those alone who make something of it: for the others it is only memory. */
  function occupy(seat: Seat, needsSite = true): RenderWorker {
    const worker = (seat.worker ??= open(seat));
    if (seat.knowsSite || !needsSite) return worker;
    if (context) tell(seat, { kind: 'context', context });
    if (arranging) tell(seat, { kind: 'arranging', arranging });
    return worker;
  }

  function open(seat: Seat): RenderWorker {
    seat.owed = 1;
    return openRenderProcess({
      script,
      limits,
      isUntrusted: context?.isUntrusted ?? false,
      onAnswer: (answer) => hear(seat, answer),
      onEnd: (reason) => void stop(seat, reason),
    });
  }

  function tell(seat: Seat, message: WorkerMessage): void {
    if (!seat.worker) return;
    if (message.kind === 'context') seat.knowsSite = true;
    seat.owed += 1;
    seat.worker.post(message);
  }

  function hear(seat: Seat, answer: WorkerAnswer): void {
    if (answer.kind === 'ready') {
      seat.owed -= 1;
      if (seat.owed > 0) return;
      seat.isReady = true;
      failedStarts = 0;
      return;
    }
    // None of one that was handed on, which this worker does all the same.
    const job = seat.running.get(answer.id);
    if (answer.kind === 'entered') job?.parts.push(answer.part);
    else if (answer.kind === 'left') job?.parts.pop();
    else if (answer.kind === 'started') Object.assign(seat, { current: answer.id, quiet: 0 });
    else settle(seat, job, answer);
  }

  function settle(seat: Seat, job: Job | undefined, answer: WorkerAnswer & { kind: 'done' | 'failed' }): void {
    seat.running.delete(answer.id);
    Object.assign(seat, { current: answer.next, quiet: 0 });
    if (seat.running.size === 0) seat.worker?.hold(false);
    if (answer.kind === 'done') job?.resolve(answer.result as never);
    else job?.reject(Object.assign(new Error(answer.failure.message), answer.failure));
    dispatch();
  }

  /** Time during which this thread was busy itself does not count: answers may lie unread. */
  function look(): void {
    const now = performance.now();
    const passed = Math.min(now - lastLook, 2 * lookInterval);
    lastLook = now;
    for (const seat of seats) {
      if (seat.running.size === 0 || seat.quiet === null) continue;
      seat.quiet += chargeOf(seat, passed);
      if (seat.quiet > timeOf(seat)) void stop(seat, { kind: 'time' });
      else if (seat.worker?.isTooLarge()) void stop(seat, { kind: 'memory' });
      else if (options.atOnce && seat.quiet > longQuiet) handOn(seat);
    }
  }

  /**
   * Somebody waits for each page where few workers are to start: those behind a slow one go to another worker. Not such
   * as are written to files, which the slow one would write once more at any time, and be ended over it.
   */
  function handOn(seat: Seat): void {
    if (seat.current === null || !seats.some((other) => loadOf(other) < pagesPerWorker)) return;
    for (const [id, job] of [...seat.running].reverse()) {
      if (id === seat.current || job.task.kind === 'draw') continue;
      seat.running.delete(id);
      waiting.unshift(job);
    }
    dispatch();
  }

  /** On a busy machine a page is not to blame for the time in which its worker waits for a processor. */
  function chargeOf(seat: Seat, passed: number): number {
    const busy = seat.worker?.busyTime() ?? null;
    const used = busy === null || seat.busy === null ? passed : Math.min(passed, busy - seat.busy);
    seat.busy = busy;
    return used;
  }

  function timeOf({ running, current }: Seat): number {
    const isTraced = current !== null && running.get(current)?.stopped;
    return isTraced ? Math.min(limits.time, traceTime) : limits.time;
  }

  async function stop(seat: Seat, reason: StopReason): Promise<void> {
    const place = seats.indexOf(seat);
    if (place < 0 || closed) return;
    seats[place] = createSeat();
    const isFirst = seat.isReady && seat.quiet === null;
    const [culprit] = seat.current === null ? (isFirst ? seat.running.keys() : []) : [seat.current];
    for (const [id, job] of [...seat.running].reverse()) {
      if (id === culprit) blame(job, reason);
      else waiting.unshift(job);
    }
    const ending = seat.worker?.end();
    if (!seat.isReady) countFailedStart(reason);
    dispatch();
    await ending;
  }

  /** Where another worker is at work, this one may have met with an accident. */
  function countFailedStart(reason: StopReason): void {
    failedStarts += 1;
    if (failedStarts < mostFailedStarts || seats.some(({ isReady }) => isReady)) return;
    broken = failedStart(reason, limits);
    for (const { reject } of waiting.splice(0)) reject(broken);
  }

  function blame(job: Job, reason: StopReason): void {
    const { task, parts } = job;
    if (!('page' in task)) {
      job.reject(new Error(`${task.kind} cannot be made: ${reason.kind}`));
    } else if (job.stopped) {
      const problem = stoppedPageProblem(task.page, { reason: job.stopped, part: parts.at(-1), limits });
      job.resolve(stoppedResult(task.kind, problem) as never);
    } else {
      waiting.unshift({ ...job, task: { ...task, traced: true }, parts: [], stopped: reason });
    }
  }

  function dispatch(): void {
    while (!closed && waiting.length > 0) {
      const seat = seats.reduce((best, other) => (loadOf(other) < loadOf(best) ? other : best));
      if (seat.running.size >= pagesPerWorker) return;
      const job = waiting.shift()!;
      const id = nextId++;
      if (seat.running.size === 0 && seat.quiet !== null) seat.quiet = 0;
      seat.running.set(id, job);
      const worker = occupy(seat, job.task.kind !== 'documents' && job.task.kind !== 'postings');
      worker.hold(true);
      worker.post({ ...job.task, id });
    }
  }

  function endAll(): (Promise<void> | undefined)[] {
    return seats.map(({ worker }) => worker?.end());
  }

  const perform = <Result>(task: RenderTask): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (broken) return reject(broken);
      waiting.push({ task, parts: [], stopped: null, resolve, reject });
      dispatch();
    });

  return {
    render: (page) => perform({ kind: 'render', page, traced: false }),
    readFacts: (page) => perform({ kind: 'facts', page, traced: false }),
    draw: (task) => perform({ kind: 'draw', ...task, traced: false }),
    prepare: (next) => {
      arranging = next;
      for (const seat of seats) if (seat.knowsSite) tell(seat, { kind: 'arranging', arranging: next });
    },
    renderFragment: (fragment) => perform({ kind: 'fragment', fragment }),
    readDocuments: (texts) => perform({ kind: 'documents', texts }),
    readPostings: (block) => perform({ kind: 'postings', block, keep: context?.keep }),
    update: (next, { isWhole = false } = {}) => {
      arranging = null;
      failedStarts = 0;
      broken = null;
      if (!isWhole && isDeepStrictEqual(next, context)) return;
      context = next;
      for (const seat of seats) tell(seat, { kind: 'context', context: next });
    },
    rest: async (above) => {
      const isLarge = (worker: RenderWorker): boolean => above === undefined || worker.memory() > above;
      const idle = seats.filter(({ worker, running }) => worker && running.size === 0 && isLarge(worker));
      for (const seat of idle) seats[seats.indexOf(seat)] = createSeat();
      await Promise.all(idle.map(({ worker }) => worker!.end()));
    },
    close: async () => {
      closed = true;
      clearInterval(timer);
      process.off('exit', endAll);
      await Promise.all(endAll());
    },
  };
}
